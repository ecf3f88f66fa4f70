import type { TestCount } from '../testReport.ts';

/** What has been seen so far. */
export interface Tally {
  /** A line for each step: how long it took. */
  times: string[];
  passed: number;
  failed: number;
  leftOut: number;
  failures: string[];
  /** Steps that failed. */
  broken: string[];
}

/** Nothing yet. */
export const emptyTally = (): Tally => ({ times: [], passed: 0, failed: 0, leftOut: 0, failures: [], broken: [] });

/** What a step without tests of its own has counted. */
export const NO_TESTS: TestCount = { passed: 0, leftOut: 0, failures: [] };

/**
 * Notes what came of a step; answers whether all of it is good, which a runner that succeeded need not mean: it lets tests be skipped. A step that
 * fails and names no test that did counts as one failure: a linter, a build, a report that is cut short.
 */
export function noteStep(tally: Tally, name: string, hasSucceeded: boolean, count: TestCount): boolean {
  tally.passed += count.passed;
  tally.leftOut += count.leftOut;
  tally.failed += count.failures.length;
  tally.failures.push(...count.failures.map((failure) => `${name}: ${failure}`));
  if (hasSucceeded && count.failures.length === 0) return true;
  tally.broken.push(name);
  if (count.failures.length === 0) tally.failed += 1;
  return false;
}

/** «12 passed, 3 failed, 2 skipped». What is skipped are pictures, where the browser draws otherwise, and journeys in browsers that are not there. */
export const closingLine = ({ passed, failed, leftOut }: Tally): string =>
  `${passed} passed, ${failed} failed${leftOut === 0 ? '' : `, ${leftOut} skipped`}`;
