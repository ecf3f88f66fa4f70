/**
 * Every route of specification §2, written once. Screens link through {@link to}; no URL is written elsewhere.
 * Parameters are in the router's notation.
 */
export const paths = {
  root: '/',
  login: '/login',
  registro: '/registro',
  recuperacionDatos: '/recuperacion-datos',
  recuperacionClave: '/recuperacion-clave',
  recuperacionUsuario: '/recuperacion-usuario',
  politicasPrivacidad: '/politicasprivacidad',
  eliminacionUsuario: '/eliminacion-usuario',
  inicio: '/inicio',
  productos: '/productos',
  cuenta: '/cuentas/:numeroCuenta',
  credito: '/creditos/:numeroCredito',
  garantias: '/garantias',
  pagos: '/pagos',
  pagosVarios: '/pagos/varios/:codigoCategoria',
  recargas: '/pagos/recargas',
  supa: '/pagos/supa',
  colegios: '/pagos/colegios',
  centrosur: '/pagos/centrosur',
  tarjetaCredito: '/tarjeta-credito',
  transferencias: '/transferencias',
  transferenciaInterna: '/transferenciaI/:tipo',
  transferenciaExterna: '/transferenciaE/:tipo',
  configuracion: '/configuracion',
  dispositivos: '/configuracion/dispositivos',
  tarjetasCredito: '/configuracion/tarjetas-credito',
  tarjetaCreditoAjustes: '/configuracion/tarjetas-credito/:codigoTarjeta',
  perfilSocio: '/perfilsocio',
} as const;

/** Addresses with their parameters filled in. `tipo` of the two transfers is the kind: 0 interna, 1 externa (D-46). */
export const to = {
  ...paths,
  cuenta: (numeroCuenta: string) => `/cuentas/${encodeURIComponent(numeroCuenta)}`,
  credito: (numeroCredito: string) => `/creditos/${encodeURIComponent(numeroCredito)}`,
  pagosVarios: (codigoCategoria: string) => `/pagos/varios/${encodeURIComponent(codigoCategoria)}`,
  tarjetaCreditoAjustes: (codigoTarjeta: string) =>
    `/configuracion/tarjetas-credito/${encodeURIComponent(codigoTarjeta)}`,
  transferenciaInterna: '/transferenciaI/0',
  transferenciaExterna: '/transferenciaE/1',
} as const;

/** Menu entry that a route of the shell belongs to; `null` where none is current (DESIGN.md §6 «Side menu»). */
export type MenuEntry = 'inicio' | 'transferenciaInterna' | 'transferenciaExterna' | 'pagos' | 'tarjetas';

/** The current menu entry of an address (D-45: inicio and productos both keep INICIO). */
export function menuEntryOf(pathname: string): MenuEntry | null {
  const first = pathname.split('/')[1] ?? '';
  if (['inicio', 'productos', 'cuentas', 'creditos', 'garantias'].includes(first)) return 'inicio';
  if (first === 'transferencias' || first === 'transferenciaI') return 'transferenciaInterna';
  if (first === 'transferenciaE') return 'transferenciaExterna';
  if (first === 'pagos') return 'pagos';
  return first === 'tarjeta-credito' ? 'tarjetas' : null;
}

/** True for an address of the settings family, where the settings icon is the current one. */
export function isSettingsPath(pathname: string): boolean {
  return pathname === '/configuracion' || pathname.startsWith('/configuracion/');
}

/** Only to resolve addresses against; never called. */
const ANY_ORIGIN = 'https://banca.invalid';

/**
 * The address to return to after sign-in: only one of ours, so that a crafted link cannot lead elsewhere (security.md 2.2);
 * `null` for anything else.
 */
export function internalAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address) || /\p{Cc}|\\/u.test(address)) return null;
  // «/.//host» is ours too, and would become «//host» once its dots are resolved.
  try {
    if (new URL(address, ANY_ORIGIN).pathname.startsWith('//')) return null;
  } catch {
    return null;
  }
  return address === paths.login || address === paths.root ? null : address;
}
