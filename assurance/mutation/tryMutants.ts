import { basename } from 'node:path';
import type { Mutant } from './instrument.ts';
import type { Passed, Tester } from './tester.ts';

/** What became of the mutants of a part. */
export interface Tried {
  noticed: number;
  /** That no test noticed, or passed. */
  survived: readonly Mutant[];
}

/** A loop that ends passes its place no more often than this many times what it does without the mutant. */
const LOOP_FACTOR = 100;
/** So often a place may be passed that is passed once without it. */
const LOOP_LEAST = 10_000;

/** Tries each mutant by itself, `testers.length` of them at a time; `tell` hears after each. */
export async function tryMutants(
  mutants: readonly Mutant[],
  passed: readonly Passed[],
  testers: readonly Tester[],
  tell: (done: number, survivor: Mutant | null) => void,
): Promise<Tried> {
  const left = [...mutants];
  const survived: Mutant[] = [];
  const noticed = new Noticed();
  let done = 0;
  const work = async (tester: Tester): Promise<void> => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const test = await whoNotices(tester, mutant, passed, noticed);
      if (test === null) survived.push(mutant);
      else noticed.add(mutant.file, test);
      done += 1;
      tell(done, test === null ? mutant : null);
    }
  };
  await Promise.all(testers.map(work));
  const order = new Map(mutants.map(({ id }, index) => [id, index]));
  survived.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  return { noticed: done - survived.length, survived };
}

/** Whether a test file is called as the file that it tests: `moneyWords.test.ts` may be one of `money.ts`. */
export const isNamedAfter = (test: string, file: string): boolean =>
  basename(test).startsWith(basename(file).replace(/\.ts$/, ''));

/** How many mutants of each file each test file has noticed. */
class Noticed {
  readonly #counts = new Map<string, number>();

  of(file: string, test: string): number {
    return this.#counts.get(`${file} ${test}`) ?? 0;
  }

  add(file: string, test: string): void {
    this.#counts.set(`${file} ${test}`, this.of(file, test) + 1);
  }
}

/**
 * The test file that notices a mutant, `null` where none does. One after the other: first those that have noticed most of the same file, then
 * those named after it, then the quickest.
 */
async function whoNotices(
  tester: Tester,
  { id, file }: Mutant,
  passed: readonly Passed[],
  noticed: Noticed,
): Promise<string | null> {
  const isOwn = ({ test }: Passed): number => Number(isNamedAfter(test, file));
  const before = ({ test }: Passed): number => noticed.of(file, test);
  const there = passed
    .filter(({ hits }) => (hits[id] ?? 0) > 0)
    .sort((one, other) => before(other) - before(one) || isOwn(other) - isOwn(one) || one.ms - other.ms);
  const limit = Math.max(LOOP_LEAST, LOOP_FACTOR * Math.max(0, ...there.map(({ hits }) => hits[id] ?? 0)));
  for (const { test } of there) if (await tester.notices(id, limit, test)) return test;
  return null;
}
