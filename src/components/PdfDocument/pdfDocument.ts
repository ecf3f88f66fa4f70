import { fileName } from '../MadeFile/fileMaker.ts';

/** A label and its value, over the tables. */
export interface PdfFact {
  label: string;
  value: string;
  /** The one figure that the document is about, in 20 pt (DESIGN.md §9 «Receipt»). */
  large?: boolean;
}

/** One column of a table. Columns of figures stand at the right and are never broken. */
export interface PdfColumn {
  /** Its head, repeated on each page; a table none of whose columns has one is drawn without. */
  head?: string;
  align?: 'left' | 'right';
  bold?: boolean;
}

/** The text of one cell; strong ones are bold in a column that is not. */
export type PdfCell = string | { text: string; strong: boolean };

/** A table: as many cells in each row as there are columns. */
export interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly PdfCell[])[];
  /** Totals, in bold under the last row. */
  foot?: readonly PdfCell[];
}

/** A document that the member keeps as a file: what it says, not how it is drawn (DESIGN.md §9). Accounts come masked already. */
export interface PdfDocument {
  /** Name of the file, `.pdf` included. */
  fileName: string;
  cooperativeName: string;
  /** In the header, and the title that readers of PDF show. */
  title: string;
  /** Member and number. */
  member: string;
  /** Moment at which it was made, in words. */
  printedAt: string;
  facts: readonly PdfFact[];
  tables: readonly PdfTable[];
  /** Under the tables. */
  legend: string;
  /** 118 mm wide and in 10 pt, as receipts are; else the width of the page, in 9 pt. */
  narrow?: boolean;
}

/** `comprobante-2026-1103-048198.pdf`: {@link fileName} of a PDF. */
export function pdfFileName(...parts: readonly (string | null | undefined)[]): string {
  return fileName('pdf', parts);
}
