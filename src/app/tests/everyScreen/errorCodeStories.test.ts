import { describe, expect, test } from 'vitest';
import { contract } from '#api/contract/all.ts';
import { certificado, estadoCuenta } from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import writtenIndex from '../../../../docs/catalogue.md?raw';
import { readCodeRecord } from '../../../../scripts/catalogue/codeRecord.ts';
import { catalogueIndex, missingCodes, missingOf } from '../../../../scripts/catalogue/index.ts';
import { readScreenStories, readScreens } from '../../../../scripts/catalogue/read.ts';
import { storyIds } from '../../../../scripts/catalogue/storyIds.ts';

const callsModules = import.meta.glob<{ calls: readonly AnyEndpoint[] }>('../../../{screens,flows}/*/calls.ts', {
  eager: true,
});
const contractModules = import.meta.glob<Record<string, unknown>>(
  ['../../../api/contract/*.ts', '!../../../api/contract/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>('../../../{screens,flows}/*/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const screens = await readScreens();

test('conventions.md «Stories» 2: the screens are found, with and without calls', () => {
  expect(screens.map(({ screen }) => screen)).toEqual(
    expect.arrayContaining(['login', 'noEncontrada', 'perfilsocio', 'pin', 'productos', 'shell']),
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
    const value = contractModules[`../../../api/contract/${area}.ts`]?.[name];
    return contract.filter((endpoint) => endpoint === value);
  });

const callers = Object.entries(sources)
  .filter(([path]) => !path.endsWith('/calls.ts'))
  .map(([path, source]) => ({ path, called: endpointsOf(source) }))
  .filter(({ called }) => called.length > 0);

test('conventions.md «Stories» 2: a document’s calls are found where they are handed over', () => {
  const idsOf = (file: string) => callers.find(({ path }) => path === file)?.called.map(({ id }) => id);
  expect(idsOf('../../../flows/documento/DocumentoServidor.tsx')).toEqual([certificado.id, estadoCuenta.id]);
  expect(idsOf('../../../screens/cuentas/DocumentLink.tsx')).toEqual([certificado.id]);
  expect(idsOf('../../../screens/cuentas/ExportMenu.tsx')).toContain(estadoCuenta.id);
});

test.each(callers)(
  'conventions.md «Stories» 2: the calls of $path are in the calls.ts of its folder, or of the flow of the same name',
  ({ path, called }) => {
    const folder = path.split('/').at(-2);
    const listed = ['screens', 'flows'].flatMap(
      (room) => callsModules[`../../../${room}/${folder}/calls.ts`]?.calls ?? [],
    );
    const missing = called.filter((endpoint) => !listed.includes(endpoint)).map(({ id }) => id);
    expect(missing, `faltan en ${path.replace(/^[./]*(.*\/).*$/, 'src/$1')}calls.ts`).toEqual([]);
  },
);

describe.each(screens)('conventions.md «Stories» 2: $screen', (screen) => {
  test('every required situation, every code that its calls can answer and a general error have a story', () => {
    const missing = missingOf(screen);
    const where = `src/{screens,flows}/${screen.screen}/tests/*.stories.tsx`;
    expect(missing, `${where}: falta una historia: ${missing.join(', ')}`).toEqual([]);
  });

  test('no two stories share a name', () => {
    const { names } = screen;
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

test('specification §8, contract B.1: every error code that a call answers has a story in some screen', () => {
  expect(missingCodes(screens), 'ninguna historia muestra el código (npm run catalogue dice dónde)').toEqual([]);
});

test('the record of codes is of stories that exist', () => {
  const ids = storyIds();
  expect(
    Object.keys(readCodeRecord()).filter((id) => !ids.has(id)),
    'scripts/catalogue/codeRecord.json: npm run catalogue',
  ).toEqual([]);
});

test('conventions.md «Stories» 2: no story has a code in its name that the run has not seen in it', () => {
  const record = readCodeRecord();
  const believed = readScreenStories().flatMap(({ id, name }) =>
    (name.match(/-\d{4}-\d{2}-\d{2}/g) ?? [])
      .filter((code) => !(record[id] ?? []).some((one) => one.code === code))
      .map((code) => `${id}: ${code}`),
  );
  expect(believed, 'parameters: { codes: shown(…) }, npm run stories -- --codes, npm run catalogue').toEqual([]);
});

test('docs/catalogue.md is what `npm run catalogue` writes', () => {
  expect(writtenIndex, 'docs/catalogue.md: npm run catalogue').toBe(catalogueIndex(screens));
});
