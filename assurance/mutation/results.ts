import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './parts.ts';

/** A mutant that no unit test noticed. */
export interface Survivor {
  file: string;
  line: number;
  kind: string;
  from: string;
  to: string;
}

/** What was found of one part, and at which commit. */
export interface Outcome {
  commit: string;
  /** `yyyy-MM-dd`. */
  date: string;
  tried: number;
  noticed: number;
  survived: readonly Survivor[];
  /** That no unit test loads: held by behaviour tests and journeys alone, not measured. */
  unloaded: readonly string[];
}

/** Where what was found of a part is kept. */
export const resultFile = (root: string, part: string): string => join(root, `assurance/mutation/results/${part}.json`);

/** All that is kept, by part; a part that was never tried is not there. */
export function readOutcomes(root: string): ReadonlyMap<string, Outcome> {
  return new Map(
    parts.flatMap(({ name }) => {
      const file = resultFile(root, name);
      return existsSync(file) ? [[name, JSON.parse(readFileSync(file, 'utf8')) as Outcome] as const] : [];
    }),
  );
}
