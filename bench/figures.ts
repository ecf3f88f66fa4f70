import { readFileSync, writeFileSync } from 'node:fs';

/** One figure of a bench that something is promised of. */
export interface Figure {
  /** What is measured, with its unit: `largest paint, ms`. */
  name: string;
  /** NaN where it could not be measured. */
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

/** Reads what was left in a file. JSON has no NaN: what stands there as null could not be measured, and is not kept. */
export function readFigures(file: string): Figure[] {
  const left = JSON.parse(readFileSync(file, 'utf8')) as (Omit<Figure, 'value'> & { value: number | null })[];
  return left.map((figure) => ({ ...figure, value: figure.value ?? Number.NaN }));
}
