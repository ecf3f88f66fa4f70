/**
 * `npm test`: everything, in the order in which a fault should be caught. What is quick comes first, and a fault there ends the run; it says
 * how long each step took and which tests failed, and closes with one line that counts the tests.
 *
 * `npm test -- --changed [commit]` says at once which parts, and which of their tests, concern what changed since that commit (without one:
 * since this branch left the main one; always with what is not committed yet), and runs these; with `--list` it only says it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser.ts';
import { baseCommit, changesSince } from './check/changes.ts';
import { readGraph } from './check/graph.ts';
import { describeSelection, type Selection, selectSteps } from './check/select.ts';
import { first, type Step, second, selected } from './check/steps.ts';
import { readReport } from './testReport.ts';
import { readRun } from './visual/report.ts';

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
  leftOut: number;
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
  const count = step.report ? readReport(step.report, ok) : { passed: 0, leftOut: 0, failures: [] };
  tally.passed += count.passed;
  tally.leftOut += count.leftOut;
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

/** Runs these steps, those that are quick first, and tells what came of them; resolves to what the process is to end with. */
async function runSteps(lanes: readonly (readonly Step[])[], driving: readonly Step[]): Promise<number> {
  // What these steps are about to say, and nothing else: pictures to accept and those of the contact sheets lie there too.
  for (const { report } of [...lanes.flat(), ...driving]) if (report) rmSync(report, { force: true });
  mkdirSync('reports', { recursive: true });
  await ensureChromium();
  const tally: Tally = { times: [], passed: 0, failed: 0, leftOut: 0, failures: [], broken: [] };
  const start = performance.now();
  await runLanes(lanes, tally);
  if (tally.broken.length === 0) await runAll(driving, tally);
  const skipped = tally.leftOut + readRun().leftOut;
  tally.times.push(timeLine('en total', start));
  console.log(`\nTiempos\n${tally.times.join('\n')}\n`);
  if (tally.broken.length > 0) console.error(`Falló: ${[...tally.broken, ...tally.failures].join('\n  ')}`);
  // A step without tests of its own that fails counts as one; what is skipped are pictures, where the
  // browser draws otherwise, and journeys in browsers that are not there.
  const failed = Math.max(tally.failed, tally.broken.length);
  console.log(`${tally.passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  return tally.broken.length > 0 ? 1 : 0;
}

/** What changed since a commit, said and turned into what is to run. */
function selectChanged(base: string | undefined): Selection {
  const commit = baseCommit(base);
  const change = changesSince(commit);
  const selection = selectSteps(change, readGraph(change.files));
  const files = change.files.length === 1 ? '1 archivo cambió' : `${change.files.length} archivos cambiaron`;
  console.log(`${files} desde ${commit.slice(0, 9)}. Lo que concierne de npm test:\n${describeSelection(selection)}`);
  return selection;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' }, list: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (!values.changed) {
    // Whoever asks for less than everything is not to get everything, nor to believe that it ran.
    if (values.list || positionals.length > 0)
      throw new Error('npm test lo corre todo; una parte: npm test -- --changed [revisión] [--list].');
    return runSteps(first, second);
  }
  if (positionals.length > 1) throw new Error(`--changed ${positionals.join(' ')}: indique una sola revisión.`);
  const selection = selectChanged(positionals[0]);
  if (values.list) return 0;
  return runSteps(
    first.map((lane) => selected(lane, selection)),
    selected(second, selection),
  );
}

try {
  process.exitCode = await main();
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
