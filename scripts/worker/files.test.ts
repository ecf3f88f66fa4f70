import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RouteName, routeEntries } from '../../src/navigation/routeTable.ts';
import { documentFor } from '../../src/worker/keptFiles.ts';
import { documentRoutes } from '../documents/routes.ts';
import { keptFiles } from './files.ts';

const script = (name: string) => `/assets/${name}-Aa11Bb22.js`;
const scripts = Object.fromEntries(routeEntries.map(([name]) => [name, [script('entrada'), script(name)]])) as Record<
  RouteName,
  string[]
>;
const kept = keptFiles({
  base: '/',
  scripts,
  offline: [script('SinConexion')],
  code: [script('PinDialog')],
  revisions: { login: 'a', waiting: 'b' },
  routes: documentRoutes(),
  assets: [
    ...Object.values(scripts)
      .flat()
      .map((address) => ({ address, size: 1_000 })),
    { address: script('visor'), size: 400_000 },
    { address: script('dialogo'), size: 9_000 },
    { address: script('cryptoJsCipher'), size: 9_000 },
    { address: '/assets/figtree-es-wght-normal-Aa11Bb22.woff2', size: 14_000 },
    { address: '/assets/bricolage-grotesque-es-opsz-600-Aa11Bb22.woff2', size: 14_000 },
    { address: '/assets/figtree-latin-wght-normal-Aa11Bb22.woff2', size: 20_000 },
  ],
});

describe('D-73: what of a build is kept', () => {
  it('first what sign-in and the page without a connection need, then the products, transfers and their code', () => {
    expect(kept.program).toBe(script('entrada'));
    expect(kept.first).toEqual([
      script('entrada'),
      script('login'),
      '/assets/figtree-es-wght-normal-Aa11Bb22.woff2',
      '/assets/bricolage-grotesque-es-opsz-600-Aa11Bb22.woff2',
      script('SinConexion'),
    ]);
    expect(kept.later.slice(0, 3)).toEqual(['productos', 'transferenciaInterna', 'PinDialog'].map(script));
    expect(kept.later).toContain(script('dialogo'));
  });

  it('what is large or rare when it is asked for; each file once', () => {
    expect(kept.demanded).toEqual([
      script('visor'),
      script('cryptoJsCipher'),
      '/assets/figtree-latin-wght-normal-Aa11Bb22.woff2',
    ]);
    const all = [...kept.first, ...kept.later, ...kept.demanded];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['/', '/login.html'],
    ['/login', '/login.html'],
    ['/productos', '/app.html'],
    ['/registro', '/app.html'],
    ['/cuentas/010201004871', '/app.html'],
    ['/api/tokens/generar', undefined],
    ['/autenticacion/iniciar-sesion', undefined],
    ['/config.json', undefined],
    ['/no-hay-tal-pagina', undefined],
  ])('%s is opened with %s', (path, file) => {
    expect(documentFor(kept.documents, path)).toBe(file);
  });
});

it('a site below another address keeps what lies there, and opens pages there alone', () => {
  const below = keptFiles({
    base: '/banca/',
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([name, some]) => [name, some.map((one) => `/banca${one}`)]),
    ) as typeof scripts,
    offline: [],
    code: [],
    revisions: { login: 'a', waiting: 'b' },
    routes: documentRoutes('/banca/'),
    assets: [],
  });
  expect(below.base).toBe('/banca/');
  expect(below.program).toBe(`/banca${script('entrada')}`);
  expect(documentFor(below.documents, '/banca/')).toBe('/banca/login.html');
  expect(documentFor(below.documents, '/banca/login')).toBe('/banca/login.html');
  expect(documentFor(below.documents, '/banca/cuentas/010201004871')).toBe('/banca/app.html');
  expect(documentFor(below.documents, '/login')).toBeUndefined();
});

it('the installed application has the colours of the theme and pictures that are there', () => {
  const read = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    theme_color: string;
    background_color: string;
    icons: { src: string; sizes: string }[];
  };
  const tokens = readFileSync(new URL('../../src/theme/tokens.ts', import.meta.url), 'utf8');
  expect(tokens).toContain(`surfaceNav: '${manifest.theme_color}'`);
  expect(tokens).toContain(`surfaceCanvas: '${manifest.background_color}'`);
  for (const { src, sizes } of manifest.icons) {
    const png = read(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
