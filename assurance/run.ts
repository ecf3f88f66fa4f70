/**
 * `npm run assurance [-- word …]`: measures the rows whose id contains one of the words (all without one), each with its negative control, and
 * writes docs/assurance.json and docs/assurance.md. Two rows of one process each are measured beside one another, then the others, each alone.
 * Rows that are not measured keep what was found last. `--no-controls` leaves the controls out,
 * `--seed 7` begins elsewhere. Ends with an error when a measured row does not meet its goal, or its control does not turn red, and when a word
 * chooses no row.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyWithout } from './copy.ts';
import { groups } from './groups.ts';
import { chosenRows, isProven, resultOf, type Workshop } from './measureRow.ts';
import { readResults, WRITTEN, writeResults } from './results.ts';
import type { MeasuredRow, Result } from './row.ts';
import { treeOf } from './tree.ts';

const { values, positionals } = parseArgs({
  options: { 'no-controls': { type: 'boolean' }, seed: { type: 'string', default: '20261126' } },
  allowPositionals: true,
});
const root = fileURLToPath(new URL('..', import.meta.url));
const workshop: Workshop = {
  root,
  seed: Number(values.seed),
  hasControls: !values['no-controls'],
  copyWithout: (patch, lane) => copyWithout(root, patch, lane),
  build: (folder) => void execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: folder, stdio: 'inherit' }),
  tree: () => treeOf(root, WRITTEN),
};

const wanted = chosenRows(
  groups.flatMap(({ rows }) => rows),
  positionals,
);
if (wanted.some(({ needsBuild }) => needsBuild)) workshop.build(root);
let failed = false;

/** What is said of a control that does not show what it should. */
const CONTROL_WORDS: Readonly<Partial<Record<NonNullable<Result['control']>, string>>> = {
  green: '; sin su guarda sigue en verde',
  'broke off': '; su control se interrumpió',
};

/** Measures what is left of these, one after another. */
async function measureAll(rows: MeasuredRow[], lane: string): Promise<void> {
  for (let row = rows.shift(); row; row = rows.shift()) {
    const result = await resultOf(row, lane, workshop);
    failed ||= !isProven(result);
    const { value, tried, seconds, control } = result;
    const words = control === null ? '' : (CONTROL_WORDS[control] ?? '');
    console.log(`${isProven(result) ? '✓' : '✗'} ${row.id}: ${value} (${tried} casos, ${seconds} s)${words}`);
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
