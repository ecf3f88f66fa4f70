/**
 * `npm run mutation [-- part …]`: tries every mutant of the parts of the program that unit tests hold (all parts without a name), and keeps what it
 * found, with the commit it was found at, in `assurance/mutation/results/`. `--sample 40` tries so many, evenly spread, keeps nothing, and
 * ends with an error when fewer than the goal are noticed. `--again` tries what survived last time, after tests were written for it, and every
 * mutant of the files that have changed since, or whose tests have; what is kept says how many that were.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { spreadOver } from '#testing/cases.ts';
import { copyOf, filesOf } from '../copy.ts';
import { commitOf, treeOf } from '../tree.ts';
import { countsOf, triedAgain } from './again.ts';
import { instrument } from './instrument.ts';
import { MUTATION_PAGE, mutationPage } from './page.ts';
import { type Part, parts, programFilesOf } from './parts.ts';
import { keptOf, lineOf, type Outcome, readOutcomes, resultFile } from './results.ts';
import { startTester } from './tester.ts';
import { tryMutants } from './tryMutants.ts';

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, again: { type: 'boolean' }, root: { type: 'string' } },
  allowPositionals: true,
});
const root = values.root ?? fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim();
const known = filesOf(root);

/** What was found last. @throws Error where nothing is kept of the part. */
function earlierOf(part: Part): Outcome {
  const earlier = readOutcomes(root).get(part.name);
  if (!earlier) throw new Error(`${part.name}: aún no se ha medido.`);
  return earlier;
}

/** What is not as it was at the commit of that outcome; a file with another name is gone under the first one. */
const changedSince = ({ commit }: Outcome): string[] =>
  git('diff', '--name-only', '--no-renames', commitOf(commit)).split('\n');

/** What a run writes itself. */
const WRITTEN = [MUTATION_PAGE, 'assurance/mutation/results'];

async function outcomeOf(part: Part): Promise<Outcome> {
  // Of what is copied now, whatever is committed meanwhile.
  const commit = treeOf(root, WRITTEN);
  const files = programFilesOf(part, known);
  const earlier = values.again ? earlierOf(part) : null;
  const changed = earlier ? changedSince(earlier) : [];
  const copy = copyOf(root, join(root, 'reports/mutation', part.name));
  const { files: mutated, mutants } = await instrument(root, files);
  for (const { name, content } of mutated) writeFileSync(join(copy, name), content);
  const workers = Math.max(1, Math.min(2, availableParallelism()));
  const testers = await Promise.all(
    Array.from({ length: workers }, (_, place) => startTester(copy, String(place), part.tests)),
  );
  try {
    const passed = (await testers[0]?.first()) ?? [];
    const reached = new Set(passed.flatMap(({ hits }) => Object.keys(hits)));
    const loaded = new Set(mutants.filter(({ id }) => reached.has(id)).map(({ file }) => file));
    const counted = mutants.filter(({ file }) => loaded.has(file));
    const fromRoot = passed.map(({ test, hits }) => ({ test: relative(copy, test), hits }));
    const asked = earlier
      ? counted.filter(triedAgain({ part, earlier, changed, known, mutants, passed: fromRoot }))
      : counted;
    const wanted = values.sample === undefined ? asked : spreadOver(asked, Number(values.sample));
    console.log(`${part.name}: ${wanted.length} mutantes, ${passed.length} archivos de pruebas`);
    const { survived } = await tryMutants(wanted, passed, testers, (done, survivor) => {
      if (survivor) console.log(`  ✗ ${lineOf(keptOf(survivor))}`);
      if (done % 100 === 0) console.log(`  ${done} de ${wanted.length}`);
    });
    const tried = values.sample === undefined ? counted.length : wanted.length;
    return {
      commit,
      date: new Date().toISOString().slice(0, 10),
      tried,
      noticed: tried - survived.length,
      ...countsOf(tried, wanted.length, earlier),
      survived: survived.map(keptOf),
      unloaded: files.filter((file) => mutants.some((mutant) => mutant.file === file) && !loaded.has(file)),
    };
  } finally {
    await Promise.all(testers.map((tester) => tester.close()));
  }
}

const wanted = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
let tried = 0;
let noticed = 0;
for (const part of wanted) {
  const outcome = await outcomeOf(part);
  tried += outcome.tried;
  noticed += outcome.noticed;
  console.log(`${part.name}: ${outcome.noticed} de ${outcome.tried} vistos`);
  if (values.sample !== undefined) continue;
  const file = resultFile(root, part.name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  writeFileSync(join(root, MUTATION_PAGE), mutationPage(readOutcomes(root)));
}
console.log(`${noticed} de ${tried} (${((100 * noticed) / Math.max(1, tried)).toFixed(1)} %)`);
// A runner that was left to itself is not waited for.
process.exit(tried === 0 || noticed < 0.95 * tried ? 1 : 0);
