import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countCases, countTests, failedTests, readReport } from './testReport.ts';

const vitest = JSON.stringify({
  testResults: [
    {
      name: '/proyecto/src/a.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'suma uno' },
        { status: 'failed', fullName: 'suma dos', failureMessages: ['\u001B[31mesperaba 2\u001B[39m\n\nera 3'] },
        { status: 'skipped', fullName: 'suma tres' },
      ],
    },
  ],
});

const longReason = Array.from({ length: 20 }, (_, index) => `línea ${index + 1}`).join('\n');

const playwright = JSON.stringify({
  suites: [
    {
      file: 'pin.spec.ts',
      specs: [
        { title: 'entra', tests: [{ status: 'expected' }] },
        { title: 'no corrió', tests: [{ status: 'skipped' }] },
        {
          title: 'cambió',
          tests: [{ status: 'expected', annotations: [{ type: 'hallazgo', description: 'otro retrato' }] }],
        },
      ],
      suites: [
        {
          file: 'pin.spec.ts',
          specs: [{ title: 'sale', tests: [{ status: 'unexpected', results: [{ error: { message: longReason } }] }] }],
        },
      ],
    },
  ],
});

describe('the count of the tests', () => {
  it('names what failed or was skipped and why, of Vitest', () => {
    expect(countTests(vitest)).toEqual({
      passed: 1,
      leftOut: 0,
      failures: ['a.test.ts › suma dos\n    esperaba 2\n    era 3', 'a.test.ts › suma tres'],
    });
  });

  it('names what failed or was not run in any suite and why, of Playwright', () => {
    const { passed, failures } = countTests(playwright);
    expect(passed).toBe(1);
    expect(failures.map((failure) => failure.split('\n')[0])).toEqual([
      'pin.spec.ts › no corrió',
      'pin.spec.ts › cambió',
      'pin.spec.ts › sale',
    ]);
    // A reason is told by its beginning.
    expect(failures[2]).toMatch(/línea 1\n.*línea 8$/s);
  });

  it('counts what journeys have tried once, in any suite, and nothing of Vitest', () => {
    const annotations = [{ type: 'lento' }, { type: 'casos', description: '168' }];
    const specs = [{ title: 'paga', tests: [{ status: 'expected', annotations, results: [{ annotations }] }] }];
    const suite = { file: 'doble.spec.ts', specs };
    expect(countCases(JSON.stringify({ suites: [{ ...suite, suites: [suite] }] }))).toBe(2 * 168);
    expect(countCases(vitest)).toBe(0);
  });

  it('takes for failed what ran to a fault of its own, not what was skipped or could not be loaded', () => {
    expect(failedTests(vitest)).toEqual(['a.test.ts › suma dos']);
    expect(failedTests(playwright)).toEqual(['pin.spec.ts › cambió', 'pin.spec.ts › sale']);
    expect(failedTests(JSON.stringify({ testResults: [{ name: '/a.test.ts', assertionResults: [] }] }))).toEqual([]);
  });

  it('does not take a missing report for a success', () => {
    const missing = join(mkdtempSync(join(tmpdir(), 'informe-')), 'nada.json');
    expect(() => readReport(missing, true)).toThrow('no cuenta ninguna prueba');
    expect(readReport(missing, false)).toEqual({ passed: 0, leftOut: 0, failures: [] });
  });

  it('takes what a runner says to have left out for that, and a run of nothing else for no fault', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'informe-')), 'navegadores.json');
    writeFileSync(report, JSON.stringify({ testResults: [{ name: 'firefox', assertionResults: [] }], leftOut: 11 }));
    expect(readReport(report, true)).toEqual({ passed: 0, leftOut: 11, failures: [] });
  });
});
