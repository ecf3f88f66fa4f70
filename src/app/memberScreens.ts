/* Written by `npm run routes` from src/navigation/routeTable.ts. */
import type { ComponentType } from 'react';
import type { MemberRouteName } from '#navigation/routeTable.ts';

/** Fetches the screen of a route behind the guard. */
export const memberScreens: Readonly<Record<MemberRouteName, () => Promise<ComponentType>>> = {
  /** `/productos`: Mis productos. */
  productos: async () => (await import('#screens/productos/Productos.tsx')).Productos,
  /** `/inicio`: Inicio. */
  inicio: async () => (await import('#screens/inicio/Inicio.tsx')).Inicio,
  /** `/cuentas/:numeroCuenta`: Cuenta. */
  cuenta: async () => (await import('#screens/cuentas/Cuenta.tsx')).Cuenta,
  /** `/creditos/:numeroCredito`: Crédito. */
  credito: async () => (await import('#screens/creditos/Credito.tsx')).Credito,
  /** `/garantias`: Garantías. */
  garantias: async () => (await import('#screens/garantias/Garantias.tsx')).Garantias,
  /** `/pagos`: Pagos de servicios. */
  pagos: async () => (await import('#screens/pagos/Pagos.tsx')).Pagos,
  /** `/pagos/varios/:codigoCategoria`: Servicios de una categoría. */
  pagosVarios: async () => (await import('#screens/pagoServicios/PagosVarios.tsx')).PagosVarios,
  /** `/pagos/recargas`: Recargas. */
  recargas: async () => (await import('#screens/recargas/Recargas.tsx')).Recargas,
  /** `/pagos/supa`: Pensiones alimenticias (SUPA). */
  supa: async () => (await import('#screens/pagoServicios/Supa.tsx')).Supa,
  /** `/pagos/colegios`: Pago de colegios. */
  colegios: async () => (await import('#screens/pagoServicios/Colegios.tsx')).Colegios,
  /** `/pagos/centrosur`: Luz eléctrica CentroSur. */
  centrosur: async () => (await import('#screens/pagoServicios/CentroSur.tsx')).CentroSur,
  /** `/tarjeta-credito`: Pago de tarjetas. */
  pagoTarjetas: async () => (await import('#screens/pagoTarjetas/PagoTarjetas.tsx')).PagoTarjetas,
  /** `/transferencias`: Transferencias. */
  transferencias: async () => (await import('#screens/transferencias/Transferencias.tsx')).Transferencias,
  /** `/transferenciaI/:tipo`: Transferencia interna. */
  transferenciaInterna: async () => (await import('#screens/transferenciaI/TransferenciaI.tsx')).TransferenciaI,
  /** `/transferenciaE/:tipo`: Transferencia externa. */
  transferenciaExterna: async () => (await import('#screens/transferenciaE/TransferenciaE.tsx')).TransferenciaE,
  /** `/configuracion`: Configuración. */
  configuracion: async () => (await import('#screens/configuracion/Configuracion.tsx')).Configuracion,
  /** `/configuracion/dispositivos`: Dispositivos. */
  dispositivos: async () => (await import('#screens/dispositivos/Dispositivos.tsx')).Dispositivos,
  /** `/configuracion/tarjetas-credito`: Tarjetas de crédito. */
  configuracionTarjetas: async () =>
    (await import('#screens/configuracionTarjetas/ConfiguracionTarjetas.tsx')).ConfiguracionTarjetas,
  /** `/configuracion/tarjetas-credito/:codigoTarjeta`: Ajustes de una tarjeta. */
  ajustesTarjeta: async () => (await import('#screens/configuracionTarjetas/AjustesTarjeta.tsx')).AjustesTarjeta,
  /** `/perfilsocio`: Perfil del socio. */
  perfilSocio: async () => (await import('#screens/perfilsocio/PerfilSocio.tsx')).PerfilSocio,
};
