/** What a row found. */
export interface Measure {
  /** In words or a number with its unit, as it stands in the table. */
  value: string;
  /** How many cases were tried. */
  tried: number;
  met: boolean;
}

/** What a row found, and what it has against it. */
export interface Finding extends Measure {
  /** What was seen to fail, by its name: tests, figures beyond their limit. A row that is not met without any of them broke off. */
  faults: readonly string[];
  /** Where what is told was measured earlier, and not by this run: at which commits, and when. */
  at?: Pick<Result, 'commit' | 'date'>;
}

/** One change of the program, in a copy of it, that takes a guard away. */
export interface Patch {
  /** What is taken away. */
  says: string;
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
}

/** Where and how a row is measured. */
export interface Place {
  /** Root of the project, or of the copy whose guard was taken away. */
  root: string;
  seed: number;
  /** The first fault is enough: the guard was taken away, and whether that is noticed is all that is asked. */
  untilFault?: true;
}

/** One line of the report: what is promised. */
interface Promised {
  /** Kept in `docs/assurance.json`: does not change. */
  id: string;
  title: string;
  goal: string;
}

/** A promise that is not measured here, and why: it says «not measured». */
export interface UnmeasuredRow extends Promised {
  unmeasured: string;
}

/** A promise, and how it is found out whether it holds. */
export interface MeasuredRow extends Promised {
  measure(place: Place): Promise<Finding>;
  /** With the guard taken away the same row must turn red. */
  control?: Patch;
  /** Why there is no guard to take away, where there is none. */
  noControl?: string;
  /** A journey reads the built site: it is built in the copy before it is measured there. */
  needsBuild?: boolean;
  /** Keeps one processor busy and measures no time: two such rows are measured beside one another. */
  isLight?: boolean;
}

/** A line of the report. */
export type Row = MeasuredRow | UnmeasuredRow;

/** Whether it can be measured here. */
export const isMeasured = (row: Row): row is MeasuredRow => 'measure' in row;

/** Rows under one heading. */
export interface Group {
  title: string;
  rows: readonly Row[];
}

/** A row as it was measured last. */
export interface Result extends Measure {
  /** `yyyy-MM-dd`; of what was measured earlier the first and the last day. */
  date: string;
  seed: number;
  /** Of the tree that was measured; `+` behind it where that tree had what no commit has. */
  commit: string;
  seconds: number;
  control: Control;
}

/**
 * What became of a row when its guard was taken away. `red`: something failed, as it must. `worse`: of a row that is not met as it is, more
 * failed. `broke off`: the copy could not be measured, which says nothing of the guard. `null`: not tried, or nothing that proves anything.
 */
export type Control = 'red' | 'worse' | 'green' | 'broke off' | null;

/** The last result of each row, by its id. */
export type Results = Readonly<Record<string, Result>>;
