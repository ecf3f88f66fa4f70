/** What a row found. */
export interface Measure {
  /** In words or a number with its unit, as it stands in the table. */
  value: string;
  /** How many cases were tried. */
  tried: number;
  met: boolean;
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
  measure(place: Place): Promise<Measure>;
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
  /** `yyyy-MM-dd`. */
  date: string;
  seed: number;
  /** Of the tree that was measured. */
  commit: string;
  seconds: number;
  /** `red`: the row turned red when its guard was taken away, as it must. */
  control: 'red' | 'green' | null;
}

/** The last result of each row, by its id. */
export type Results = Readonly<Record<string, Result>>;
