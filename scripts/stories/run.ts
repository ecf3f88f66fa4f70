/**
 * `npm run stories [-- word …]`: builds the catalogue and examines its stories as `npm test` does; `--pictures` (`npm run test:visual`) leaves
 * axe out, `--anew` leaves all of them to `npm run visual:accept` whatever they were, `--codes` only reads which codes are shown and leaves them to `npm run catalogue` whatever they
 * were, `--built` takes the catalogue that stands in `storybook-static/`, `--thorough` goes
 * back to the commit of each picture that the last one draws otherwise (docs/visual.md), `--times 20` runs the whole so often, each run anew, until one
 * fails: a story that is not the same each time is found so. With words, only files whose path contains one of them; `--changed [commit]` takes
 * the files that a change since that commit can reach (without one: since this branch left the main one), and `--list` only says which.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { baseCommit, changesSince } from '../check/changes.ts';
import { readGraph } from '../check/graph.ts';
import { describeChange, describeStories, selectSteps } from '../check/select.ts';

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'boolean' },
    anew: { type: 'boolean' },
    codes: { type: 'boolean' },
    built: { type: 'boolean' },
    changed: { type: 'boolean' },
    list: { type: 'boolean' },
    thorough: { type: 'boolean' },
    times: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

const succeeds = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** The files whose stories are wanted: words of their paths, none for all; `null` when a change reaches none. */
function wantedFiles(): readonly string[] | null {
  if (!values.changed) return positionals;
  if (positionals.length > 1) throw new Error(`--changed ${positionals.join(' ')}: indique una sola revisión.`);
  const commit = baseCommit(positionals[0]);
  const change = changesSince(commit);
  const { catalogo } = selectSteps(change, readGraph(change.files));
  const reached = describeStories(catalogo);
  console.log(`${describeChange(change)} desde ${commit.slice(0, 9)}. Historias alcanzadas: ${reached}.`);
  if (catalogo === 'all') return [];
  for (const file of catalogo) console.log(`  ${file}`);
  return catalogo.length > 0 ? catalogo : null;
}

const files = wantedFiles();

const examine = () =>
  succeeds('playwright', ['test', '--config', 'scripts/stories'], {
    STORIES: (files ?? []).join(' '),
    ...(values.pictures ? { AXE: '0' } : {}),
    ...(values.thorough ? { PICTURES_THOROUGH: '1' } : {}),
    ...(values.anew ? { PICTURES: 'anew' } : {}),
    ...(values.codes ? { AXE: '0', PICTURES: 'left-out', CODES: 'anew' } : {}),
  });

/** Examines the stories so many times; what the run that fails has found stays where it put it. */
function examineTimes(times: number): boolean {
  for (let run = 1; run <= times; run += 1) {
    const start = performance.now();
    const isGood = examine();
    const seconds = Math.round((performance.now() - start) / 1000);
    if (times > 1)
      console.log(`Vez ${run} de ${times}: ${isGood ? 'sin diferencias' : 'con diferencias'}, ${seconds} s`);
    if (!isGood) return false;
  }
  return true;
}

const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error(`--times ${values.times}: indique cuántas veces, desde 1.`);
const run = () => (values.built || succeeds('storybook', ['build', '--quiet'])) && examineTimes(times);
process.exitCode = values.list || files === null || run() ? 0 : 1;
