/** A face of the product's fonts in a PDF: running text, what is strong in it, names and headings. */
export type PdfFace = 'body' | 'bold' | 'display';

/** How a text is written. */
export interface PdfLetters {
  face: PdfFace;
  /** Points. */
  size: number;
}

/** What the layout needs to know of the fonts. */
export interface PdfFonts {
  has: (character: string) => boolean;
  /** Points. */
  widthOf: (text: string, letters: PdfLetters) => number;
}

/** One line of text. */
export interface PdfText {
  kind: 'text';
  /** Points from the left edge of the sheet, and from its upper edge to the baseline. */
  x: number;
  baseline: number;
  text: string;
  letters: PdfLetters;
  color: string;
}

/** A line along its place; a standing one where it is higher than wide. */
export interface PdfRule {
  kind: 'rule';
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  dashed?: boolean;
}

/** A disc in its square. */
export interface PdfDisc {
  kind: 'disc';
  x: number;
  y: number;
  side: number;
  color: string;
}

/** A drawing that the page uses too, in its square: the mark, a logo, an icon. */
export interface PdfDrawing {
  kind: 'drawing';
  name: 'mark' | 'state';
  x: number;
  y: number;
  side: number;
  /** Colour of the parts that take the colour of the words around them. */
  color: string;
}

export type PdfPiece = PdfText | PdfRule | PdfDisc | PdfDrawing;

/** Kinds of content that a reader for screens tells apart; all of them PDF's own. */
export type PdfTag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD';

/** A part of the document for screen readers, in reading order. */
export interface PdfElement {
  tag: PdfTag;
  /** What a figure shows, and where it stands: points from the left and upper edge of its sheet. */
  figure?: { alt: string; box: readonly [number, number, number, number] };
  /** Which cells a heading of a table belongs to. */
  scope?: 'Row' | 'Column';
  children: PdfElement[];
}

/** Pieces that belong together: to an element, or to nothing that is read (rules, discs, heads that are repeated, running feet). */
export interface PdfMark {
  element: PdfElement | null;
  pieces: PdfPiece[];
}

/** One page. */
export interface PdfSheet {
  /** Points. */
  width: number;
  height: number;
  marks: PdfMark[];
}

/** The layout of a document: the place and the role of each piece, before anything is drawn. */
export interface PdfLayout {
  title: string;
  author: string;
  /** The document itself. */
  root: PdfElement;
  sheets: PdfSheet[];
}
