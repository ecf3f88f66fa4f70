import { lightColors } from '#theme/tokens.ts';
import { receiptLooks } from '../Receipt/receiptLooks.ts';
import { columnWidths } from './columnWidths.ts';
import type { PdfCell, PdfDocument, PdfOutcome, PdfTable } from './pdfDocument.ts';
import type { PdfElement, PdfFonts, PdfLayout, PdfLetters, PdfMark, PdfPiece, PdfSheet, PdfTag } from './pieces.ts';
import { wrapLines } from './wrapLines.ts';
import { writableText } from './writableText.ts';

/** All lengths in points. */
const MM = 72 / 25.4;
const MARGIN = 15 * MM;
const A4 = { width: 210 * MM, height: 297 * MM };
const A5 = { width: 148 * MM, height: 210 * MM };
const LINE_HEIGHT = 1.3;
/** From the middle of a line down to where its letters stand, in sizes of letters: between ascent and descent of both families. */
const BASELINE = 0.35;
const THIN = 0.75;
const THICK = 1;
const EDGE = 2;
/** What sums of widths may be off by. */
const HAIR = 0.01;
/** Between columns. */
const GAP = 6;
/** Above and under the lines of a table's row. */
const ROW_INSET = { wide: 4, narrow: 5.5 };
const MARK = 36;
const DISC = 28;
const ICON = 16;
/** Between a mark, a disc or a line and the words beside it. */
const BESIDE = 10;
const AMOUNT_SIZE = 20;
const FOOT_SIZE = 8;
/** Nobody's name is longer; what is must not push the tables off the paper. */
const MEMBER_LINES = 3;
/** No text asks for more of a table's width: what is longer is wrapped, beside others that are not. */
const WIDEST_CELL = 0.6;
const SMALLEST = 5;
const SIZE_STEP = 0.25;

const INK = lightColors.textPrimary;
const QUIET = lightColors.textSecondary;
const LINE = lightColors.borderControl;
const FAINT = lightColors.borderSubtle;

/** An amount, a number, a day. */
const FIGURE = /^[-+$%\d.,/]+$/;

/** The paper's own words (DESIGN.md §9). */
const NOTE = 'Documento informativo generado en la banca virtual.';

/** A text in a column of its own. */
interface Column {
  /** Null: nothing that is read. */
  element: PdfElement | null;
  text: string;
  letters: PdfLetters;
  x: number;
  width: number;
  align?: 'left' | 'right';
  color?: string;
}

/**
 * Where everything of a document stands (DESIGN.md §9): head with mark, names and an edge, how the operation ended, facts, tables with their head on
 * each page and no row split, legend, and a foot with the page's number on each page. A4; a receipt is as wide as A5 and as high as what it says.
 * @param hasMark false where the cooperative's logo could not be had
 */
export function layoutPdf(content: PdfDocument, fonts: PdfFonts, hasMark: boolean): PdfLayout {
  return new Flow(content, fonts, hasMark).layout();
}

class Flow {
  private readonly content: PdfDocument;
  private readonly fonts: PdfFonts;
  private readonly hasMark: boolean;
  private readonly page: typeof A4;
  private readonly width: number;
  private readonly size: number;
  private readonly root: PdfElement = { tag: 'Document', children: [] };
  private readonly sheets: PdfSheet[] = [];
  private readonly member: string[];
  /** What the foot takes, and where the room above it ends. */
  private readonly footHeight: number;
  private readonly bottom: number;
  /** Where the next thing goes. */
  private y = MARGIN;

  constructor(content: PdfDocument, fonts: PdfFonts, hasMark: boolean) {
    this.content = content;
    this.fonts = fonts;
    this.hasMark = hasMark;
    this.page = content.narrow ? A5 : A4;
    this.width = this.page.width - 2 * MARGIN;
    this.size = content.narrow ? 10 : 9;
    this.member = this.split(content.member, { face: 'body', size: FOOT_SIZE }, this.width).slice(0, MEMBER_LINES);
    const lines = this.member.length + (content.narrow ? 2 : 1);
    this.footHeight = (content.narrow ? 1.5 : 4) * GAP + lines * lineOf(FOOT_SIZE);
    this.bottom = this.page.height - MARGIN - this.footHeight;
    this.nextSheet();
  }

  layout(): PdfLayout {
    const { title, outcome, cooperativeName } = this.content;
    this.head();
    if (outcome) this.outcome(outcome);
    this.notice();
    this.facts();
    for (const table of this.content.tables) this.table(table);
    this.legend();
    this.feet();
    return {
      title: writableText([title, outcome?.title].filter(Boolean).join(': '), this.fonts.has),
      author: writableText(cooperativeName, this.fonts.has),
      root: this.root,
      sheets: this.sheets,
    };
  }

  /** Mark, name and legal name at the left, the document's title at the right on the line of the last of them, an edge under all. */
  private head(): void {
    const { cooperativeName, legalName = '', title, accent } = this.content;
    const x = MARGIN + (this.hasMark ? MARK + BESIDE : 0);
    const name = { face: 'display', size: 15 } as const;
    const legal = { face: 'body', size: this.content.narrow ? 8 : 9 } as const;
    const heading = { face: 'display', size: 12 } as const;
    const right = Math.min(this.fonts.widthOf(this.said(title), heading), this.width * 0.4);
    const left = MARGIN + this.width - right - 2 * GAP - x;
    const names = this.split(cooperativeName, name, left);
    const legals = legalName.trim() === cooperativeName.trim() ? [] : this.split(legalName, legal, left);
    const titles = this.split(title, heading, right);
    const namesHeight = names.length * lineOf(name.size) + legals.length * lineOf(legal.size);
    const height = Math.max(this.hasMark ? MARK : 0, namesHeight, titles.length * lineOf(heading.size));
    const top = this.y;
    if (this.hasMark) {
      const y = top + (height - MARK) / 2;
      const alt = `Logotipo de ${writableText(cooperativeName, this.fonts.has)}`;
      this.mark(this.add('Figure', { figure: { alt, box: [MARGIN, y, MARGIN + MARK, y + MARK] } }), [
        { kind: 'drawing', name: 'mark', x: MARGIN, y, side: MARK, color: INK },
      ]);
    }
    let y = top + (height - namesHeight) / 2;
    this.mark(this.add('P'), this.linesAt(names, name, x, y));
    y += names.length * lineOf(name.size);
    if (legals.length > 0) this.mark(this.add('P'), this.linesAt(legals, legal, x, y, QUIET));
    y += legals.length * lineOf(legal.size);
    const last = legals.length > 0 ? legal : name;
    const baseline = y - lineOf(last.size) / 2 + last.size * BASELINE;
    const first = baseline - heading.size * BASELINE - (titles.length - 0.5) * lineOf(heading.size);
    this.mark(this.add('H1'), this.linesAt(titles, heading, MARGIN + this.width, Math.max(top, first), INK, 'right'));
    this.y = top + height + 2 * GAP;
    this.rule(EDGE, accent ?? lightColors.actionBg);
    this.y += EDGE + 3 * GAP;
  }

  /** Disc and words of the state with the day at the left, the amount at the right; under them where it has no room there. */
  private outcome({ state, title, when, amount }: PdfOutcome): void {
    const heading = { face: 'display', size: 12 } as const;
    const day = { face: 'body', size: this.size } as const;
    const x = MARGIN + DISC + BESIDE;
    const figure = this.amountOf(amount);
    const free = this.width - DISC - BESIDE;
    const isBeside = figure === null || figure.width + 2 * GAP <= free * 0.6;
    const room = isBeside && figure ? free - figure.width - 2 * GAP : free;
    const titles = this.split(title, heading, room);
    const days = this.split(when ?? '', day, room);
    const wordsHeight = titles.length * lineOf(heading.size) + days.length * lineOf(day.size);
    const height = Math.max(DISC, wordsHeight);
    const top = this.y;
    const disc = { x: MARGIN, y: top + (height - DISC) / 2 };
    const inset = (DISC - ICON) / 2;
    // The words beside it say the same.
    this.mark(null, [
      { kind: 'disc', ...disc, side: DISC, color: lightColors[receiptLooks[state].tone] },
      {
        kind: 'drawing',
        name: 'state',
        x: disc.x + inset,
        y: disc.y + inset,
        side: ICON,
        color: lightColors.surfaceCard,
      },
    ]);
    let y = top + (height - wordsHeight) / 2;
    this.mark(this.add('H2'), this.linesAt(titles, heading, x, y));
    y += titles.length * lineOf(heading.size);
    if (days.length > 0) this.mark(this.add('P'), this.linesAt(days, day, x, y, QUIET));
    this.y = top + height;
    if (figure) {
      const box = lineOf(figure.letters.size);
      if (!isBeside) this.y += GAP + box;
      const from = isBeside ? top + (height - box) / 2 : this.y - box;
      const edge = isBeside ? MARGIN + this.width : MARGIN;
      const pieces = this.linesAt([figure.text], figure.letters, edge, from, INK, isBeside ? 'right' : 'left');
      this.mark(this.add('P'), pieces);
    }
    this.y += 2 * GAP;
    if (this.content.tables.length > 0 && !this.content.notice) {
      this.mark(null, [this.ruleAt(this.y, THICK, LINE, true)]);
      this.y += GAP;
    }
  }

  /** A figure is never cut: one that has no room is written smaller. */
  private amountOf(amount: string | null): { text: string; letters: PdfLetters; width: number } | null {
    if (amount === null) return null;
    const text = this.said(amount);
    const usual = this.fonts.widthOf(text, { face: 'display', size: AMOUNT_SIZE });
    const share = Math.min(1, this.width / usual);
    return { text, letters: { face: 'display', size: AMOUNT_SIZE * share }, width: usual * share };
  }

  /** What the state means, beside a line in its colour. */
  private notice(): void {
    const { notice, outcome } = this.content;
    if (!notice) return;
    const x = MARGIN + BESIDE;
    const place = { x, width: this.width - BESIDE };
    const top = this.y;
    const sheet = this.sheets.length;
    if (notice.lead)
      this.write([{ ...place, element: this.add('P'), text: notice.lead, letters: this.letters('bold') }]);
    if (notice.text)
      this.write([{ ...place, element: this.add('P'), text: notice.text, letters: this.letters('body') }]);
    // Of a note that goes over a page nothing but its end has the line.
    const from = this.sheets.length === sheet ? top : MARGIN;
    const color = lightColors[outcome ? receiptLooks[outcome.state].tone : 'info'];
    this.mark(null, [{ kind: 'rule', x: MARGIN, y: from, width: EDGE, height: this.y - from, color }]);
    this.y += 2 * GAP;
    if (this.content.tables.length === 0) return;
    this.mark(null, [this.ruleAt(this.y, THICK, LINE, true)]);
    this.y += GAP;
  }

  /** Four beside each other, two on a receipt. */
  private facts(): void {
    if (this.content.facts.length === 0) return;
    const columns = this.content.narrow ? 2 : 4;
    const step = this.width / columns;
    const list = this.add('L');
    for (let first = 0; first < this.content.facts.length; first += columns) {
      const row = this.content.facts.slice(first, first + columns).map(({ label, value }, index) => {
        const item = child(list, 'LI');
        const place = { x: MARGIN + index * step, width: step - GAP };
        return {
          label: {
            ...place,
            element: child(item, 'Lbl'),
            text: label,
            letters: this.letters('body', -1),
            color: QUIET,
          },
          value: { ...place, element: child(item, 'LBody'), text: value, letters: this.letters('bold') },
        };
      });
      const labels = row.map(({ label }) => label);
      const values = row.map(({ value }) => value);
      this.keepTogether(this.heightOf(labels) + this.heightOf(values));
      this.write(labels);
      this.write(values);
      this.y += GAP;
    }
    this.y += GAP;
  }

  private table({ columns, rows, foot }: PdfTable): void {
    const heads = columns.map(({ head = '' }) => head);
    const all = [heads, ...rows, ...(foot ? [foot] : [])];
    const size = this.sizeFor(columns, all);
    const last = columns.length - 1;
    const alignOf = (index: number) => columns[index]?.align ?? 'left';
    // A text after a column of figures would begin right where they end.
    const before = (index: number) =>
      index > 0 && alignOf(index) === 'left' && alignOf(index - 1) === 'right' ? GAP : 0;
    const after = (index: number) => (index === last ? 0 : GAP);
    const needs = columns.map((_, index) => {
      const around = before(index) + after(index);
      return {
        least: this.leastOf(columns, all, index, size) + around,
        natural: Math.min(this.widest(all, index, size), this.width * WIDEST_CELL) + around,
      };
    });
    const widths = columnWidths(needs, this.width);
    const places = widths.map((width, index) => ({
      x: MARGIN + widths.slice(0, index).reduce((sum, one) => sum + one, 0) + before(index),
      width: width - before(index) - after(index),
      align: alignOf(index),
    }));
    const table = this.add('Table');
    const hasHead = heads.some(Boolean);
    const head = hasHead ? child(table, 'THead') : null;
    const cellsOf = (
      cells: readonly PdfCell[],
      group: PdfElement | null,
      { isHead = false, isFoot = false }: { isHead?: boolean; isFoot?: boolean },
    ): Column[] => {
      const row = group && child(group, 'TR');
      const about = cells.findIndex((cell) => textOf(cell) !== '');
      return places.map((place, index) => {
        const cell = cells[index] ?? '';
        const isStrong = isHead || isFoot || columns[index]?.bold === true || (typeof cell !== 'string' && cell.strong);
        const scope = isHead ? 'Column' : 'Row';
        const isHeading = isHead ? textOf(cell) !== '' : index === about;
        return {
          ...place,
          element: row && (isHeading ? child(row, 'TH', { scope }) : child(row, 'TD')),
          text: textOf(cell),
          letters: { face: isStrong ? 'bold' : 'body', size },
          color: hasHead || index > 0 || isStrong ? INK : QUIET,
        };
      });
    };
    const drawHead = (group: PdfElement | null): number =>
      hasHead ? this.row(cellsOf(heads, group, { isHead: true }), INK, THICK) : 0;
    drawHead(head);
    const body = rows.length > 0 ? child(table, 'TBody') : null;
    const again = () => void drawHead(null);
    rows.forEach((row, index) => {
      const isEnd = index === rows.length - 1 && !foot;
      this.row(cellsOf(row, body, {}), isEnd ? INK : FAINT, isEnd ? THICK : THIN, again);
    });
    if (foot) this.row(cellsOf(foot, child(table, 'TFoot'), { isFoot: true }), INK, THICK, again);
    this.y += GAP;
  }

  /** One row with its line. What has no room goes to the next page as a whole, under the head, but for what is longer than a page. */
  private row(cells: readonly Column[], color: string, thickness: number, onNextSheet?: () => void): number {
    const inset = this.content.narrow ? ROW_INSET.narrow : ROW_INSET.wide;
    const height = this.heightOf(cells) + 2 * inset;
    if (onNextSheet && this.y + height > this.bottom) {
      this.nextSheet();
      onNextSheet();
    }
    this.y += inset;
    this.write(cells, onNextSheet);
    this.y += inset;
    this.mark(null, [this.ruleAt(this.y - thickness / 2, thickness, color)]);
    return height;
  }

  /** The usual size; smaller when the figures would otherwise not fit beside each other. */
  private sizeFor(columns: PdfTable['columns'], rows: readonly (readonly PdfCell[])[]): number {
    const needed = (size: number) =>
      columns.reduce((sum, _, index) => sum + this.leastOf(columns, rows, index, size) + GAP, 0);
    let size = this.size;
    while (size > SMALLEST && needed(size) > this.width) size -= SIZE_STEP;
    return size;
  }

  /** A figure is never broken, however long the words beside it are, and a word only where it is longer than a third of the page. */
  private leastOf(
    columns: PdfTable['columns'],
    rows: readonly (readonly PdfCell[])[],
    index: number,
    size: number,
  ): number {
    const words = rows.map((row) => this.said(textOf(row[index] ?? '')).split(' '));
    const figures = words.flatMap((some, number) => some.filter((word) => number === 0 || FIGURE.test(word)));
    const whole = this.widestOf(figures, size);
    if (columns[index]?.align === 'right') return whole;
    const room = (this.width / Math.max(3, columns.length)) * (size / this.size);
    return Math.max(whole, Math.min(room, this.widestOf(words.flat(), size)));
  }

  private widest(rows: readonly (readonly PdfCell[])[], index: number, size: number): number {
    return this.widestOf(
      rows.map((row) => this.said(textOf(row[index] ?? ''))),
      size,
    );
  }

  /** As if all were bold. */
  private widestOf(texts: readonly string[], size: number): number {
    const letters = { face: 'bold', size } as const;
    return texts.reduce((widest, text) => Math.max(widest, this.fonts.widthOf(text, letters)), 0);
  }

  private legend(): void {
    // The foot says it already.
    if (this.content.legend === NOTE || this.content.legend === '') return;
    this.y += GAP;
    const place = { x: MARGIN, width: this.width };
    this.write([{ ...place, element: this.add('P'), text: this.content.legend, letters: this.letters('body') }]);
  }

  /** The last page of a receipt ends where it ends. */
  private feet(): void {
    const end = this.sheets.at(-1);
    if (this.content.narrow && end) end.height = this.y + this.footHeight + MARGIN;
    const letters = { face: 'body', size: FOOT_SIZE } as const;
    this.sheets.forEach((sheet, index) => {
      const isLast = index === this.sheets.length - 1;
      const made = this.said(`Generado el ${this.content.printedAt} · Página ${index + 1} de ${this.sheets.length}`);
      let y = sheet.height - MARGIN - this.footHeight + (this.content.narrow ? 1.5 : 2) * GAP;
      // The rows of a receipt end with a line of their own.
      if (!this.content.narrow) sheet.marks.push({ element: null, pieces: [this.ruleAt(y, THIN, LINE)] });
      y += this.content.narrow ? 0 : GAP;
      // Read once, at the end.
      const put = (lines: readonly string[], align: 'left' | 'right' = 'left') => {
        const x = align === 'left' ? MARGIN : MARGIN + this.width;
        const pieces = this.linesAt(lines, letters, x, y, QUIET, align);
        sheet.marks.push({ element: isLast ? this.add('P') : null, pieces });
      };
      const down = (lines: number) => {
        y += lines * lineOf(FOOT_SIZE);
      };
      if (this.member.length > 0) put(this.member);
      down(this.member.length);
      put([NOTE]);
      if (this.content.narrow) down(1);
      put([made], this.content.narrow ? 'left' : 'right');
    });
  }

  /** Texts beside each other, wrapped in their columns; what is longer than a page goes on on the next one. */
  private write(columns: readonly Column[], onNextSheet?: () => void): void {
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

  private heightOf(columns: readonly Column[]): number {
    const step = Math.max(...columns.map(({ letters }) => lineOf(letters.size)));
    return step * Math.max(...columns.map((column) => this.linesOf(column).length));
  }

  private linesOf({ text, letters, width }: Column): string[] {
    return this.split(text, letters, width);
  }

  private split(text: string, letters: PdfLetters, width: number): string[] {
    return wrapLines(this.said(text), width + HAIR, (part) => this.fonts.widthOf(part, letters));
  }

  /** Lines under each other. `x` is the edge that they stand at. */
  private linesAt(
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
      // Else the last word of a line and the first of the next would be one.
      text: goesOn ? `${text} ` : text,
      letters,
      color,
    };
  }

  private letters(face: PdfLetters['face'], larger = 0): PdfLetters {
    return { face, size: this.size + larger };
  }

  private rule(height: number, color: string): void {
    this.mark(null, [this.ruleAt(this.y, height, color)]);
  }

  private ruleAt(y: number, height: number, color: string, dashed = false): PdfPiece {
    return { kind: 'rule', x: MARGIN, y, width: this.width, height, color, dashed };
  }

  private add(tag: PdfTag, more: Partial<PdfElement> = {}): PdfElement {
    return child(this.root, tag, more);
  }

  private mark(element: PdfElement | null, pieces: PdfPiece[]): void {
    const mark: PdfMark = { element, pieces };
    this.sheets.at(-1)?.marks.push(mark);
  }

  private keepTogether(needed: number): void {
    if (this.y + needed > this.bottom && needed <= this.bottom - MARGIN) this.nextSheet();
  }

  private nextSheet(): void {
    this.sheets.push({ ...this.page, marks: [] });
    this.y = MARGIN;
  }

  /** As the fonts can write it, and a masked account is not broken between its mask and its digits. */
  private said(text: string): string {
    return writableText(text, this.fonts.has).replace(/• (?=\S)/g, '•\u00a0');
  }
}

function child(parent: PdfElement, tag: PdfTag, more: Partial<PdfElement> = {}): PdfElement {
  const element: PdfElement = { tag, children: [], ...more };
  parent.children.push(element);
  return element;
}

function lineOf(size: number): number {
  return size * LINE_HEIGHT;
}

function textOf(cell: PdfCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
