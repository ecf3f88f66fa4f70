import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { readReport, type TestCount } from '../testReport.ts';
import { readRun } from '../visual/report.ts';
import type { StepName } from './select.ts';
import type { Step } from './steps.ts';
import { NO_TESTS, noteStep, type Tally } from './tally.ts';

/** Runs one step, each line of its output under its name; resolves to whether it succeeded. */
function run({ name, command, args, env: own }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, E2E_BUILT: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...own };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const say = (lines: Readable) =>
      createInterface({ input: lines }).on('line', (line) => console.log(`${name} │ ${line}`));
    say(child.stdout);
    say(child.stderr);
    // A program that could not be started has said nothing itself.
    child.on('error', ({ message }) => {
      console.error(`${name} │ ${message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** How long something took that began then. */
export const timeLine = (name: string, start: number) =>
  `  ${name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`;

/** Runs a step and notes what came of it; resolves to whether it succeeded. A report that cannot be read is that step's fault, and no other's. */
export async function runStep(step: Step, tally: Tally): Promise<boolean> {
  console.log(`\n▶ ${step.name}`);
  const start = performance.now();
  let isGood = await run(step);
  tally.times.push(timeLine(step.name, start));
  let count: TestCount = NO_TESTS;
  try {
    if (step.report) count = readReport(step.report, isGood);
  } catch (reason) {
    console.error(`${step.name} │ ${step.report}: ${reason instanceof Error ? reason.message : String(reason)}`);
    isGood = false;
  }
  return noteStep(tally, step.name, isGood, count);
}

/** One step after another, until one fails. */
async function runLane(steps: readonly Step[], tally: Tally): Promise<void> {
  for (const step of steps) {
    if (!(await runStep(step, tally))) return;
  }
}

/** Some lanes at once, each to its end or its first fault. */
export async function runLanes(lanes: readonly (readonly Step[])[], tally: Tally): Promise<void> {
  await Promise.all(lanes.map((lane) => runLane(lane, tally)));
}

/** The step that takes the pictures, and says how many it has left out. */
const PHOTOGRAPHER: StepName = 'catalogo';

/** All of them, whatever becomes of each: one run tells all that is wrong. @param picturesLeftOut what the last run of pictures left out. */
export async function runAll(
  steps: readonly Step[],
  tally: Tally,
  picturesLeftOut = () => readRun().leftOut,
): Promise<void> {
  for (const step of steps) {
    await runStep(step, tally);
    // Of this run alone: what an earlier one has left out lies there as well.
    if (step.name === PHOTOGRAPHER) tally.leftOut += picturesLeftOut();
  }
}
