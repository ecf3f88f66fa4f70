/**
 * `npm run assurance [-- word …]`: measures the rows whose id contains one of the words (all without one), each with its negative control, and
 * writes docs/assurance.json and docs/assurance.md. Two rows of one process each are measured beside one another, then the others, each alone.
 * Rows that are not measured keep what was found last. `--no-controls` leaves the controls out,
 * `--seed 7` begins elsewhere. Ends with an error when a measured row does not meet its goal, or its control stays green.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyWithout } from './copy.ts';
import { groups } from './groups.ts';
import { readResults, writeResults } from './results.ts';
import { isMeasured, type Measure, type MeasuredRow, type Place, type Result } from './row.ts';

const { values, positionals } = parseArgs({
  options: { 'no-controls': { type: 'boolean' }, seed: { type: 'string', default: '20261126' } },
  allowPositionals: true,
});
const root = fileURLToPath(new URL('..', import.meta.url));
const seed = Number(values.seed);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const build = (folder: string) =>
  execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: folder, stdio: 'inherit' });

/** Whether the row stays green without its guard: then it proves nothing. */
async function controlOf(row: MeasuredRow, lane: string): Promise<Result['control']> {
  const { control, needsBuild } = row;
  if (!control || values['no-controls']) return null;
  const copy = copyWithout(root, control, lane);
  if (needsBuild) build(copy);
  const { met } = await row.measure({ root: copy, seed, untilFault: true } satisfies Place);
  return met ? 'green' : 'red';
}

/** What a row found; one that breaks off has found nothing, and the others are measured all the same. */
async function foundBy(row: MeasuredRow): Promise<Measure> {
  try {
    return await row.measure({ root, seed });
  } catch (reason) {
    console.error(reason);
    return { value: 'broke off', tried: 0, met: false };
  }
}

async function resultOf(row: MeasuredRow, lane: string): Promise<Result> {
  const began = performance.now();
  const found = await foundBy(row);
  const control = await controlOf(row, lane);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { ...found, date: new Date().toISOString().slice(0, 10), seed, commit, seconds, control };
}

const isWanted = ({ id }: MeasuredRow) => positionals.length === 0 || positionals.some((word) => id.includes(word));
const wanted = groups
  .flatMap(({ rows }) => rows)
  .filter(isMeasured)
  .filter(isWanted);
if (wanted.some(({ needsBuild }) => needsBuild)) build(root);
let failed = false;

/** Measures what is left of these, one after another. */
async function measureAll(rows: MeasuredRow[], lane: string): Promise<void> {
  for (let row = rows.shift(); row; row = rows.shift()) {
    const result = await resultOf(row, lane);
    const isProven = result.met && result.control !== 'green';
    failed ||= !isProven;
    console.log(`${isProven ? '✓' : '✗'} ${row.id}: ${result.value} (${result.tried} casos, ${result.seconds} s)`);
    // After each: a run that is stopped keeps what it found.
    writeResults(root, { ...readResults(root), [row.id]: result });
  }
}

const began = performance.now();
const last = readResults(root);
const secondsOf = ({ id }: MeasuredRow): number => last[id]?.seconds ?? 0;
// The longest first, so that neither lane waits long for the other.
const light = wanted.filter(({ isLight }) => isLight).sort((one, other) => secondsOf(other) - secondsOf(one));
await Promise.all(['copia', 'otra-copia'].map((lane) => measureAll(light, lane)));
await measureAll(
  wanted.filter(({ isLight }) => !isLight),
  'copia',
);
console.log(`En total ${Math.round((performance.now() - began) / 60_000)} minutos.`);
if (failed) process.exitCode = 1;
