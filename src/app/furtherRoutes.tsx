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
        caseSensitive: true,
        lazy: async () => ({ Component: (await import('#screens/registro/Registro.tsx')).Registro }),
      },
      {
        path: paths.recuperacionDatos,
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import('#screens/recuperacion/RecuperacionDatos.tsx')).RecuperacionDatos,
        }),
      },
      {
        path: paths.recuperacionClave,
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import('#screens/recuperacion/RecuperacionClave.tsx')).RecuperacionClave,
        }),
      },
      {
        path: paths.recuperacionUsuario,
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import('#screens/recuperacion/RecuperacionUsuario.tsx')).RecuperacionUsuario,
        }),
      },
      {
        path: paths.politicasPrivacidad,
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import('#screens/politicasprivacidad/PoliticasPrivacidad.tsx')).PoliticasPrivacidad,
        }),
      },
      {
        path: paths.eliminacionUsuario,
        caseSensitive: true,
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
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('#screens/productos/Productos.tsx')).Productos }),
          },
          {
            path: paths.transferencias,
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('#screens/transferencias/Transferencias.tsx')).Transferencias,
            }),
          },
          {
            path: paths.transferenciaInterna,
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('#screens/transferenciaI/TransferenciaI.tsx')).TransferenciaI,
            }),
          },
          {
            path: paths.transferenciaExterna,
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('#screens/transferenciaE/TransferenciaE.tsx')).TransferenciaE,
            }),
          },
          {
            path: paths.inicio,
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('#screens/inicio/Inicio.tsx')).Inicio }),
          },
          {
            path: paths.cuenta,
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('#screens/cuentas/Cuenta.tsx')).Cuenta }),
          },
          {
            path: paths.credito,
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('#screens/creditos/Credito.tsx')).Credito }),
          },
          {
            path: paths.garantias,
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('#screens/garantias/Garantias.tsx')).Garantias }),
          },
          {
            path: paths.perfilSocio,
            caseSensitive: true,
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
