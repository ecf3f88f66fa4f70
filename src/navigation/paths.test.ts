import { describe, expect, it } from 'vitest';
import { internalAddress, isAt, isSettingsPath, type MenuEntry, menuEntryOf, paths, to } from './paths.ts';
import { routeEntries } from './routeTable.ts';

const TABLE = 'src/navigation/routeTable.ts';

describe('routes (§2)', () => {
  it('have those of the specification, letter by letter', () => {
    const listed = Object.values(paths).map((path) => path.replace(/:(\w+)/g, '{$1}').slice(1));
    const specified = `
      login registro recuperacion-datos recuperacion-clave recuperacion-usuario politicasprivacidad eliminacion-usuario
      inicio productos cuentas/{numeroCuenta} creditos/{numeroCredito} garantias pagos pagos/varios/{codigoCategoria}
      pagos/recargas pagos/supa pagos/colegios pagos/centrosur tarjeta-credito transferencias transferenciaI/{tipo}
      transferenciaE/{tipo} configuracion configuracion/dispositivos configuracion/tarjetas-credito
      configuracion/tarjetas-credito/{codigoTarjeta} perfilsocio`;
    const missing = ['', ...specified.trim().split(/\s+/)].filter((path) => !listed.includes(path));
    expect(missing, `${TABLE}: falta la dirección, o está escrita de otra manera`).toEqual([]);
  });

  it('are told apart by more than the case of their letters (D-63), each with a title of its own', () => {
    for (const of of [
      routeEntries.map(([, { path }]) => path.toLowerCase()),
      routeEntries.map(([, { title }]) => title),
    ])
      expect(
        of.filter((one, index) => of.indexOf(one) !== index),
        `${TABLE}: está dos veces`,
      ).toEqual([]);
  });

  it('links encode what they carry', () => {
    expect(to.cuenta('010201004871')).toBe('/cuentas/010201004871');
    expect(to.cuenta('a/b?c#d ñ')).toBe('/cuentas/a%2Fb%3Fc%23d%20%C3%B1');
    expect([to.transferenciaInterna, to.transferenciaExterna]).toEqual(['/transferenciaI/0', '/transferenciaE/1']);
  });
});

/** Of the routes of §2; any other has the one that the table gives it. */
const ENTRIES: Partial<Record<keyof typeof paths, MenuEntry | 'ajustes' | null>> = {
  root: null,
  login: null,
  registro: null,
  recuperacionDatos: null,
  recuperacionClave: null,
  recuperacionUsuario: null,
  politicasPrivacidad: null,
  eliminacionUsuario: null,
  inicio: 'inicio',
  productos: 'inicio',
  cuenta: 'inicio',
  credito: 'inicio',
  garantias: 'inicio',
  pagos: 'pagos',
  pagosVarios: 'pagos',
  recargas: 'pagos',
  supa: 'pagos',
  colegios: 'pagos',
  centrosur: 'pagos',
  pagoTarjetas: 'tarjetas',
  transferencias: 'transferenciaInterna',
  transferenciaInterna: 'transferenciaInterna',
  transferenciaExterna: 'transferenciaExterna',
  configuracion: 'ajustes',
  dispositivos: 'ajustes',
  configuracionTarjetas: 'ajustes',
  ajustesTarjeta: 'ajustes',
  perfilSocio: null,
};

describe('the current menu entry (D-45)', () => {
  const inTable = routeEntries.filter(([, { path }]) => path !== '*').map(([name, { menu = null }]) => [name, menu]);
  const entries = { ...(Object.fromEntries(inTable) as typeof ENTRIES), ...ENTRIES };

  it.each(Object.entries(entries))('of %s is %s', (name, entry) => {
    const pathname = paths[name as keyof typeof paths].replace(/:\w+/g, '1');
    for (const address of pathname === '/' ? ['/'] : [pathname, `${pathname}/`]) {
      expect(menuEntryOf(address), TABLE).toBe(entry === 'ajustes' ? null : entry);
      expect(isSettingsPath(address), TABLE).toBe(entry === 'ajustes');
    }
  });

  it.each(['/pagosx', '/Productos', '/transferenciaX/0', '/configuraciones', '/otra/configuracion', '', 'productos'])(
    'of «%s» is none',
    (pathname) => {
      expect(menuEntryOf(pathname)).toBeNull();
      expect(isSettingsPath(pathname)).toBe(false);
    },
  );
});

describe('screens.md A.0 «FM failures» d: a page is one, however its address is written', () => {
  it.each([
    ['/transferenciaI/0', to.transferenciaInterna, true],
    ['/transferenciaI/0/', to.transferenciaInterna, true],
    ['/transferenciaI/0//', to.transferenciaInterna, true],
    ['/transferenciaI/01', to.transferenciaInterna, false],
    ['/pagos/supa', to.pagos, false],
    ['/', to.root, true],
  ])('%s is %s: %s', (pathname, address, expected) => {
    expect(isAt(pathname, address)).toBe(expected);
  });
});

describe('the address to return to after sign-in (security.md 2.2: internal ones only)', () => {
  it.each([
    '/productos',
    '/cuentas/010201004871',
    '/transferenciaE/1?desde=010201004871',
    '/perfilsocio#cupos',
    '/configuracion/tarjetas-credito/%C3%B1',
    '/pagos/varios/a%2Fb',
    '/productos?volver=https://evil.test',
    '/productos?volver=//evil.test',
    '/cuentas/%5C%5Cevil.test',
  ])('%s', (address) => {
    expect(internalAddress(address)).toBe(address);
    expect(new URL(address, 'https://banca.test').origin).toBe('https://banca.test');
  });

  it.each([
    '',
    ' ',
    'productos',
    '//evil.test',
    '///evil.test',
    '////evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/productos\\..\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    '/\u0000/evil.test',
    '/productos\u007f',
    '/productos\u0085',
    '/productos\r\nSet-Cookie: x',
    '/.//evil.test',
    '/..//evil.test',
    '/./..//evil.test',
    '/%2e//evil.test',
    '/%2E%2e//evil.test',
    '/x/..//evil.test',
    '/x/%2e%2e//evil.test',
    'https://evil.test',
    'https:evil.test',
    'http://banca.test/productos',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.test/1',
    '@evil.test',
    '.evil.test',
    '?x',
    '#x',
    '/login',
    '/',
    undefined,
    null,
    1,
    true,
    {},
    ['/productos'],
    { toString: () => '/productos' },
  ])('refuses %j', (address) => {
    expect(internalAddress(address)).toBeNull();
  });
});
