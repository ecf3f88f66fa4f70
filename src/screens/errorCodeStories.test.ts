import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';

const callsModules = import.meta.glob<{ calls: readonly AnyEndpoint[] }>('./*/calls.ts', { eager: true });
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

const callers = Object.entries(sources)
  .map(([path, source]) => ({
    path,
    called: [...source.matchAll(/(?:\buseApiQuery|\.call)\((\w+)/g)].map(([, name]) => name),
  }))
  .filter(({ called }) => called.length > 0);

test.each(callers)(
  'conventions.md «Stories» 2: the calls of $path are in its screen’s calls.ts',
  ({ path, called }) => {
    const list = sources[path.replace(/[^/]+$/, 'calls.ts')] ?? '';
    expect(called.filter((name) => !new RegExp(`\\b${name}\\b`).test(list))).toEqual([]);
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
