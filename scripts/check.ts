/**
 * `npm test`: everything, in the order in which a fault should be caught. What is quick comes first, and a fault there ends the run; it says
 * how long each step took and which tests failed, and closes with one line that counts the tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ensureChromium } from './browser.ts';
import { readReport } from './testReport.ts';
import { readRun } from './visual/report.ts';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Where its runner writes how many tests passed and failed. */
  report?: string;
}

/** The quick ones: what they find makes the rest worthless. */
const first: readonly (readonly Step[])[] = [
  [
    { name: 'formato', command: 'biome', args: ['ci', '.'] },
    { name: 'lint con tipos', command: 'oxlint', args: ['--deny-warnings'] },
    {
      name: 'flechas',
      command: 'depcruise',
      args: ['src', '--config', '.dependency-cruiser.js', '--output-type', 'err'],
    },
    { name: 'tipos', command: 'tsc', args: ['--noEmit'] },
    { name: 'lint con eslint', command: 'eslint', args: ['.'] },
    { name: 'construcción', command: 'vite', args: ['build', '--logLevel', 'warn'] },
    { name: 'catálogo construido', command: 'storybook', args: ['build', '--quiet'] },
  ],
  [vitest('unidad', { VITEST_MAX_WORKERS: '2' })],
];

/** What drives browsers: each runner keeps both cores busy by itself. */
const second: readonly Step[] = [
  {
    name: 'catalogo',
    command: 'playwright',
    args: ['test', '--config', 'scripts/stories'],
    report: 'reports/catalogo.json',
  },
  vitest('comportamiento', { VITEST_MAX_WORKERS: '4' }),
  { name: 'recorridos', command: 'playwright', args: ['test'], report: 'reports/e2e.json' },
];

function vitest(project: string, env: NonNullable<Step['env']>): Step {
  const report = `reports/${project}.json`;
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  return { name: project, command: 'vitest', args: ['run', '--project', project, ...reporters], env, report };
}

/** Runs one step, each line of its output under its name; resolves to whether it succeeded. */
function run({ name, command, args, env: own }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, E2E_BUILT: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...own };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const say = (lines: Readable) =>
      createInterface({ input: lines }).on('line', (line) => console.log(`${name} │ ${line}`));
    say(child.stdout);
    say(child.stderr);
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** What has been seen so far. */
interface Tally {
  times: string[];
  passed: number;
  failed: number;
  failures: string[];
  broken: string[];
}

const timeLine = (name: string, start: number) =>
  `  ${name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`;

/** Runs a step and notes what came of it; resolves to whether it succeeded. */
async function runStep(step: Step, tally: Tally): Promise<boolean> {
  console.log(`\n▶ ${step.name}`);
  const start = performance.now();
  const ok = await run(step);
  tally.times.push(timeLine(step.name, start));
  const count = step.report ? readReport(step.report, ok) : { passed: 0, failures: [] };
  tally.passed += count.passed;
  tally.failed += count.failures.length;
  tally.failures.push(...count.failures.map((failure) => `${step.name}: ${failure}`));
  if (!ok) tally.broken.push(step.name);
  return ok;
}

/** One step after another, until one fails. */
async function runLane(steps: readonly Step[], tally: Tally): Promise<void> {
  for (const step of steps) {
    if (!(await runStep(step, tally))) return;
  }
}

/** Some lanes at once, each to its end or its first fault. */
const runLanes = (lanes: readonly (readonly Step[])[], tally: Tally) =>
  Promise.all(lanes.map((lane) => runLane(lane, tally)));

/** All of them, whatever becomes of each: one run tells all that is wrong. */
async function runAll(steps: readonly Step[], tally: Tally): Promise<void> {
  for (const step of steps) await runStep(step, tally);
}

async function main(): Promise<number> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  await ensureChromium();
  const tally: Tally = { times: [], passed: 0, failed: 0, failures: [], broken: [] };
  const start = performance.now();
  await runLanes(first, tally);
  if (tally.broken.length === 0) await runAll(second, tally);
  const skipped = readRun().leftOut;
  tally.times.push(timeLine('en total', start));
  console.log(`\nTiempos\n${tally.times.join('\n')}\n`);
  if (tally.broken.length > 0) console.error(`Falló: ${[...tally.broken, ...tally.failures].join('\n  ')}`);
  // A step without tests of its own that fails counts as one; what is skipped are pictures, where the browser draws otherwise.
  const failed = Math.max(tally.failed, tally.broken.length);
  console.log(`${tally.passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  return tally.broken.length > 0 ? 1 : 0;
}

process.exitCode = await main();
