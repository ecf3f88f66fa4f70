import { describe, expect, test } from 'vitest';
import { contract } from '#api/contract/all.ts';
import { certificado, estadoCuenta } from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

const callsModules = import.meta.glob<{ calls: readonly AnyEndpoint[] }>('./*/calls.ts', { eager: true });
const contractModules = import.meta.glob<Record<string, unknown>>(
  ['../api/contract/*.ts', '!../api/contract/*.test.ts'],
  { eager: true },
);
const storySources = import.meta.glob<string>('./*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });
const sources = import.meta.glob<string>(['./*/*.{ts,tsx}', '!./*/*.{test,stories}.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every screen that calls the bank: its calls, and the display names of the stories in its folder. */
const screens = Object.entries(callsModules).map(([path, { calls }]) => {
  const folder = path.slice(0, -'calls.ts'.length);
  const sources = Object.entries(storySources).filter(([file]) => file.startsWith(folder));
  return { screen: folder.slice(2, -1), calls, names: sources.flatMap(([, source]) => storyNames(source)) };
});

/** The catalogue's names in a file's text: `name: '…'`, the first thing that a story says of itself, else the export's own name. */
function storyNames(source: string): string[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .map((story) => /^\w+ = \w+\.\w+\(\{\s*name: '(.*?)'/.exec(story)?.[1] ?? /^\w+/.exec(story)?.[0] ?? '');
}

/** The situations of conventions.md «Stories» 2 that a screen with these calls must show. */
function situationsOf(calls: readonly AnyEndpoint[]): string[] {
  const loads = calls.some(({ method }) => method === 'GET');
  const lists = calls.some(({ answer }) => answer?.type === 'array');
  return [
    loads ? 'Cargando' : 'Enviando',
    ...(lists ? ['Vacío'] : []),
    'Listo',
    'Sin conexión',
    'Lento',
    'Sesión expirada',
    'Contenido largo',
    'Móvil',
  ];
}

test('conventions.md «Stories» 2: the screens that call the bank are found', () => {
  expect(screens.map(({ screen }) => screen)).toEqual(
    expect.arrayContaining(['login', 'perfilsocio', 'pin', 'productos', 'shell']),
  );
});

/** Names that a file takes from the contract, of values or of their types: whoever names an endpoint calls it, or has it called. */
const contractImports = (source: string) =>
  [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '#api\/contract\/(\w+)\.ts'/gm)].flatMap(
    ([, names = '', area]) =>
      [...names.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g)].map(([, name = '']) => ({ area, name })),
  );

/** The endpoints that a file names: by what they are, so that no alias, property or type parameter hides a call. */
const endpointsOf = (source: string) =>
  contractImports(source).flatMap(({ area, name }) => {
    const value = contractModules[`../api/contract/${area}.ts`]?.[name];
    return contract.filter((endpoint) => endpoint === value);
  });

const callers = Object.entries(sources)
  .filter(([path]) => !path.endsWith('/calls.ts'))
  .map(([path, source]) => ({ path, called: endpointsOf(source) }))
  .filter(({ called }) => called.length > 0);

test('conventions.md «Stories» 2: a document’s calls are found where they are handed over', () => {
  const idsOf = (file: string) => callers.find(({ path }) => path === file)?.called.map(({ id }) => id);
  expect(idsOf('./documento/DocumentoServidor.tsx')).toEqual([certificado.id, estadoCuenta.id]);
  expect(idsOf('./cuentas/DocumentLink.tsx')).toEqual([certificado.id]);
  expect(idsOf('./cuentas/ExportMenu.tsx')).toContain(estadoCuenta.id);
});

test.each(callers)(
  'conventions.md «Stories» 2: the calls of $path are in its screen’s calls.ts',
  ({ path, called }) => {
    const listed = callsModules[path.replace(/[^/]+$/, 'calls.ts')]?.calls ?? [];
    expect(called.filter((endpoint) => !listed.includes(endpoint)).map(({ id }) => id)).toEqual([]);
  },
);

describe.each(screens)('conventions.md «Stories» 2: $screen', ({ calls, names }) => {
  const codes = [...new Set(calls.flatMap((call) => call.codes))];

  test('every error code that its calls can answer is in the name of a story', () => {
    expect(codes.filter((code) => !names.some((name) => name.includes(code)))).toEqual([]);
  });

  test('a story shows a general error, -9999', () => {
    expect(names.filter((name) => name.includes('-9999-'))).not.toEqual([]);
  });

  test('every required situation has a story of its name', () => {
    expect(situationsOf(calls).filter((situation) => !names.includes(situation))).toEqual([]);
  });

  test('no two stories share a name', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
