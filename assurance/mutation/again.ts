import { matchesGlob } from 'node:path/posix';
import type { Mutant } from './instrument.ts';
import type { Part } from './parts.ts';
import { keptOf, lineOf, type Outcome } from './results.ts';
import type { Passed } from './tester.ts';
import { isNamedAfter } from './tryMutants.ts';

/** What `--again` goes by. */
export interface Since {
  part: Part;
  earlier: Outcome;
  /** What is not as it was at the earlier commit, from the root. */
  changed: readonly string[];
  /** What there is now, from the root. */
  known: readonly string[];
  mutants: readonly Mutant[];
  /** What each test file passes now; its test is from the root. */
  passed: readonly Pick<Passed, 'test' | 'hits'>[];
}

/**
 * Whether a mutant has to be tried, where the others keep what was found of them: what survived then; whatever is in a file that was not loaded
 * then, or is another one since, or whose tests are; and every one where a test is gone, as nobody knows what that one had noticed.
 */
export function triedAgain({ part, earlier, changed, known, mutants, passed }: Since): (mutant: Mutant) => boolean {
  const tests = changed.filter((file) => part.tests.some((glob) => matchesGlob(file, glob)));
  if (tests.some((test) => !known.includes(test))) return () => true;
  const open = new Set(earlier.survived.map(lineOf));
  const files = new Set([...earlier.unloaded, ...changed, ...passedBy(tests, mutants, passed)]);
  return (mutant) =>
    files.has(mutant.file) || tests.some((test) => isNamedAfter(test, mutant.file)) || open.has(lineOf(keptOf(mutant)));
}

/** The files of which one of these tests passes something. */
function passedBy(tests: readonly string[], mutants: readonly Mutant[], passed: Since['passed']): string[] {
  const fileOf = new Map(mutants.map(({ id, file }) => [id, file]));
  const hits = passed.filter(({ test }) => tests.includes(test)).flatMap((one) => Object.keys(one.hits));
  return hits.flatMap((id) => fileOf.get(id) ?? []);
}

/** How many of those that count were tried now, and how many are from before, since when. */
export function countsOf(all: number, now: number, earlier: Outcome | null): Pick<Outcome, 'now' | 'before' | 'since'> {
  const before = all - now;
  if (earlier === null || before === 0) return { now, before };
  // What was kept before this was noted may have been from before as well.
  const since = earlier.now === undefined ? `${earlier.commit} or earlier` : (earlier.since ?? earlier.commit);
  return { now, before, since };
}
