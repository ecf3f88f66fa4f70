/**
 * `npm run mutation [-- part …]`: tries every mutant of the parts of the program that unit tests hold (all parts without a name), and keeps what it
 * found, with the commit it was found at, in `assurance/mutation/results/`. `--sample 40` tries so many, evenly spread, keeps nothing, and
 * ends with an error when fewer than the goal are noticed. `--again` tries what survived last time, after tests were written for it, and every
 * mutant of the files that have changed since.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { spreadOver } from '#testing/cases.ts';
import { copyOf, filesOf } from '../copy.ts';
import { instrument, type Mutant } from './instrument.ts';
import { MUTATION_PAGE, mutationPage } from './page.ts';
import { type Part, parts, programFilesOf } from './parts.ts';
import { type Outcome, readOutcomes, resultFile, type Survivor } from './results.ts';
import { startTester } from './tester.ts';
import { tryMutants } from './tryMutants.ts';

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, again: { type: 'boolean' }, root: { type: 'string' } },
  allowPositionals: true,
});
const root = values.root ?? fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim();
const known = filesOf(root);

/** A mutant as it is kept. */
const kept = ({ file, line, kind, from, to }: Mutant): Survivor => ({
  file,
  line,
  kind,
  from: short(from),
  to: short(to),
});

const lineOf = ({ file, line, kind, from, to }: Survivor): string => `${file}:${line} ${kind}: ${from} → ${to}`;

/**
 * Whether a mutant has to be tried, where the others keep what was found of them: what survived then, and whatever is in a file that was not loaded
 * then or is another one since.
 * @throws Error where nothing is kept of the part.
 */
function triedAgain(part: Part, files: readonly string[]): (mutant: Mutant) => boolean {
  const earlier = readOutcomes(root).get(part.name);
  if (!earlier) throw new Error(`${part.name}: aún no se ha medido.`);
  const open = new Set(earlier.survived.map(lineOf));
  const others = new Set([
    ...earlier.unloaded,
    ...git('diff', '--name-only', earlier.commit, '--', ...files).split('\n'),
  ]);
  return (mutant) => others.has(mutant.file) || open.has(lineOf(kept(mutant)));
}

async function outcomeOf(part: Part): Promise<Outcome> {
  // Of what is copied now, whatever is committed meanwhile.
  const commit = git('rev-parse', '--short', 'HEAD');
  const files = programFilesOf(part, known);
  const isAsked = values.again ? triedAgain(part, files) : () => true;
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
    const asked = counted.filter(isAsked);
    const wanted = values.sample === undefined ? asked : spreadOver(asked, Number(values.sample));
    console.log(`${part.name}: ${wanted.length} mutantes, ${passed.length} archivos de pruebas`);
    const { survived } = await tryMutants(wanted, passed, testers, (done, survivor) => {
      if (survivor) console.log(`  ✗ ${lineOf(kept(survivor))}`);
      if (done % 100 === 0) console.log(`  ${done} de ${wanted.length}`);
    });
    const tried = values.sample === undefined ? counted.length : wanted.length;
    return {
      commit,
      date: new Date().toISOString().slice(0, 10),
      tried,
      noticed: tried - survived.length,
      survived: survived.map(kept),
      unloaded: files.filter((file) => mutants.some((mutant) => mutant.file === file) && !loaded.has(file)),
    };
  } finally {
    await Promise.all(testers.map((tester) => tester.close()));
  }
}

/** One line of it. */
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

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
