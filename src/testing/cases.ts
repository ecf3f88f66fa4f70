import { appendFileSync } from 'node:fs';

/*
 * How large a suite runs and how much it has tried, for the report of `npm run assurance`. Node alone: the journeys of Playwright and
 * the tests without a browser.
 */

/** True where a suite runs at its full size; else it runs a fixed sample, spread over the whole. */
export const isWhole = process.env.ASSURANCE === 'whole';

/** Where chance begins: the same for each run that does not ask for another one. */
export const SEED = Number(process.env.SEED ?? 20_261_126);

/** Notes how many cases a test has tried: a line of the file that `CASES_FILE` names, and nothing where none is named. */
export function cases(count: number): void {
  const { CASES_FILE } = process.env;
  if (CASES_FILE) appendFileSync(CASES_FILE, `${count}\n`);
}

/** How many runs a property makes: `usual` of them, times `RUNS_TIMES`. They are noted as tried. */
export function runs(usual: number): number {
  const count = Math.round(usual * Number(process.env.RUNS_TIMES ?? 1));
  cases(count);
  return count;
}

/** All of a list; a part of it, evenly spread, where `RUNS_TIMES` asks for less than once: for each of thousands of mutants that is enough. */
export const partly = <Item>(all: readonly Item[]): readonly Item[] =>
  spreadOver(all, Math.ceil(all.length * Math.min(1, Number(process.env.RUNS_TIMES ?? 1))));

/** So many of a list, evenly spread from its first to its last, the same ones each time; all of a list that has no more. */
export function spreadOver<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as Item);
}

/** The same of a suite's cases; all of them at full size. */
export const sampled = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  isWhole ? all : spreadOver(all, count);
