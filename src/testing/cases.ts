import { appendFileSync } from 'node:fs';

/** Notes how many cases a unit test tries, where somebody counts them (`npm run assurance`). */
export function cases(count: number): void {
  if (process.env.CASES_FILE) appendFileSync(process.env.CASES_FILE, `${count}\n`);
}

/** How often a property is tried: so many times, and as many times more as `RUNS_TIMES` says; noted as cases. */
export function runs(count: number): number {
  const times = count * Number(process.env.RUNS_TIMES ?? 1);
  cases(times);
  return times;
}
