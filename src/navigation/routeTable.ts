/** Menu entry that a route of the shell belongs to (DESIGN.md §6 «Side menu»); `ajustes` is the settings icon. */
export type MenuPlace = 'inicio' | 'transferenciaInterna' | 'transferenciaExterna' | 'pagos' | 'tarjetas' | 'ajustes';

/** One route of specification §2. */
export interface RouteEntry {
  /** In the router's notation; case-sensitive, another spelling is another address (D-63). */
  path: `/${string}` | '*';
  /** The page's title in the catalogue and in the README. */
  title: string;
  /**
   * What surrounds the screen, and who may see it. `entry`: nothing; for visitors who are not signed in. `public`: nothing but the cache of
   * public data; for everybody. `member`: the shell; only for members. `anywhere`: nothing; for everybody.
   */
  area: 'entry' | 'public' | 'member' | 'anywhere';
  /** The file below `src/screens/` that holds the screen, fetched when the route is opened, and the name of its component. */
  screen: string;
  /** The entry of the menu that is current there. */
  menu?: MenuPlace;
  /** Values of parameters that a link always carries (D-46). */
  fixed?: Readonly<Record<string, string>>;
}

/**
 * Every route of §2, each written once and here alone. Router, lazy loading, links, the current menu entry, the documents that are drawn at
 * build time, the README's table and the tests are made from it; `npm run routes` writes what has to be a file.
 */
export const routeTable = {
  login: { path: '/login', title: 'Ingreso', area: 'entry', screen: 'login/Login' },
  registro: { path: '/registro', title: 'Registro', area: 'public', screen: 'registro/Registro' },
  recuperacionDatos: {
    path: '/recuperacion-datos',
    title: 'Recuperar datos',
    area: 'public',
    screen: 'recuperacion/RecuperacionDatos',
  },
  recuperacionClave: {
    path: '/recuperacion-clave',
    title: 'Recuperar contraseña',
    area: 'public',
    screen: 'recuperacion/RecuperacionClave',
  },
  recuperacionUsuario: {
    path: '/recuperacion-usuario',
    title: 'Recuperar usuario',
    area: 'public',
    screen: 'recuperacion/RecuperacionUsuario',
  },
  politicasPrivacidad: {
    path: '/politicasprivacidad',
    title: 'Política de privacidad',
    area: 'public',
    screen: 'politicasprivacidad/PoliticasPrivacidad',
  },
  eliminacionUsuario: {
    path: '/eliminacion-usuario',
    title: 'Eliminar usuario virtual',
    area: 'public',
    screen: 'eliminacionUsuario/EliminacionUsuario',
  },
  productos: {
    path: '/productos',
    title: 'Mis productos',
    area: 'member',
    screen: 'productos/Productos',
    menu: 'inicio',
  },
  inicio: { path: '/inicio', title: 'Inicio', area: 'member', screen: 'inicio/Inicio', menu: 'inicio' },
  cuenta: {
    path: '/cuentas/:numeroCuenta',
    title: 'Cuenta',
    area: 'member',
    screen: 'cuentas/Cuenta',
    menu: 'inicio',
  },
  credito: {
    path: '/creditos/:numeroCredito',
    title: 'Crédito',
    area: 'member',
    screen: 'creditos/Credito',
    menu: 'inicio',
  },
  garantias: { path: '/garantias', title: 'Garantías', area: 'member', screen: 'garantias/Garantias', menu: 'inicio' },
  pagos: { path: '/pagos', title: 'Pagos de servicios', area: 'member', screen: 'pagos/Pagos', menu: 'pagos' },
  pagosVarios: {
    path: '/pagos/varios/:codigoCategoria',
    title: 'Servicios de una categoría',
    area: 'member',
    screen: 'pagoServicios/PagosVarios',
    menu: 'pagos',
  },
  recargas: { path: '/pagos/recargas', title: 'Recargas', area: 'member', screen: 'recargas/Recargas', menu: 'pagos' },
  supa: {
    path: '/pagos/supa',
    title: 'Pensiones alimenticias (SUPA)',
    area: 'member',
    screen: 'pagoServicios/Supa',
    menu: 'pagos',
  },
  colegios: {
    path: '/pagos/colegios',
    title: 'Pago de colegios',
    area: 'member',
    screen: 'pagoServicios/Colegios',
    menu: 'pagos',
  },
  centrosur: {
    path: '/pagos/centrosur',
    title: 'Luz eléctrica CentroSur',
    area: 'member',
    screen: 'pagoServicios/CentroSur',
    menu: 'pagos',
  },
  pagoTarjetas: {
    path: '/tarjeta-credito',
    title: 'Pago de tarjetas',
    area: 'member',
    screen: 'pagoTarjetas/PagoTarjetas',
    menu: 'tarjetas',
  },
  transferencias: {
    path: '/transferencias',
    title: 'Transferencias',
    area: 'member',
    screen: 'transferencias/Transferencias',
    menu: 'transferenciaInterna',
  },
  transferenciaInterna: {
    path: '/transferenciaI/:tipo',
    title: 'Transferencia interna',
    area: 'member',
    screen: 'transferenciaI/TransferenciaI',
    menu: 'transferenciaInterna',
    fixed: { tipo: '0' },
  },
  transferenciaExterna: {
    path: '/transferenciaE/:tipo',
    title: 'Transferencia externa',
    area: 'member',
    screen: 'transferenciaE/TransferenciaE',
    menu: 'transferenciaExterna',
    fixed: { tipo: '1' },
  },
  configuracion: {
    path: '/configuracion',
    title: 'Configuración',
    area: 'member',
    screen: 'configuracion/Configuracion',
    menu: 'ajustes',
  },
  dispositivos: {
    path: '/configuracion/dispositivos',
    title: 'Dispositivos',
    area: 'member',
    screen: 'dispositivos/Dispositivos',
    menu: 'ajustes',
  },
  configuracionTarjetas: {
    path: '/configuracion/tarjetas-credito',
    title: 'Tarjetas de crédito',
    area: 'member',
    screen: 'configuracionTarjetas/ConfiguracionTarjetas',
    menu: 'ajustes',
  },
  ajustesTarjeta: {
    path: '/configuracion/tarjetas-credito/:codigoTarjeta',
    title: 'Ajustes de una tarjeta',
    area: 'member',
    screen: 'configuracionTarjetas/AjustesTarjeta',
    menu: 'ajustes',
  },
  perfilSocio: {
    path: '/perfilsocio',
    title: 'Perfil del socio',
    area: 'member',
    screen: 'perfilsocio/PerfilSocio',
  },
  noEncontrada: { path: '*', title: 'Página no encontrada', area: 'anywhere', screen: 'noEncontrada/NoEncontrada' },
} as const satisfies Readonly<Record<string, RouteEntry>>;

/** Name of a route. */
export type RouteName = keyof typeof routeTable;

/** Name of a route that is behind the guard. */
export type MemberRouteName = {
  [Name in RouteName]: (typeof routeTable)[Name]['area'] extends 'member' ? Name : never;
}[RouteName];

/** Name of a route that needs no session. */
export type OpenRouteName = Exclude<RouteName, MemberRouteName>;

/** Every route with its name, in the table's order. */
export const routeEntries = Object.entries(routeTable) as readonly (readonly [RouteName, RouteEntry])[];
