import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One small change of the program, which a test is to notice. */
export interface Mutant {
  /** Of this run alone. */
  id: string;
  /** From the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** The instrumenter's name of its kind. */
  kind: string;
  /** What stood there, and what stands there instead. */
  from: string;
  to: string;
}

/** A file with all its mutants in it, each behind a switch. */
export interface MutatedFile {
  name: string;
  content: string;
}

/** Where the switches look for the mutant that is on, and count what was passed. */
export const { NAMESPACE } = INSTRUMENTER_CONSTANTS;

const silent = (): void => undefined;
const no = (): boolean => false;
const quiet: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** All mutants of these files (paths from the root), as Stryker makes them. */
export async function instrument(
  root: string,
  names: readonly string[],
): Promise<{ files: readonly MutatedFile[]; mutants: readonly Mutant[] }> {
  const sources = new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  const { files, mutants } = await new Instrumenter(quiet).instrument(
    names.map((name) => ({ name, mutate: true, content: sources.get(name) ?? '' })),
    { plugins: null, excludedMutations: [], ignorers: [], mutators: [] } as never,
  );
  return {
    files: files.map(({ name, content }) => ({ name, content })),
    mutants: mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
      id,
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      kind: mutatorName,
      from: cut(sources.get(fileName) ?? '', start, end),
      to: replacement,
    })),
  };
}

/** A place in a text; both are counted from 0. */
interface Position {
  line: number;
  column: number;
}

function cut(text: string, start: Position, end: Position): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}
