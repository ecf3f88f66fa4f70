/* Written by `npm run routes` from src/navigation/routeTable.ts. */
import type { ComponentType } from 'react';
import type { OpenRouteName } from '#navigation/routeTable.ts';

/** Fetches the screen of a route that whoever comes can see. */
export const openScreens: Readonly<Record<OpenRouteName, () => Promise<ComponentType>>> = {
  /** `/login`: Ingreso. */
  login: async () => (await import('#screens/login/Login.tsx')).Login,
  /** `/registro`: Registro. */
  registro: async () => (await import('#screens/registro/Registro.tsx')).Registro,
  /** `/recuperacion-datos`: Recuperar datos. */
  recuperacionDatos: async () => (await import('#screens/recuperacion/RecuperacionDatos.tsx')).RecuperacionDatos,
  /** `/recuperacion-clave`: Recuperar contraseña. */
  recuperacionClave: async () => (await import('#screens/recuperacion/RecuperacionClave.tsx')).RecuperacionClave,
  /** `/recuperacion-usuario`: Recuperar usuario. */
  recuperacionUsuario: async () => (await import('#screens/recuperacion/RecuperacionUsuario.tsx')).RecuperacionUsuario,
  /** `/politicasprivacidad`: Política de privacidad. */
  politicasPrivacidad: async () =>
    (await import('#screens/politicasprivacidad/PoliticasPrivacidad.tsx')).PoliticasPrivacidad,
  /** `/eliminacion-usuario`: Eliminar usuario virtual. */
  eliminacionUsuario: async () =>
    (await import('#screens/eliminacionUsuario/EliminacionUsuario.tsx')).EliminacionUsuario,
  /** `*`: Página no encontrada. */
  noEncontrada: async () => (await import('#screens/noEncontrada/NoEncontrada.tsx')).NoEncontrada,
};
