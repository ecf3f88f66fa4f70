import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport } from '../testReport.ts';
import { planOf } from './commands.ts';
import { copyProject } from './copy.ts';
import { listOf, objectOf, parse, propertiesOf, withElement, withImport, withProperty } from './edit.ts';
import { Refused } from './project.ts';

let copy = '';

beforeAll(() => {
  copy = copyProject('recetas');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy. */
function start(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const make = (...args: string[]) => start(process.execPath, 'scripts/new/new.ts', ...args);
const textOf = (place: string) => readFileSync(join(copy, place), 'utf8');

/** What a recipe may change, as it is now. */
const touched = () =>
  [
    ...['src/navigation/routeTable.ts', '.storybook/pages/screens.ts', 'src/app/memberScreens.ts', 'README.md'],
    ...['src/api/contract/all.ts', 'src/api/contract/pagos.ts', 'src/api/contract/dispositivos.ts'],
    ...['src/domain/errorCodes.ts', 'docs/catalogue.md'],
  ].map(textOf);

describe('npm run new: what is refused', () => {
  const refusals: [command: string[], reason: string][] = [
    [[], 'npm run new -- screen'],
    [['otra', 'cosa'], 'npm run new -- screen'],
    [['screen'], 'Sobran o faltan palabras'],
    [['screen', 'NombreMalo'], 'no sirve de nombre de pantalla'],
    [['screen', 'dispositivos'], 'La ruta «dispositivos» ya existe'],
    [['screen', 'nueva', '--path', '/Pagos'], 'ya es de «pagos»'],
    [['screen', 'nueva', '--title', 'Mis productos'], 'ya es de «productos»'],
    [['screen', 'nueva', '--menu', 'otro'], 'no es una entrada del menú'],
    [['screen', 'nueva', '--call', 'pagos.pagar'], '«screen» no tiene --call'],
    [['screen', 'nueva', '--nada'], 'No se entiende «--nada»'],
    [['endpoint', 'dispositivos'], 'no es el nombre de una llamada'],
    [['endpoint', 'nada.leer'], 'El área «nada» no existe'],
    [['endpoint', 'dispositivos.leer'], 'ya existe en src/api/contract/dispositivos.ts'],
    [['endpoint', 'dispositivos.ver', '--method', 'GET', '--path', 'cupos/{x}'], 'ya es de «cupos.leer»'],
    [['endpoint', 'dispositivos.ver', '--method', 'GET', '--body', 'a'], 'Un GET no lleva cuerpo'],
    [['endpoint', 'dispositivos.ver', '--method', 'DELETE', '--body', 'a'], 'Un DELETE no lleva cuerpo'],
    [['endpoint', 'dispositivos.ver', '--body', 'a:nada'], 'no sirve de campo'],
    [['code', '11-01', 'Texto.', '--call', 'pagos.pagar'], 'no es un código'],
    [['code', '-0004-02-03', 'Texto.', '--call', 'pagos.pagar'], 'ya existe en src/domain/errorCodes.ts'],
    [['code', '-0011-01-01', 'sin punto', '--call', 'pagos.pagar'], 'no sirve de texto'],
    [['code', '-0013-01-01', 'Texto.', '--call', 'pagos.pagar'], 'uno nuevo sería 0011'],
    [['code', '-0005-01-99', 'Saldo insuficiente.', '--call', 'pagos.pagar'], 'ya es el texto de -0005-01-01'],
    [['code', '-0011-01-01', 'Texto.'], 'Falta qué llamada lo responde'],
    [['code', '-0011-01-01', 'Texto.', '--call', 'pagos.nada'], 'no está en src/api/contract/pagos.ts'],
  ];

  it.each(refusals)('%j: %s', async (command, reason) => {
    await expect(planOf(command)).rejects.toThrow(Refused);
    await expect(planOf(command)).rejects.toThrow(reason);
  });

  it.each(['GET', 'DELETE'])('a %s has no body: neither in the contract nor in its tests is one', async (method) => {
    const command = ['endpoint', 'dispositivos.olvidar', '--method', method, '--summary', 'Olvida uno.'];
    const { files, notes } = await planOf(command);
    const test = files.get('src/mocks/handlers/dispositivos.olvidar.test.ts') ?? '';
    expect(test).toContain('const request = {};');
    expect(test).toContain("{ ...request, query: { inesperado: '1' } }");
    const [, definition = ''] = (files.get('src/api/contract/dispositivos.ts') ?? '').split('export const olvidar = ');
    expect(definition).toMatch(/^endpoint\(\{[^}]*answer: null/);
    expect(definition.split('});')[0]).not.toContain('body');
    expect(notes.join()).not.toContain('cuerpo');
  });

  it('is said in Spanish, and nothing is changed', () => {
    const before = touched();
    const { status, stdout, stderr } = make('screen', 'dispositivos');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('La ruta «dispositivos» ya existe en src/navigation/routeTable.ts.\nNo se cambió nada.\n');
    expect(touched()).toEqual(before);
  });

  it('what fails on the way leaves every file as it was', () => {
    const before = touched();
    // Without the formatter on its path.
    const { status } = spawnSync(process.execPath, ['scripts/new/new.ts', 'screen', 'nueva'], {
      cwd: copy,
      env: { PATH: '' },
    });
    expect(status).toBe(1);
    expect(touched()).toEqual(before);
    expect(existsSync(join(copy, 'src/screens/nueva'))).toBe(false);
  });
});

describe('README «a screen», «an endpoint», «an error code»', () => {
  it('make what the checks of routes, catalogue and contract ask for, and leave what is to be written as checks that fail', () => {
    const endpoint = make(
      ...['endpoint', 'dispositivos.bloquear', '--summary', 'Bloquea un dispositivo.'],
      ...['--path', 'configuracion/dispositivos/{idDispositivo}/bloquear', '--body', 'motivo:writtenText,aviso:flag'],
    );
    expect([endpoint.status, endpoint.stderr]).toEqual([0, '']);
    expect(endpoint.stdout).toContain(
      'docs/contract.md, B.3: falta la fila de «POST configuracion/dispositivos/{idDispositivo}/bloquear»',
    );
    // As little as can be told: what the screen is, the summary and the fields of the body are left.
    expect(make('endpoint', 'pagos.anular').status).toBe(0);
    expect(make('screen', 'nuevaPagina').status).toBe(0);
    const code = make(
      ...['code', '-0011-01-01', 'El dispositivo ya está bloqueado.'],
      ...['--call', 'dispositivos.bloquear', '--call', 'dispositivos.modificar', '--call', 'pagos.validarPago'],
    );
    expect([code.status, code.stderr]).toEqual([0, '']);
    const services = 'src/screens/pagoServicios/tests';
    for (const files of [
      'src/screens/dispositivos/tests/Dispositivos.stories.tsx',
      `${services}/CentroSur.stories.tsx (o ${services}/PagosVarios.stories.tsx)`,
    ])
      expect(code.stdout).toContain(`${files}: falta una historia que muestre -0011-01-01.`);
    expect(code.stdout).toContain('callCodes.test.ts: falta en «whoAnswers» qué llamadas responden -0011-01-01');
    expect(code.stdout).toContain('docs/contract.md, B.1: falta -0011-01-01 en la tabla, y su módulo encima de ella');
    expect(textOf('docs/catalogue.md')).toContain('- dispositivos: código -0011-01-01');
    expect(textOf('src/domain/errorCodes.ts')).toContain('// 0011: dispositivos\n');

    const report = ['--reporter', 'json', '--outputFile', 'reports/unidad.json'];
    const { stdout } = start(
      'vitest',
      ...['run', '--project', 'unidad', ...report],
      ...['src/api/contract/contract.test.ts', 'src/api/contract/requestValidation.test.ts'],
      ...['src/api/contract/fieldRows.test.ts', 'src/domain/errorCodes.test.ts', 'src/mocks/malformedRequests.test.ts'],
      ...['src/navigation/paths.test.ts', 'scripts/routes/routes.test.ts', '.storybook/pages/guides.test.ts'],
      ...['src/api/contract/callCodes.test.ts', 'scripts/papers/codes.test.ts'],
      ...['src/mocks/handlers/dispositivos.', 'src/app/tests/everyScreen/errorCodeStories.test.ts'],
    );
    const { passed, failures } = readReport(join(copy, 'reports/unidad.json'), false);
    expect(passed, stdout).toBeGreaterThan(0);
    const lines = failures.map((failure) => failure.replaceAll('\n', ' '));
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/^callCodes\.test\.ts .*\/callCodes\.test\.ts: falta en «whoAnswers» .*'-0011-01-01'/),
      expect.stringMatching(/^codes\.test\.ts .* docs\/contract\.md, B\.1: faltan en la tabla: .*'-0011-01-01'/),
      expect.stringMatching(/^codes\.test\.ts .* docs\/contract\.md, B\.1: faltan entre los módulos: .*'-0011'/),
      expect.stringMatching(/^contract\.test\.ts .* falta el resumen .* 'src\/api\/contract\/pagos\.ts: anular'/),
      expect.stringMatching(
        /^dispositivos\.bloquear\.test\.ts .* src\/mocks\/handlers\/dispositivos\.ts: falta qué hace/,
      ),
      expect.stringMatching(
        /^errorCodeStories\.test\.ts .* 2: dispositivos .*: código -0011-01-01 de dispositivos\.modificar/,
      ),
      expect.stringMatching(
        /^errorCodeStories\.test\.ts .* 2: pagoServicios .*: código -0011-01-01 de pagos\.validarPago/,
      ),
      expect.stringMatching(/^errorCodeStories\.test\.ts .* ninguna historia muestra el código/),
      expect.stringMatching(/^fieldRows\.test\.ts .* el cuerpo \(body\) no tiene campos/),
      expect.stringMatching(/^guides\.test\.ts .* falta decir en una oración qué es: .*'Pantallas\/Nueva pagina'/),
    ]);
  }, 300_000);
});

describe('where something is put in', () => {
  const put = (text: string, before?: string) => {
    const object = objectOf(parse('a.ts', text), 'rows');
    return withProperty(text, object, '  n: 0', before === undefined ? undefined : propertiesOf(object).get(before));
  };

  it('a property: at the end, or above another and its comment; accents before it do not shift it', () => {
    expect(put("const ñ = '«á»';\nexport const rows = {\n  a: 1,\n} as const satisfies X;")).toBe(
      "const ñ = '«á»';\nexport const rows = {\n  a: 1,\n  n: 0,\n} as const satisfies X;",
    );
    expect(put('const rows = {\n  a: 1, // one\n  // two\n  b: 2,\n};', 'b')).toBe(
      'const rows = {\n  a: 1, // one\n  n: 0,\n  // two\n  b: 2,\n};',
    );
    expect(put('const rows = {};')).toBe('const rows = {\n  n: 0,\n};');
    expect(put('const rows = { a: 1 };')).toBe('const rows = { a: 1,\n  n: 0, };');
  });

  it('an element of a list', () => {
    const text = 'const all: X[] = [\n  a,\n];';
    expect(withElement(text, listOf(parse('a.ts', text), 'all'), '  b')).toBe('const all: X[] = [\n  a,\n  b,\n];');
  });

  it('an import, where it is not there yet', () => {
    expect(withImport('a.ts', "import { b } from './b.ts';\n", 'b', './b.ts')).toBe("import { b } from './b.ts';\n");
    expect(withImport('a.ts', "import { type b } from './b.ts';\n", 'a', './b.ts')).toContain('{ a,  type b }');
    expect(withImport('a.ts', "import type { b } from './b.ts';\n", 'b', './b.ts')).toMatch(/^import \{ b \} from/);
  });

  it('a file without the place says so', () => {
    expect(() => objectOf(parse('a.ts', 'const rows = 1;'), 'rows')).toThrow('a.ts: no se encuentra el objeto «rows».');
    expect(() => listOf(parse('a.ts', ''), 'all')).toThrow('a.ts: no se encuentra la lista «all».');
  });
});
