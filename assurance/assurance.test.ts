import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { spreadOver } from '#testing/cases.ts';
import { isKept, leaveFigures, readFigures } from '../bench/figures.ts';
import { median, spread } from '../bench/slow.ts';
import { longestTaskTime } from '../bench/trace.ts';
import { openPage, refuseOtherFrames } from '../bench/visit.ts';
import { ASVS_PAGE, asvsPage } from './asvs/page.ts';
import { MET, WAIVED } from './asvs/requirements.ts';
import { patched } from './copy.ts';
import { figureText, foundIn as foundInFigures } from './groups/speed.ts';
import { supply } from './groups/supply.ts';
import { groups } from './groups.ts';
import { instrument, type Mutant } from './mutation/instrument.ts';
import { MUTATION_PAGE, mutationPage, reasonOf } from './mutation/page.ts';
import { parts, programFilesOf } from './mutation/parts.ts';
import { reasons } from './mutation/reasons.ts';
import { readOutcomes } from './mutation/results.ts';
import { hasNoticed, type Tester } from './mutation/tester.ts';
import { tryMutants } from './mutation/tryMutants.ts';
import { pageOf } from './page.ts';
import { readPage, readResults } from './results.ts';
import { isMeasured, type Row } from './row.ts';
import { workerReasons } from './supply/reasons.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = groups.flatMap((group) => group.rows);

describe('docs/assurance.md', () => {
  it('is what was measured, not what somebody wrote («npm run assurance» makes it)', () => {
    expect(readPage(root)).toBe(pageOf(groups, readResults(root)));
  });

  it('docs/asvs.md is what assurance/asvs says, each requirement once, each file that it names there', () => {
    expect(readFileSync(join(root, ASVS_PAGE), 'utf8')).toBe(asvsPage());
    const ids = [...MET, ...WAIVED].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(MET.flatMap(({ shownBy }) => shownBy).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('has each row once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});

describe('negative controls', () => {
  const controlled = rows.filter(isMeasured).flatMap(({ id, control }) => (control ? [[id, control] as const] : []));

  it.each(controlled)('%s: the guard stands where the control takes it away', (_, control) => {
    expect(existsSync(join(root, control.file))).toBe(true);
    const text = readFileSync(join(root, control.file), 'utf8');
    expect(patched(text, control)).not.toBe(text);
  });

  it('a row without one says why', () => {
    const without = rows.filter(isMeasured).filter(({ control, noControl }) => Boolean(control) === Boolean(noControl));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('a guard that is not there, or there twice, is refused', () => {
    const patch = { says: '', file: 'a.ts', from: 'x', to: '' };
    expect(() => patched('y', patch)).toThrow('0 veces');
    expect(() => patched('x x', patch)).toThrow('2 veces');
  });
});

describe('a row', () => {
  const row: Row = {
    id: 'a',
    title: 'A | B',
    goal: 'none',
    measure: () => Promise.reject(new Error('unused')),
    control: { says: 'the latch', file: 'a.ts', from: 'x', to: '' },
  };
  const result = { value: '1', tried: 2, met: true, date: '2026-11-26', seed: 7, commit: 'abc', seconds: 3 };
  const lineOf = (results: Parameters<typeof pageOf>[1]) => pageOf([{ title: 'G', rows: [row] }], results);

  it('that was never measured says so', () => {
    expect(lineOf({})).toContain('| A \\| B | none | not measured |');
  });

  it.each([
    ['red', 'the latch: turns red'],
    ['green', 'the latch: **stays green**'],
    ['broke off', 'the latch: **broke off**'],
    [null, 'the latch: not measured'],
  ] as const)('whose control is %s says «%s»', (control, words) => {
    expect(lineOf({ a: { ...result, control } })).toContain(words);
  });

  it.each([
    ['red', 'the latch: proves nothing, as the row is not met'],
    [null, 'the latch: proves nothing, as the row is not met'],
    ['worse', 'the latch: more of it fails'],
    ['broke off', 'the latch: **broke off**'],
  ] as const)('that is not met, whose control is %s, says «%s»: red it is as it is', (control, words) => {
    const told = lineOf({ a: { ...result, met: false, control } });
    expect(told).toContain(words);
    expect(told).not.toContain('turns red');
  });
});

describe('the packages (supply chain)', () => {
  it.each(supply.rows.filter(isMeasured).filter(({ id }) => /licences|scripts|sbom/.test(id)))('$id', async (row) => {
    const { tried, value, met } = await row.measure({ root, seed: 1 });
    expect(tried).toBeGreaterThan(50);
    expect(met, value).toBe(true);
  });
});

it('what the service worker imports is among the packages that members get', () => {
  const folder = join(root, 'src/worker');
  const imported = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/ from '((?:@[^/']+\/)?[^./#@'][^/']*)/g)])
    .map(([, name = '']) => name);
  expect([...new Set(imported)].sort()).toEqual(Object.keys(workerReasons).sort());
});

describe('mutants', () => {
  it('docs/mutation.md is what was found («npm run mutation» makes it)', () => {
    expect(readFileSync(join(root, MUTATION_PAGE), 'utf8')).toBe(mutationPage(readOutcomes(root)));
  });

  it('tries the program alone, neither tests nor what is there for them', () => {
    const tried = ['src/session/tabs.ts', 'src/flows/letterhead/paper.ts'];
    const left = [
      ...['src/session/tabs.test.ts', 'src/session/testTabs.ts', 'src/flows/search/tests/searchWorld.ts'],
      ...['src/flows/letterhead/useLetterhead.ts', 'src/mocks/demo.ts'],
    ];
    expect(parts.flatMap((part) => programFilesOf(part, [...tried, ...left]))).toEqual(tried);
  });

  it('each reason is that of a mutant which survives, as far as its part has been measured', () => {
    const outcomes = readOutcomes(root);
    const used = new Set([...outcomes.values()].flatMap(({ survived }) => survived).map(reasonOf));
    const measured = parts.filter(({ name }) => outcomes.has(name));
    const judged = reasons.filter(({ file }) => measured.some(({ files }) => files.test(file)));
    expect(judged.filter((reason) => !used.has(reason))).toEqual([]);
  });

  it('all of a file are found, each with what stands there and what stands there instead', async () => {
    const { files, mutants } = await instrument(root, ['src/domain/memberWord.ts']);
    expect(mutants.length).toBeGreaterThan(5);
    expect(mutants.every(({ from, to }) => from !== to)).toBe(true);
    expect(mutants.every(({ id }) => files[0]?.content.includes(`"${id}"`))).toBe(true);
  });

  it('a test file notices one by its own tests: not by what another file said of an earlier one', () => {
    const module = (moduleId: string, isOk: boolean) => ({ moduleId, ok: () => isOk });
    const testModules = [module('/a.test.ts', false), module('/b.test.ts', true)];
    expect(hasNoticed({ testModules, unhandledErrors: [] }, '/b.test.ts')).toBe(false);
    expect(hasNoticed({ testModules, unhandledErrors: [] }, '/a.test.ts')).toBe(true);
    expect(hasNoticed({ testModules, unhandledErrors: [new Error('killed')] }, '/b.test.ts')).toBe(true);
    expect(() => hasNoticed({ testModules, unhandledErrors: [] }, '/c.test.ts')).toThrow('no se ha ejecutado');
  });

  it('of each file the test that has noticed most of it is asked first: then those of its name, then the quickest', async () => {
    const mutantsOf = (file: string, count: number): Mutant[] =>
      Array.from({ length: count }, (_, at) => ({
        id: `${file}${at}`,
        file,
        line: 1,
        column: 1,
        kind: '',
        from: '',
        to: '',
      }));
    const mutants = [...mutantsOf('src/api/one.ts', 2), ...mutantsOf('src/api/other.ts', 1)];
    const hits = Object.fromEntries(mutants.map(({ id }) => [id, 1]));
    const passed = [
      { test: '/slow.test.ts', hits, ms: 9 },
      { test: '/quick.test.ts', hits, ms: 1 },
      { test: '/one.test.ts', hits, ms: 5 },
    ];
    const asked: string[] = [];
    const tester = {
      notices: (id: string, _: number, test: string) => {
        asked.push(`${id} ${test}`);
        return Promise.resolve(id.startsWith('src/api/one') && test === '/slow.test.ts');
      },
    } as Tester;
    const { noticed, survived } = await tryMutants(mutants, passed, [tester], () => undefined);
    expect(asked).toEqual([
      ...['one', 'quick', 'slow'].map((test) => `src/api/one.ts0 /${test}.test.ts`),
      'src/api/one.ts1 /slow.test.ts',
      ...['quick', 'one', 'slow'].map((test) => `src/api/other.ts0 /${test}.test.ts`),
    ]);
    expect([noticed, survived.map(({ id }) => id)]).toEqual([2, ['src/api/other.ts0']]);
  });

  it('an even sample begins at the first and is the same each time', () => {
    expect(spreadOver([0, 1, 2, 3, 4, 5], 3)).toEqual([0, 2, 4]);
    expect(spreadOver([0, 1], 3)).toEqual([0, 1]);
  });
});

describe('a bench', () => {
  it('says what was promised beside a figure that does not keep it', () => {
    expect(figureText({ name: 'paint, ms', value: 812.4, most: 900 })).toBe('paint, ms: 812');
    expect(figureText({ name: 'paint, ms', value: 912.4, most: 900 })).toBe('**paint, ms: 912** (at most 900)');
    expect(figureText({ name: 'score', value: 97, least: 98 })).toBe('**score: 97** (at least 98)');
  });

  it('that measured nothing keeps nothing', () => {
    expect(isKept({ name: 'paint, ms', value: Number.NaN, most: 900 })).toBe(false);
  });

  it('whose figure could not be measured says so, also once it has lain in a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cifras-')), 'cifras.json');
    vi.stubEnv('BENCH_FILE', file);
    leaveFigures([
      { name: 'content, ms', value: Number.NaN, most: 6_000 },
      { name: 'frame, ms', value: 1_200, most: 1_000 },
    ]);
    vi.unstubAllEnvs();
    expect(foundInFigures(readFigures(file))).toEqual({
      value: '**content, ms: not measured** (at most 6000); **frame, ms: 1200** (at most 1000)',
      tried: 2,
      met: false,
      // Of what was not measured nobody has seen that it is too slow.
      faults: ['frame, ms'],
    });
  });

  it('is not content with the visits that went well', () => {
    expect(median([5474, 5400, 5500])).toBe(5474);
    expect(median([Number.NaN, 5474, Number.NaN])).toBeNaN();
    expect(median([5474, 5400, Number.NaN])).toBeNaN();
    expect(spread([5474, 5400, Number.NaN])).toBe('NaN (NaN–NaN) ms');
    expect(median([])).toBeNaN();
  });

  it('waits for the browser’s own frames, or measures nothing', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    expect(refuseOtherFrames).toThrow('no se mediría hasta lo dibujado');
    // A function of the machine itself says so, as a browser's does.
    vi.stubGlobal('requestAnimationFrame', Math.max);
    expect(refuseOtherFrames).not.toThrow();
    vi.unstubAllGlobals();
  });

  it('fixes a page’s day and nothing of its frames and timers', async () => {
    const scripts: string[] = [];
    const page = { addInitScript: (script: unknown) => Promise.resolve(void scripts.push(String(script))) };
    const browser = { newContext: () => Promise.resolve({ newPage: () => Promise.resolve(page) }) };
    await openPage(browser as unknown as Browser);
    expect(scripts[0]).toContain('FrozenDate');
  });

  it('of the processor’s time reads the longest task of the page, and no task without a time as 0 ms', () => {
    const thread = { name: 'thread_name', pid: 1, tid: 2, args: { name: 'CrRendererMain' } };
    const task = (tdur?: number, tid = 2) => ({
      name: 'RunTask',
      pid: 1,
      tid,
      ...(tdur === undefined ? {} : { tdur }),
    });
    const trace = (...tasks: object[]): string => JSON.stringify({ traceEvents: [thread, ...tasks] });
    expect(longestTaskTime(trace(task(16_700), task(40_000, 3), task()))).toBe(16.7);
    expect(() => longestTaskTime(trace(task(), task()))).toThrow('cuánto procesador');
    expect(() => longestTaskTime(trace(task(40_000, 3)))).toThrow('no tiene tareas');
  });
});
