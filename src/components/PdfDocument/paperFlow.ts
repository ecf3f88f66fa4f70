import { lightColors } from '#theme/tokens.ts';
import type { PdfDocument } from './pdfDocument.ts';
import type { PdfElement, PdfFonts, PdfLetters, PdfMark, PdfPiece, PdfSheet, PdfTag } from './pieces.ts';
import { wrapLines } from './wrapLines.ts';
import { writableText } from './writableText.ts';

/* All lengths are in points. */

const MM = 72 / 25.4;
/** Around everything. */
export const MARGIN = 15 * MM;
const A4 = { width: 210 * MM, height: 297 * MM };
const A5 = { width: 148 * MM, height: 210 * MM };
const LINE_HEIGHT = 1.3;
/**
 * Distance from the middle of a line down to the baseline, as a share of the letter size: halfway between ascent and descent of both
 * families.
 */
export const BASELINE = 0.35;
/** Tolerance for sums of widths. */
const HAIR = 0.01;
/** Lines of a table: between its rows; under its head and its end. */
export const THIN = 0.75;
export const THICK = 1;
/** Between columns. */
export const GAP = 6;
/** Letters of the foot. */
export const FOOT_SIZE = 8;
/** Most lines for the member: no name needs more, and a longer one must not push the tables off the paper. */
const MEMBER_LINES = 3;

/* Colours of a paper, whatever the page's theme. */
export const INK = lightColors.textPrimary;
export const QUIET = lightColors.textSecondary;
export const LINE = lightColors.borderControl;
export const FAINT = lightColors.borderSubtle;

/** A text in a column of its own. */
export interface Column {
  /** The structure element of the text; null for text that is not read. */
  element: PdfElement | null;
  text: string;
  letters: PdfLetters;
  x: number;
  width: number;
  align?: 'left' | 'right';
  color?: string;
}

/**
 * A paper that is filled from top to bottom. Adds pages as needed, wraps words in columns, and files each piece under an element of the
 * structure. A4; a receipt is as wide as A5.
 */
export class PaperFlow {
  readonly content: PdfDocument;
  readonly fonts: PdfFonts;
  private readonly page: typeof A4;
  readonly width: number;
  /** Letters of the text. */
  readonly size: number;
  readonly root: PdfElement = { tag: 'Document', children: [] };
  readonly sheets: PdfSheet[] = [];
  /** Lines of the foot that say whose it is. */
  readonly member: string[];
  /** What the foot takes, and where the room above it ends. */
  readonly footHeight: number;
  readonly bottom: number;
  /** Where the next thing goes. */
  y = MARGIN;

  constructor(content: PdfDocument, fonts: PdfFonts) {
    this.content = content;
    this.fonts = fonts;
    this.page = content.narrow ? A5 : A4;
    this.width = this.page.width - 2 * MARGIN;
    this.size = content.narrow ? 10 : 9;
    this.member = this.split(content.member, { face: 'body', size: FOOT_SIZE }, this.width).slice(0, MEMBER_LINES);
    const lines = this.member.length + (content.narrow ? 2 : 1);
    this.footHeight = (content.narrow ? 1.5 : 4) * GAP + lines * lineOf(FOOT_SIZE);
    this.bottom = this.page.height - MARGIN - this.footHeight;
    this.nextSheet();
  }

  /** A text in lines of that width. */
  split(text: string, letters: PdfLetters, width: number): string[] {
    return wrapLines(this.said(text), width + HAIR, (part) => this.fonts.widthOf(part, letters));
  }

  /** Writes texts side by side, each wrapped in its column; what does not fit on the page goes on on the next one. */
  write(columns: readonly Column[], onNextSheet?: () => void): void {
    const rest = columns.map((column) => ({ column, lines: this.linesOf(column) }));
    const step = Math.max(...columns.map(({ letters }) => lineOf(letters.size)));
    const left = () => Math.max(...rest.map(({ lines }) => lines.length));
    while (left() > 0) {
      const room = Math.floor((this.bottom - this.y) / step);
      if (room < 1) {
        this.nextSheet();
        onNextSheet?.();
      }
      const count = Math.min(left(), Math.max(1, Math.floor((this.bottom - this.y) / step)));
      for (const { column, lines } of rest) {
        const { element, letters, x, width, align = 'left', color = INK } = column;
        const edge = align === 'left' ? x : x + width;
        const taken = lines.splice(0, count);
        const pieces = taken.map((text, index) =>
          this.lineAt(
            text,
            letters,
            edge,
            this.y + index * step,
            step,
            color,
            align,
            index < taken.length - 1 || lines.length > 0,
          ),
        );
        if (pieces.length > 0) this.mark(element, pieces);
      }
      this.y += count * step;
    }
  }

  /** How much room texts beside each other take. */
  heightOf(columns: readonly Column[]): number {
    const step = Math.max(...columns.map(({ letters }) => lineOf(letters.size)));
    return step * Math.max(...columns.map((column) => this.linesOf(column).length));
  }

  private linesOf({ text, letters, width }: Column): string[] {
    return this.split(text, letters, width);
  }

  /** Lines under each other. `x` is the edge that they stand at. */
  linesAt(
    lines: readonly string[],
    letters: PdfLetters,
    x: number,
    top: number,
    color: string = INK,
    align: 'left' | 'right' = 'left',
  ): PdfPiece[] {
    const step = lineOf(letters.size);
    return lines.map((text, index) =>
      this.lineAt(text, letters, x, top + index * step, step, color, align, index < lines.length - 1),
    );
  }

  private lineAt(
    text: string,
    letters: PdfLetters,
    x: number,
    top: number,
    height: number,
    color: string,
    align: 'left' | 'right',
    goesOn: boolean,
  ): PdfPiece {
    return {
      kind: 'text',
      x: align === 'left' ? x : x - this.fonts.widthOf(text, letters),
      baseline: top + height / 2 + letters.size * BASELINE,
      // Otherwise the last word of a line and the first of the next would be read as one.
      text: goesOn ? `${text} ` : text,
      letters,
      color,
    };
  }

  /** Letters of the text, in a face, larger or smaller by so much. */
  letters(face: PdfLetters['face'], larger = 0): PdfLetters {
    return { face, size: this.size + larger };
  }

  /** A line over the whole width, here. */
  rule(height: number, color: string): void {
    this.mark(null, [this.ruleAt(this.y, height, color)]);
  }

  /** The same, elsewhere. */
  ruleAt(y: number, height: number, color: string, dashed = false): PdfPiece {
    return { kind: 'rule', x: MARGIN, y, width: this.width, height, color, dashed };
  }

  /** A new element at the end of the document. */
  add(tag: PdfTag, more: Partial<PdfElement> = {}): PdfElement {
    return child(this.root, tag, more);
  }

  /** Puts pieces on the page, under an element; null for pieces that are not read. */
  mark(element: PdfElement | null, pieces: PdfPiece[]): void {
    const mark: PdfMark = { element, pieces };
    this.sheets.at(-1)?.marks.push(mark);
  }

  /** Begins a new page if that much does not fit on this one and does on the next. */
  keepTogether(needed: number): void {
    if (this.y + needed > this.bottom && needed <= this.bottom - MARGIN) this.nextSheet();
  }

  /** Begins a page. */
  nextSheet(): void {
    this.sheets.push({ ...this.page, marks: [] });
    this.y = MARGIN;
  }

  /** The text as the fonts can write it; a masked account is not broken between its mask and its digits. */
  said(text: string): string {
    return writableText(text, this.fonts.has).replace(/• (?=\S)/g, '•\u00a0');
  }
}

/** A new element of the structure, at the end of another one. */
export function child(parent: PdfElement, tag: PdfTag, more: Partial<PdfElement> = {}): PdfElement {
  const element: PdfElement = { tag, children: [], ...more };
  parent.children.push(element);
  return element;
}

/** How high a line of that size is. */
export function lineOf(size: number): number {
  return size * LINE_HEIGHT;
}
