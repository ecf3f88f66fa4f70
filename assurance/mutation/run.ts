/**
 * `npm run mutation [-- part …]`: tries every mutant of the parts of the program that unit tests hold (all parts without a name), and keeps what it
 * found, with the commit it was found at, in `assurance/mutation/results/`. `--sample 40` tries so many, evenly spread, keeps nothing, and
 * ends with an error when fewer than the goal are noticed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { spreadOver } from '#testing/cases.ts';
import { copyOf, filesOf } from '../copy.ts';
import { instrument } from './instrument.ts';
import { MUTATION_PAGE, mutationPage } from './page.ts';
import { type Part, parts } from './parts.ts';
import { type Outcome, readOutcomes, resultFile } from './results.ts';
import { startTester } from './tester.ts';
import { tryMutants } from './tryMutants.ts';

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, root: { type: 'string' } },
  allowPositionals: true,
});
const root = values.root ?? fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim();
const known = filesOf(root);

async function outcomeOf(part: Part): Promise<Outcome> {
  const files = known.filter((file) => part.files.test(file) && !/\.test\.ts$/.test(file));
  const copy = copyOf(root, join(root, 'reports/mutation', part.name));
  const { files: mutated, mutants } = await instrument(root, files);
  for (const { name, content } of mutated) writeFileSync(join(copy, name), content);
  const workers = Math.max(1, Math.min(2, availableParallelism()));
  const testers = await Promise.all(
    Array.from({ length: workers }, (_, place) => startTester(copy, String(place), part.tests)),
  );
  try {
    const { passed = [], broken = [] } = (await testers[0]?.first()) ?? {};
    const reached = new Set(passed.flatMap(({ hits }) => Object.keys(hits)));
    const loaded = new Set(mutants.filter(({ id }) => reached.has(id)).map(({ file }) => file));
    const counted = mutants.filter(({ file }) => loaded.has(file));
    const wanted = values.sample === undefined ? counted : spreadOver(counted, Number(values.sample));
    console.log(`${part.name}: ${wanted.length} mutantes, ${passed.length} archivos de pruebas`);
    const { noticed, survived } = await tryMutants(wanted, passed, testers, (done, survivor) => {
      if (survivor)
        console.log(
          `  ✗ ${survivor.file}:${survivor.line} ${survivor.kind}: ${short(survivor.from)} → ${short(survivor.to)}`,
        );
      if (done % 100 === 0) console.log(`  ${done} de ${wanted.length}`);
    });
    return {
      commit: git('rev-parse', '--short', 'HEAD'),
      date: new Date().toISOString().slice(0, 10),
      tried: wanted.length,
      noticed,
      survived: survived.map(({ file, line, kind, from, to }) => ({
        file,
        line,
        kind,
        from: short(from),
        to: short(to),
      })),
      unloaded: files.filter((file) => mutants.some((mutant) => mutant.file === file) && !loaded.has(file)),
      unusable: broken.map((test) => test.slice(copy.length + 1)),
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
