import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countCases, countTests, failedTests } from '../scripts/testReport.ts';
import type { Finding, MeasuredRow, Patch, Place } from './row.ts';

/** Tests that prove a row, and how much of them. */
export interface Suite extends Pick<MeasuredRow, 'id' | 'title' | 'goal'> {
  runner: 'unidad' | 'comportamiento' | 'recorridos' | 'servidores';
  /** Paths, or parts of them, as their runner takes them. */
  files: readonly string[];
  /** How often the runs of property tests are made, beside what `npm test` makes. */
  times?: number;
  /** How many cases there must have been: fewer prove nothing. */
  atLeast: number;
  control?: Patch;
}

/** A row that is proven by tests of the project: all pass, and there were as many as the goal says. */
export function suite({ runner, files, times = 1, atLeast, ...row }: Suite): MeasuredRow {
  return {
    ...row,
    isLight: !isJourney(runner),
    // The tests of servers build the site for each place that it is to lie in.
    needsBuild: runner === 'recorridos',
    async measure(place): Promise<Finding> {
      const { passed, failed, cases, faults } = await runTests(place, row.id, runner, files, times);
      const tried = passed + failed + cases;
      return {
        value: found(passed, failed),
        tried,
        met: failed === 0 && tried >= atLeast,
        faults,
      };
    },
  };
}

function found(passed: number, failed: number): string {
  if (failed > 0) return `${failed} of ${passed + failed} fail`;
  return passed === 1 ? '1 test, it passes' : `${passed} tests, all pass`;
}

/** Walked by Playwright through the built site. */
const isJourney = (runner: Suite['runner']): boolean => runner === 'recorridos' || runner === 'servidores';

/** @throws Error where the runner left no report. */
async function runTests(
  { root, seed, untilFault }: Place,
  id: string,
  runner: Suite['runner'],
  files: readonly string[],
  times: number,
): Promise<{ passed: number; failed: number; cases: number; faults: readonly string[] }> {
  const folder = join(root, 'reports/assurance');
  const report = join(folder, `${id}.json`);
  const casesFile = join(folder, `${id}.txt`);
  for (const file of [report, casesFile]) rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  await run(
    root,
    isJourney(runner) ? 'playwright' : 'vitest',
    isJourney(runner)
      ? [
          'test',
          ...(runner === 'servidores' ? ['--config', 'scripts/servers'] : []),
          ...(untilFault ? ['--max-failures', '1'] : []),
          ...['--reporter', 'json', ...files],
        ]
      : [
          'run',
          '--project',
          runner,
          ...['--testTimeout', '600000', ...(untilFault ? ['--bail', '1'] : [])],
          ...['--reporter', 'json', `--outputFile.json=${report}`, ...files],
        ],
    {
      ASSURANCE: 'whole',
      RUNS_TIMES: String(times),
      SEED: String(seed),
      CASES_FILE: casesFile,
      ...(runner === 'recorridos' ? { E2E_BUILT: '1' } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  const text = readOr(report, null);
  // A runner that did not get to its report: no test has failed, and nothing is proven.
  if (text === null) throw new Error(`${id}: las pruebas no dejaron informe.`);
  const { passed, failures } = countTests(text);
  return {
    passed,
    failed: failures.length,
    cases: noted(readOr(casesFile, '')) + countCases(text),
    faults: failedTests(text),
  };
}

/** Runs it to its end, however that is; the report tells. */
function run(root: string, command: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } })
      .on('error', reject)
      .on('close', () => resolve());
  });
}

function readOr<Other>(file: string, other: Other): string | Other {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return other;
  }
}

/** Cases inside unit tests: a line a test. */
const noted = (text: string): number =>
  text
    .split('\n')
    .filter(Boolean)
    .reduce((sum, line) => sum + Number(line), 0);
