import { fileName } from '../MadeFile/fileMaker.ts';
import type { ReceiptState } from '../Receipt/receiptLooks.ts';
import type { PdfWords } from './PdfDocument.words.ts';

/** Whose paper it is: what its head has. */
export interface PdfLetterhead {
  cooperativeName: string;
  /** Under the name; left out where it is empty or says the same. */
  legalName?: string;
  /** Takes the place of the mark. */
  logoUrl?: string | null;
  /** Colour of the edge under the head; the theme's own where there is none. */
  accent?: string | null;
}

/** How an operation ended, which a receipt begins with. */
export interface PdfOutcome {
  state: ReceiptState;
  /** In words: «Transferencia exitosa». */
  title: string;
  when: string | null;
  /** The one figure that the document is about, in 20 pt (DESIGN.md §9 «Receipt»). */
  amount: string | null;
}

/** A label and its value, over the tables. */
export interface PdfFact {
  label: string;
  value: string;
}

/** One column of a table. Columns of figures stand at the right and are never broken. */
export interface PdfColumn {
  /** Head of the column, repeated on each page; a table without any is drawn without a head. */
  head?: string;
  align?: 'left' | 'right';
  bold?: boolean;
}

/** The text of one cell; strong ones are bold in a column that is not. */
export type PdfCell = string | { text: string; strong: boolean };

/** A table: each row has as many cells as there are columns; the first cell that is not empty names the row. */
export interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly PdfCell[])[];
  /** Totals, in bold under the last row. */
  foot?: readonly PdfCell[];
}

/** A document that the member keeps as a file: its content, not its looks (DESIGN.md §9). Account numbers are already masked. */
export interface PdfDocument extends PdfLetterhead {
  /** The paper's own words; Spanish where there are none. */
  words?: PdfWords;
  /** Name of the file, `.pdf` included. */
  fileName: string;
  /** In the head. Together with the outcome it is the title that PDF readers show. */
  title: string;
  outcome?: PdfOutcome;
  /** Member and number. */
  member: string;
  /** Moment at which it was made, in words. */
  printedAt: string;
  facts: readonly PdfFact[];
  /** What the outcome means for the member: over the tables, beside a line in the state's colour. */
  notice?: { lead: string; text: string } | null;
  tables: readonly PdfTable[];
  /** Under the tables. */
  legend: string;
  /** On a page as wide as A5 and as high as its content, in 10 pt, as for receipts; else A4, in 9 pt. */
  narrow?: boolean;
}

/** `comprobante-2026-1103-048198.pdf`: {@link fileName} of a PDF. */
export function pdfFileName(...parts: readonly (string | null | undefined)[]): string {
  return fileName('pdf', parts);
}
