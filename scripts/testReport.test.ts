import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests, readReport } from './testReport.ts';

const vitest = JSON.stringify({
  testResults: [
    {
      name: '/proyecto/src/a.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'suma uno' },
        { status: 'failed', fullName: 'suma dos' },
        { status: 'skipped', fullName: 'suma tres' },
      ],
    },
  ],
});

const playwright = JSON.stringify({
  suites: [
    {
      file: 'pin.spec.ts',
      specs: [
        { title: 'entra', tests: [{ status: 'expected' }] },
        { title: 'no corrió', tests: [{ status: 'skipped' }] },
      ],
      suites: [{ file: 'pin.spec.ts', specs: [{ title: 'sale', tests: [{ status: 'unexpected' }] }] }],
    },
  ],
});

describe('the count of the tests', () => {
  it('names what failed or was skipped, of Vitest', () => {
    expect(countTests(vitest)).toEqual({ passed: 1, failures: ['a.test.ts › suma dos', 'a.test.ts › suma tres'] });
  });

  it('names what failed or was not run in any suite, of Playwright', () => {
    expect(countTests(playwright)).toEqual({ passed: 1, failures: ['pin.spec.ts › no corrió', 'pin.spec.ts › sale'] });
  });

  it('does not take a missing report for a success', () => {
    const missing = join(mkdtempSync(join(tmpdir(), 'informe-')), 'nada.json');
    expect(() => readReport(missing, true)).toThrow('no cuenta ninguna prueba');
    expect(readReport(missing, false)).toEqual({ passed: 0, failures: [] });
  });
});
