import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './instrument.ts';
import { parts } from './parts.ts';

/** A mutant that no unit test noticed. */
export interface Survivor {
  file: string;
  line: number;
  kind: string;
  from: string;
  to: string;
}

/** A mutant as it is kept. */
export const keptOf = ({ file, line, kind, from, to }: Mutant): Survivor => ({
  file,
  line,
  kind,
  from: short(from),
  to: short(to),
});

/** One line of it. */
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

/** A survivor in a line, by which it is known again. */
export const lineOf = ({ file, line, kind, from, to }: Survivor): string => `${file}:${line} ${kind}: ${from} → ${to}`;

/** What was found of one part, and at which commit. */
export interface Outcome {
  /** Of the tree whose mutants were tried last. */
  commit: string;
  /** `yyyy-MM-dd`. */
  date: string;
  /** Of all that count: `now` and `before` together. */
  tried: number;
  /** How many were tried at this commit; not told of what was kept before anybody noted it. */
  now?: number;
  /** How many keep what was found at an earlier one: `--again` does not try them. */
  before?: number;
  /** The earliest commit that one of those may have been tried at: `abc1234`, or `abc1234 or earlier`. */
  since?: string;
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
