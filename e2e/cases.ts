import { test } from '@playwright/test';
import { CASES } from '../scripts/testReport.ts';

/** Notes in the running test's annotations how many cases it has tried, for the report of `npm run assurance`. */
export function tried(count: number): void {
  test.info().annotations.push({ type: CASES, description: String(count) });
}
