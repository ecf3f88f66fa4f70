/**
 * `npm test`: everything, in the order in which a fault should be caught. What is quick comes first, and a fault there ends the run; it says
 * how long each step took and which tests failed, and closes with one line that counts the tests.
 *
 * `npm test -- --changed [commit]` says at once which parts, and which of their tests, concern what changed since that commit (without one:
 * since this branch left the main one; always with what is not committed yet), and runs these; with `--list` it only says it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser.ts';
import { baseCommit, changesSince } from './check/changes.ts';
import { readGraph } from './check/graph.ts';
import { runAll, runLanes, timeLine } from './check/runSteps.ts';
import { describeChange, describeSelection, type Selection, selectSteps } from './check/select.ts';
import { first, type Step, second, selected } from './check/steps.ts';
import { closingLine, emptyTally } from './check/tally.ts';
import { readOptions } from './modules/options.ts';
import { forgetRun } from './visual/report.ts';

/** What the runner of stories is told when only a part of its work is wanted (scripts/stories). */
const PARTS_OF_STORIES = ['AXE', 'CODES', 'PICTURES', 'PICTURES_THOROUGH', 'STORIES'];

const USAGE = 'npm test lo corre todo; una parte: npm test -- --changed [revisión] [--list].';

/** Runs these steps, those that are quick first, and tells what came of them; resolves to what the process is to end with. */
async function runSteps(lanes: readonly (readonly Step[])[], driving: readonly Step[]): Promise<number> {
  // What these steps are about to say, and nothing else: pictures to accept and those of the contact sheets lie there too.
  for (const { report } of [...lanes.flat(), ...driving]) if (report) rmSync(report, { force: true });
  forgetRun();
  mkdirSync('reports', { recursive: true });
  // Left over in the environment, one of them would make it silently less.
  for (const name of PARTS_OF_STORIES) Reflect.deleteProperty(process.env, name);
  await ensureChromium();
  const tally = emptyTally();
  const start = performance.now();
  await runLanes(lanes, tally);
  if (tally.broken.length === 0) await runAll(driving, tally);
  tally.times.push(timeLine('en total', start));
  console.log(`\nTiempos\n${tally.times.join('\n')}\n`);
  if (tally.broken.length > 0) console.error(`Falló: ${[...tally.broken, ...tally.failures].join('\n  ')}`);
  console.log(closingLine(tally));
  return tally.broken.length > 0 ? 1 : 0;
}

/** What changed since a commit, said and turned into what is to run. */
function selectChanged(base: string | undefined): Selection {
  const commit = baseCommit(base);
  const change = changesSince(commit);
  const selection = selectSteps(change, readGraph(change.files));
  console.log(
    `${describeChange(change)} desde ${commit.slice(0, 9)}. Lo que concierne de npm test:\n${describeSelection(selection)}`,
  );
  return selection;
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions(
    { options: { changed: { type: 'boolean' }, list: { type: 'boolean' } }, allowPositionals: true },
    USAGE,
  );
  if (!values.changed) {
    // Whoever asks for less than everything is not to get everything, nor to believe that it ran.
    if (values.list || positionals.length > 0) throw new Error(USAGE);
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
