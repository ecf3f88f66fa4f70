/** What a component's page in the catalogue says of it. */
export interface Guide {
  /** When to reach for it and when for something else: one to three sentences. */
  use: string;
  /**
   * Story (export name) that the anatomy is drawn on; the file's first without it. It is also the example of the code; where it goes by what the
   * library does not have, the folder has one of its own, `Toast.example.tsx`.
   */
  story?: string;
  /** What its properties are, by their names; the code's own words stand where nothing is said here. */
  props?: Readonly<Record<string, string>>;
  /**
   * Its numbered parts, in reading order. `selector` finds the part within the drawn story, `button::text` its words alone; without one
   * the part is only described.
   */
  anatomy: readonly { part: string; note: string; selector?: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** What the keyboard does, for what can be operated: keys, and what they do. */
  keyboard?: Readonly<Record<string, string>>;
}

/** Advice as a text, one piece of it a line. */
export const lines = ([text = '']: TemplateStringsArray): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** An anatomy as a table, one part a line: its name, the selector that finds it or nothing, and what is said of it. */
export const parts = (text: TemplateStringsArray): Guide['anatomy'] =>
  lines(text).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== 3) throw new Error(`Una parte se escribe «nombre | selector | nota»: ${line}`);
    const [part = '', selector = '', note = ''] = cells;
    return selector === '' ? { part, note } : { part, note, selector };
  });
