import type { RouteObject } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';
import { ScreenError } from './RouteError.tsx';

/** Where the routes of `laterRoutes.tsx` belong. */
export const SHELL_ID = 'socio';

/** The routes of §2 but sign-in and those of `laterRoutes.tsx`, each screen loaded on demand. */
export const furtherRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./PublicArea.tsx')).PublicArea }),
    children: [
      {
        path: paths.registro,
        lazy: async () => ({ Component: (await import('#screens/registro/Registro.tsx')).Registro }),
      },
      {
        path: paths.recuperacionDatos,
        lazy: async () => ({
          Component: (await import('#screens/recuperacion/RecuperacionDatos.tsx')).RecuperacionDatos,
        }),
      },
      {
        path: paths.recuperacionClave,
        lazy: async () => ({
          Component: (await import('#screens/recuperacion/RecuperacionClave.tsx')).RecuperacionClave,
        }),
      },
      {
        path: paths.recuperacionUsuario,
        lazy: async () => ({
          Component: (await import('#screens/recuperacion/RecuperacionUsuario.tsx')).RecuperacionUsuario,
        }),
      },
      {
        path: paths.politicasPrivacidad,
        lazy: async () => ({
          Component: (await import('#screens/politicasprivacidad/PoliticasPrivacidad.tsx')).PoliticasPrivacidad,
        }),
      },
      {
        path: paths.eliminacionUsuario,
        lazy: async () => ({
          Component: (await import('#screens/eliminacionUsuario/EliminacionUsuario.tsx')).EliminacionUsuario,
        }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./SignedInArea.tsx')).SignedInArea }),
    children: [
      {
        id: SHELL_ID,
        ErrorBoundary: ScreenError,
        children: [
          {
            path: paths.productos,
            lazy: async () => ({ Component: (await import('#screens/productos/Productos.tsx')).Productos }),
          },
          {
            path: paths.transferencias,
            lazy: async () => ({
              Component: (await import('#screens/transferencias/Transferencias.tsx')).Transferencias,
            }),
          },
          {
            path: paths.transferenciaInterna,
            lazy: async () => ({
              Component: (await import('#screens/transferenciaI/TransferenciaI.tsx')).TransferenciaI,
            }),
          },
          {
            path: paths.transferenciaExterna,
            lazy: async () => ({
              Component: (await import('#screens/transferenciaE/TransferenciaE.tsx')).TransferenciaE,
            }),
          },
          {
            path: paths.inicio,
            lazy: async () => ({ Component: (await import('#screens/inicio/Inicio.tsx')).Inicio }),
          },
          {
            path: paths.cuenta,
            lazy: async () => ({ Component: (await import('#screens/cuentas/Cuenta.tsx')).Cuenta }),
          },
          {
            path: paths.credito,
            lazy: async () => ({ Component: (await import('#screens/creditos/Credito.tsx')).Credito }),
          },
          {
            path: paths.garantias,
            lazy: async () => ({ Component: (await import('#screens/garantias/Garantias.tsx')).Garantias }),
          },
          {
            path: paths.perfilSocio,
            lazy: async () => ({ Component: (await import('#screens/perfilsocio/PerfilSocio.tsx')).PerfilSocio }),
          },
        ],
      },
    ],
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('#screens/noEncontrada/NoEncontrada.tsx')).NoEncontrada }),
  },
];
