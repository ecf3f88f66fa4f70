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
}

/** One line of the report: what is promised, and how it is found out. */
export interface Row {
  /** Kept in `docs/assurance.json`: does not change. */
  id: string;
  title: string;
  goal: string;
  /** Why it cannot be measured here; the row then says «sin medir». */
  unmeasured?: string;
  measure(place: Place): Promise<Measure>;
  /** With the guard taken away the same row must turn red; a row without one says why in `noControl`. */
  control?: Patch;
  /** A journey reads the built site: it is built in the copy before it is measured there. */
  needsBuild?: boolean;
}

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
