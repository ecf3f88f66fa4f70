import { writeFileSync } from 'node:fs';

/** One figure of a bench that something is promised of. */
export interface Figure {
  /** What is measured, with its unit: `largest paint, ms`. */
  name: string;
  value: number;
  /** At most this much is promised. */
  most?: number;
  /** At least this much is. */
  least?: number;
}

/** Whether a figure is what was promised of it; one that could not be measured is not. */
export const isKept = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure): boolean =>
  value <= most && value >= least;

/** Leaves the figures where `npm run assurance` looks for them: the file that `BENCH_FILE` names, and nowhere where none is named. */
export function leaveFigures(figures: readonly Figure[]): void {
  const { BENCH_FILE } = process.env;
  if (BENCH_FILE) writeFileSync(BENCH_FILE, JSON.stringify(figures));
}
