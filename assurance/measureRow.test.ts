import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenRows, controlFrom, isProven, resultOf, type Workshop } from './measureRow.ts';
import { pageOf } from './page.ts';
import type { Control, Finding, MeasuredRow, Place, Result } from './row.ts';
import { suite } from './suite.ts';
import { treeText, treeThroughout } from './tree.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const good: Finding = { value: '3 tests, all pass', tried: 3, met: true, faults: [] };
const slow = (...faults: string[]): Finding => ({ value: 'slow', tried: 3, met: false, faults });

const control = { says: 'the latch', file: 'a.ts', from: 'x', to: '' };
const rowOf = (measure: (place: Place) => Finding): MeasuredRow => ({
  id: 'a',
  title: 'A',
  goal: 'all hold',
  control,
  // What it throws comes as a rejection.
  measure: (place) => new Promise((resolve) => resolve(measure(place))),
});
const inWorkshop = (own: Partial<Workshop> = {}): Workshop => ({
  root: '/proyecto',
  seed: 7,
  hasControls: true,
  copyWithout: () => '/copia',
  build: () => undefined,
  tree: () => 'abc1234',
  ...own,
});
const isCopy = ({ root: place }: Place): boolean => place === '/copia';
const lineOf = (result: Result): string => pageOf([{ title: 'G', rows: [rowOf(() => good)] }], { a: result });

const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'error').mockImplementation((reason: unknown) => void told.push(reason));
});
afterEach(() => vi.restoreAllMocks());

describe('a row and its negative control', () => {
  it.each<[string, Finding, Control]>([
    ['a test that fails is red', slow('a test'), 'red'],
    ['nothing that fails is green', good, 'green'],
    ['fewer tests than there must be, none of which fails, is no red', slow(), 'broke off'],
  ])('%s', (_, without, outcome) => {
    expect(controlFrom(good, without)).toBe(outcome);
  });

  it('of a row that is not met, only what fails beyond that says something of the guard', () => {
    expect(controlFrom(slow('answers'), slow('answers'))).toBe(null);
    expect(controlFrom(slow('answers'), slow('answers', 'score'))).toBe('worse');
    expect(controlFrom(slow('answers'), slow())).toBe('broke off');
  });

  it('a control that throws leaves what the row found, and the other rows', async () => {
    const row = rowOf((place) => {
      if (isCopy(place)) throw new Error('la copia no arranca');
      return good;
    });
    const result = await resultOf(row, 'copia', inWorkshop());
    expect(result).toMatchObject({ value: '3 tests, all pass', tried: 3, met: true, control: 'broke off' });
    expect(String(told)).toContain('la copia no arranca');
    expect(isProven(result)).toBe(false);
    expect(lineOf(result)).toContain('the latch: **broke off**');
  });

  it('so does a copy that cannot be made or built', async () => {
    const refuse = (): never => {
      throw new Error('no');
    };
    for (const own of [{ copyWithout: refuse }, { build: refuse }]) {
      const row = { ...rowOf(() => good), needsBuild: true };
      expect(await resultOf(row, 'copia', inWorkshop(own))).toMatchObject({ met: true, control: 'broke off' });
    }
  });

  it('a row that breaks off has nothing that its control could be held against', async () => {
    const copyWithout = vi.fn(() => '/copia');
    const row = rowOf(() => {
      throw new Error('no hay informe');
    });
    const result = await resultOf(row, 'copia', inWorkshop({ copyWithout }));
    expect(result).toMatchObject({ value: 'broke off', met: false, control: null });
    expect(copyWithout).not.toHaveBeenCalled();
  });

  it('what it had against the row is not kept with the result', async () => {
    const result = await resultOf(
      rowOf((place) => (isCopy(place) ? slow('a') : good)),
      'copia',
      inWorkshop(),
    );
    expect(Object.keys(result).sort()).toEqual(
      ['value', 'tried', 'met', 'date', 'seed', 'commit', 'seconds', 'control'].sort(),
    );
    expect(isProven(result)).toBe(true);
  });

  it('the copy is held to the first fault', async () => {
    const places: Place[] = [];
    await resultOf(
      rowOf((place) => {
        places.push(place);
        return good;
      }),
      'copia',
      inWorkshop(),
    );
    expect(places).toEqual([
      { root: '/proyecto', seed: 7 },
      { root: '/copia', seed: 7, untilFault: true },
    ]);
  });
});

describe('which tree was measured', () => {
  it('is its commit, with «+» where it has what that commit has not', () => {
    expect(treeText('abc1234\n', '')).toBe('abc1234');
    expect(treeText('abc1234\n', ' M src/a.ts\n')).toBe('abc1234+');
  });

  it('is none of both where somebody committed meanwhile', () => {
    expect(treeThroughout('abc1234', 'abc1234')).toBe('abc1234');
    expect(treeThroughout('abc1234+', 'abc1234+')).toBe('abc1234+');
    expect(treeThroughout('abc1234', 'def5678')).toBe('abc1234+');
    expect(treeThroughout('abc1234+', 'def5678')).toBe('abc1234+');
  });

  it('is asked for with each row, not once for all', async () => {
    const trees = ['abc1234', 'abc1234', 'def5678', 'def5678'];
    const workshop = inWorkshop({ hasControls: false, tree: () => trees.shift() ?? '' });
    const row = rowOf(() => good);
    expect((await resultOf(row, 'copia', workshop)).commit).toBe('abc1234');
    expect((await resultOf(row, 'copia', workshop)).commit).toBe('def5678');
  });

  it('is that of what was kept, where a row only reads that', async () => {
    const at = { commit: 'a, b', date: '2026-11-28 – 2026-11-29' };
    const row = rowOf(() => ({ ...good, at }));
    expect(await resultOf(row, 'copia', inWorkshop({ hasControls: false }))).toMatchObject(at);
  });
});

describe('which rows are measured', () => {
  const rows = ['money-books', 'money-hurry', 'time-idle'].map((id) => ({ ...rowOf(() => good), id }));

  it('those that a word is part of; all without one', () => {
    expect(chosenRows(rows, ['money', 'idle']).map(({ id }) => id)).toEqual([
      'money-books',
      'money-hurry',
      'time-idle',
    ]);
    expect(chosenRows(rows, ['hurry']).map(({ id }) => id)).toEqual(['money-hurry']);
    expect(chosenRows(rows, [])).toHaveLength(3);
  });

  it('none is an error: nothing would have been measured, and nobody would know', () => {
    expect(() => chosenRows(rows, ['mony'])).toThrow('«mony»');
    expect(() => chosenRows(rows, ['money', 'tiem'])).toThrow('«tiem»');
    const unmeasured = { id: 'away', title: '', goal: '', unmeasured: 'not here' };
    expect(() => chosenRows([...rows, unmeasured], ['away'])).toThrow('«away»');
  });
});

describe('a row that is proven by tests', () => {
  /** A small project of its own, with these files. */
  function projectOf(files: Readonly<Record<string, string>>): string {
    mkdirSync(join(root, 'reports'), { recursive: true });
    const folder = mkdtempSync(join(root, 'reports/proyecto-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  }
  const config = "export default { test: { projects: [{ test: { name: 'unidad', include: ['*.test.ts'] } }] } };";
  const row = suite({
    id: 'a',
    title: 'A',
    goal: '',
    runner: 'unidad',
    files: ['a.test.ts'],
    atLeast: 1,
  });
  const testing = (body: string): string => `import { expect, it } from 'vitest';\n${body}`;

  it.each<[string, Record<string, string>, readonly string[]]>([
    [
      'a test that fails is told',
      { 'vitest.config.ts': config, 'a.test.ts': testing("it('uno', () => expect(1).toBe(2));") },
      ['a.test.ts › uno'],
    ],
    [
      'a file that cannot be loaded is no test that fails',
      { 'vitest.config.ts': config, 'a.test.ts': testing("import './gone.ts';\nit('uno', () => undefined);") },
      [],
    ],
  ])('%s', async (_, files, faults) => {
    const folder = projectOf(files);
    try {
      expect(await row.measure({ root: folder, seed: 1, untilFault: true })).toMatchObject({ met: false, faults });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('a runner that leaves no report breaks off', async () => {
    const folder = projectOf({ 'vitest.config.ts': 'export default {' });
    try {
      await expect(row.measure({ root: folder, seed: 1 })).rejects.toThrow('a: las pruebas no dejaron informe');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
