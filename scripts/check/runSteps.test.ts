import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAll, runLanes, runStep } from './runSteps.ts';
import type { Step } from './steps.ts';
import { closingLine, emptyTally, NO_TESTS, noteStep } from './tally.ts';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const step = (name: Step['name'], code: string, report?: string): Step => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  ...(report === undefined ? {} : { report }),
});

const reportOf = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'informe-')), 'informe.json');
  writeFileSync(file, text);
  return file;
};

describe('npm test: what is told of its steps', () => {
  it('types that are red and two tests that are make three failures', () => {
    const tally = emptyTally();
    noteStep(tally, 'tipos', false, NO_TESTS);
    noteStep(tally, 'unidad', false, { passed: 5, leftOut: 0, failures: ['a', 'b'] });
    expect(closingLine(tally)).toBe('5 passed, 3 failed');
    expect(tally.broken).toEqual(['tipos', 'unidad']);
  });

  it('a program that is not there is told by its name', async () => {
    const tally = emptyTally();
    expect(await runStep({ name: 'flechas', command: 'no-existe-este-programa', args: [] }, tally)).toBe(false);
    expect(said.join('\n')).toContain('flechas │ spawn no-existe-este-programa ENOENT');
    expect(tally).toMatchObject({ broken: ['flechas'], failed: 1 });
  });

  it('a report that is cut short is its step’s fault: it is named, and the lane beside it runs to its end', async () => {
    const tally = emptyTally();
    const report = reportOf('{"testResults": [');
    const good = reportOf(JSON.stringify({ testResults: [{ name: 'a', assertionResults: [{ status: 'passed' }] }] }));
    await runLanes([[step('unidad', '0', report)], [step('tipos', '0'), step('comportamiento', '0', good)]], tally);
    expect(said.join('\n')).toContain(`unidad │ ${report}: `);
    expect(tally).toMatchObject({ broken: ['unidad'], failed: 1, passed: 1 });
    expect(tally.times).toHaveLength(3);
  });

  it('a test that was skipped fails its step, though the runner succeeds: the lane ends there', async () => {
    const tally = emptyTally();
    const assertionResults = [{ status: 'passed' }, { fullName: 'the skipped one', status: 'skipped' }];
    const report = reportOf(JSON.stringify({ testResults: [{ name: 'a', assertionResults }] }));
    await runLanes([[step('unidad', '0', report), step('tipos', '0')]], tally);
    expect(tally).toMatchObject({ broken: ['unidad'], failed: 1, passed: 1 });
    expect(tally.failures.join()).toContain('the skipped one');
    expect(tally.times).toHaveLength(1);
  });

  it('pictures that an earlier run left out are not counted by a run without pictures', async () => {
    const without = emptyTally();
    await runAll([step('comportamiento', '0')], without, () => 7);
    expect(closingLine(without)).toBe('0 passed, 0 failed');
    const withPictures = emptyTally();
    await runAll([step('catalogo', '0'), step('comportamiento', '0')], withPictures, () => 7);
    expect(closingLine(withPictures)).toBe('0 passed, 0 failed, 7 skipped');
  });
});
