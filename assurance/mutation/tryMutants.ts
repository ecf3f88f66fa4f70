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
  let done = 0;
  const work = async (tester: Tester): Promise<void> => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const isNoticed = await notices(tester, mutant, passed);
      if (!isNoticed) survived.push(mutant);
      done += 1;
      tell(done, isNoticed ? null : mutant);
    }
  };
  await Promise.all(testers.map(work));
  const order = new Map(mutants.map(({ id }, index) => [id, index]));
  survived.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  return { noticed: done - survived.length, survived };
}

/** One file after the other: those named after the mutated one first, since most often one of them notices it, then the quickest. */
async function notices(tester: Tester, { id, file }: Mutant, passed: readonly Passed[]): Promise<boolean> {
  const name = basename(file).replace(/\.ts$/, '');
  const isOwn = ({ test }: Passed): number => Number(basename(test).startsWith(name));
  const there = passed
    .filter(({ hits }) => (hits[id] ?? 0) > 0)
    .sort((one, other) => isOwn(other) - isOwn(one) || one.ms - other.ms);
  const limit = Math.max(LOOP_LEAST, LOOP_FACTOR * Math.max(0, ...there.map(({ hits }) => hits[id] ?? 0)));
  for (const { test } of there) if (await tester.notices(id, limit, test)) return true;
  return false;
}
