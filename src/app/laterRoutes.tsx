import type { RouteObject } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';

/** The payments and the settings of §2, inside the shell: their addresses are fetched with the first of them, for most visits need none. */
export const laterRoutes: RouteObject[] = [
  {
    path: paths.pagos,
    lazy: async () => ({ Component: (await import('#screens/pagos/Pagos.tsx')).Pagos }),
  },
  {
    path: paths.pagosVarios,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/PagosVarios.tsx')).PagosVarios }),
  },
  {
    path: paths.recargas,
    lazy: async () => ({ Component: (await import('#screens/recargas/Recargas.tsx')).Recargas }),
  },
  {
    path: paths.supa,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/Supa.tsx')).Supa }),
  },
  {
    path: paths.colegios,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/Colegios.tsx')).Colegios }),
  },
  {
    path: paths.centrosur,
    lazy: async () => ({ Component: (await import('#screens/pagoServicios/CentroSur.tsx')).CentroSur }),
  },
  {
    path: paths.tarjetaCredito,
    lazy: async () => ({
      Component: (await import('#screens/tarjetaCredito/TarjetaCredito.tsx')).TarjetaCredito,
    }),
  },
  {
    path: paths.configuracion,
    lazy: async () => ({ Component: (await import('#screens/configuracion/Configuracion.tsx')).Configuracion }),
  },
  {
    path: paths.dispositivos,
    lazy: async () => ({ Component: (await import('#screens/dispositivos/Dispositivos.tsx')).Dispositivos }),
  },
  {
    path: paths.tarjetasCredito,
    lazy: async () => ({
      Component: (await import('#screens/tarjetasCredito/TarjetasCredito.tsx')).TarjetasCredito,
    }),
  },
  {
    path: paths.tarjetaCreditoAjustes,
    lazy: async () => ({
      Component: (await import('#screens/tarjetasCredito/TarjetaCreditoAjustes.tsx')).TarjetaCreditoAjustes,
    }),
  },
];
