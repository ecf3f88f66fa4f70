import type { RouteObject } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';

/** The payments and the settings of §2, inside the shell: their addresses are fetched with the first of them, for most visits need none. */
export const laterRoutes: RouteObject[] = [
  {
    path: paths.pagos,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/pagos/Pagos.tsx')).Pagos }),
  },
  {
    path: paths.pagosVarios,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/PagosVarios.tsx')).PagosVarios }),
  },
  {
    path: paths.recargas,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/recargas/Recargas.tsx')).Recargas }),
  },
  {
    path: paths.supa,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/Supa.tsx')).Supa }),
  },
  {
    path: paths.colegios,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/Colegios.tsx')).Colegios }),
  },
  {
    path: paths.centrosur,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/CentroSur.tsx')).CentroSur }),
  },
  {
    path: paths.tarjetaCredito,
    caseSensitive: true,
    lazy: async () => ({
      Component: (await import('#screens/tarjetaCredito/TarjetaCredito.tsx')).TarjetaCredito,
    }),
  },
  {
    path: paths.configuracion,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/configuracion/Configuracion.tsx')).Configuracion }),
  },
  {
    path: paths.dispositivos,
    caseSensitive: true,
    lazy: async () => ({ Component: (await import('#screens/dispositivos/Dispositivos.tsx')).Dispositivos }),
  },
  {
    path: paths.tarjetasCredito,
    caseSensitive: true,
    lazy: async () => ({
      Component: (await import('#screens/tarjetasCredito/TarjetasCredito.tsx')).TarjetasCredito,
    }),
  },
  {
    path: paths.tarjetaCreditoAjustes,
    caseSensitive: true,
    lazy: async () => ({
      Component: (await import('#screens/tarjetasCredito/TarjetaCreditoAjustes.tsx')).TarjetaCreditoAjustes,
    }),
  },
];
