import { jsPDF } from 'jspdf';
import { autoTable, type CellInput, type Styles } from 'jspdf-autotable';
import type { PdfCell, PdfDocument, PdfTable } from './pdfDocument.ts';
import { toWinAnsi } from './winAnsi.ts';

/** All lengths in mm, sizes of letters in points. */
const MARGIN = 15;
const MM_PER_POINT = 25.4 / 72;
const LINE_HEIGHT = 1.3;
const NARROW_WIDTH = 118;
const GREY = 153;
const THIN = 0.5 * MM_PER_POINT;
const THICK = MM_PER_POINT;
/** Between columns. */
const GAP = 6 * MM_PER_POINT;
const FOOT_SIZE = 8;
/** Nobody's name is longer; what is must not push the tables off the paper. */
const MEMBER_LINES = 3;

/** An amount, a number, a day. */
const FIGURE = /^[-+$%\d.,/]+$/;

/** The paper's own words (DESIGN.md §9). */
const NOTE = 'Documento informativo generado en la banca virtual.';

/** A text in a column of its own. */
interface Piece {
  text: string;
  x: number;
  width: number;
  /** Points. */
  size: number;
  bold?: boolean;
  align?: 'left' | 'right';
}

/**
 * The document as a PDF, A4 portrait: header with a rule, facts, tables with their head on each page and no row split, legend, and a
 * foot with the page's number on each page (DESIGN.md §9). Comes with its library: import it only when a file is asked for.
 */
export function layoutPdf(content: PdfDocument): Blob {
  return new PdfLayout(content).blob();
}

class PdfLayout {
  private readonly doc = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait', compress: true });
  private readonly content: PdfDocument;
  private readonly width: number;
  /** Points. */
  private readonly size: number;
  /** Where the next thing goes. */
  private y = MARGIN;
  /** Where the foot begins. */
  private readonly bottom: number;
  private readonly member: string[];

  constructor(content: PdfDocument) {
    this.content = content;
    const page = this.doc.internal.pageSize;
    this.width = content.narrow ? NARROW_WIDTH : page.getWidth() - 2 * MARGIN;
    this.size = content.narrow ? 10 : 9;
    this.member = this.split({ text: content.member, x: MARGIN, width: this.width, size: FOOT_SIZE }).slice(
      0,
      MEMBER_LINES,
    );
    this.bottom = page.getHeight() - MARGIN - height(FOOT_SIZE) * (this.member.length + (content.narrow ? 2 : 1)) - 5;
    const title = toWinAnsi(content.title);
    this.doc.setProperties({ title, author: toWinAnsi(content.cooperativeName) });
    this.doc.setLanguage('es-EC');
    this.doc.viewerPreferences({ DisplayDocTitle: true });
  }

  /** Draws everything. */
  blob(): Blob {
    this.header();
    this.facts();
    for (const table of this.content.tables) this.table(table);
    this.legend();
    const count = this.doc.getNumberOfPages();
    for (let page = 1; page <= count; page += 1) {
      this.doc.setPage(page);
      this.foot(`Página ${page} de ${count}`);
    }
    return this.doc.output('blob');
  }

  private header(): void {
    const { cooperativeName, title } = this.content;
    const part = this.width * 0.58;
    const right = { x: MARGIN + this.width, width: this.width - part - 4, align: 'right' as const };
    this.write([
      { text: cooperativeName, x: MARGIN, width: part, size: 15, bold: true },
      { text: title, size: 11, bold: true, ...right },
    ]);
    this.y += 2.5;
    this.rule(this.y, THICK, 0);
    this.y += 5;
  }

  /** Four beside each other, two on a receipt. */
  private facts(): void {
    const columns = this.content.narrow ? 2 : 4;
    const step = this.width / columns;
    for (let first = 0; first < this.content.facts.length; first += columns) {
      const row = this.content.facts.slice(first, first + columns);
      const place = (index: number) => ({ x: MARGIN + index * step, width: step - GAP });
      const labels = row.map(({ label }, index) => ({ text: label, size: this.size - 1, ...place(index) }));
      const values = row.map(({ value, large }, index) => ({
        text: value,
        size: large ? 20 : this.size,
        bold: true,
        ...place(index),
      }));
      this.keepTogether(this.heightOf(labels) + this.heightOf(values));
      this.write(labels);
      this.write(values);
      this.y += 2.5;
    }
    this.y += 2;
  }

  private table({ columns, rows, foot }: PdfTable): void {
    const all = [columns.map(({ head = '' }) => head), ...rows, ...(foot ? [foot] : [])];
    const fontSize = this.sizeFor(columns, all);
    const last = columns.length - 1;
    const alignOf = (index: number) => columns[index]?.align ?? 'left';
    const padding = (index: number) => ({
      top: 4 * MM_PER_POINT,
      bottom: 4 * MM_PER_POINT,
      // A text after a column of figures would begin right where they end.
      left: index > 0 && alignOf(index) === 'left' && alignOf(index - 1) === 'right' ? GAP : 0,
      right: index === last ? 0 : GAP,
    });
    const looks = (index: number): Partial<Styles> => ({
      halign: alignOf(index),
      cellPadding: padding(index),
    });
    const inStyle = (cells: readonly PdfCell[], isBold: (index: number) => boolean): CellInput[] =>
      columns.map((_, index) => {
        const cell = cells[index] ?? '';
        const bold = isBold(index) || (typeof cell !== 'string' && cell.strong);
        return { content: textOf(cell), styles: { ...looks(index), fontStyle: bold ? 'bold' : 'normal' } };
      });
    const always = () => true;
    const hasHead = columns.some(({ head }) => head);
    autoTable(this.doc, {
      startY: this.y,
      theme: 'plain',
      tableWidth: this.width,
      margin: {
        top: MARGIN,
        left: MARGIN,
        right: MARGIN,
        bottom: this.doc.internal.pageSize.getHeight() - this.bottom,
      },
      head: hasHead ? [inStyle(all[0] ?? [], always)] : [],
      body: rows.map((row) => inStyle(row, (index) => columns[index]?.bold === true)),
      foot: foot ? [inStyle(foot, always)] : [],
      showHead: 'everyPage',
      showFoot: 'lastPage',
      rowPageBreak: 'avoid',
      styles: { font: 'helvetica', fontSize, textColor: 0, lineColor: GREY, lineWidth: { bottom: THIN } },
      headStyles: { lineColor: 0, lineWidth: { bottom: THICK } },
      columnStyles: Object.fromEntries(
        columns.map(({ align }, index) => [
          index,
          // A figure is never broken, however long the words beside it are.
          align === 'right' ? { minCellWidth: this.natural(all, index, fontSize) + (index === last ? 0 : GAP) } : {},
        ]),
      ),
      didDrawPage: ({ cursor }) => {
        if (cursor) this.y = cursor.y;
      },
    });
    this.y += 3;
  }

  /** The usual size; smaller when the figures would otherwise not fit beside each other. */
  private sizeFor(columns: PdfTable['columns'], rows: readonly (readonly PdfCell[])[]): number {
    const least = 15;
    const needed = columns.reduce(
      (sum, { align }, index) => sum + (align === 'right' ? this.natural(rows, index, this.size) + GAP : least),
      0,
    );
    return Math.max(5, Math.min(this.size, (this.size * this.width) / needed));
  }

  /** Width of the widest figure of a column, or word of its head, as if all were bold: what must stay in one line. */
  private natural(rows: readonly (readonly PdfCell[])[], index: number, size: number): number {
    this.doc.setFont('helvetica', 'bold').setFontSize(size);
    const words = rows.flatMap((row, number) =>
      textOf(row[index] ?? '')
        .split(' ')
        .filter((word) => number === 0 || FIGURE.test(word)),
    );
    return Math.max(0, ...words.map((word) => this.doc.getTextWidth(word)));
  }

  private legend(): void {
    // The foot says it already.
    if (this.content.legend === NOTE) return;
    this.y += 2;
    this.write([{ text: this.content.legend, x: MARGIN, width: this.width, size: this.size }]);
  }

  private foot(page: string): void {
    const { printedAt, narrow } = this.content;
    let y = this.bottom + 2;
    this.rule(y, THIN, GREY);
    const made = `Generado el ${printedAt} · ${page}`;
    const right = narrow ? [] : [made];
    const lines = [NOTE, ...(narrow ? [made] : []), ...this.member];
    this.doc.setFont('helvetica', 'normal').setFontSize(FOOT_SIZE);
    y += 1;
    for (const line of lines) {
      y += height(FOOT_SIZE);
      this.doc.text(toWinAnsi(line), MARGIN, y);
      const beside = right.pop();
      if (beside) this.doc.text(toWinAnsi(beside), MARGIN + this.width, y, { align: 'right' });
    }
  }

  private rule(y: number, width: number, grey: number): void {
    this.doc
      .setDrawColor(grey)
      .setLineWidth(width)
      .line(MARGIN, y, MARGIN + this.width, y);
  }

  private split({ text, width, size, bold = false }: Piece): string[] {
    this.doc.setFont('helvetica', bold ? 'bold' : 'normal').setFontSize(size);
    return this.doc.splitTextToSize(unbroken(text), width) as string[];
  }

  private heightOf(pieces: readonly Piece[]): number {
    return Math.max(...pieces.map((piece) => this.split(piece).length * height(piece.size)));
  }

  private keepTogether(needed: number): void {
    if (this.y + needed > this.bottom && needed <= this.bottom - MARGIN) this.nextPage();
  }

  private nextPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Texts beside each other, wrapped in their columns; what is longer than a page goes on on the next one. */
  private write(pieces: readonly Piece[]): void {
    const wrapped = pieces.map((piece) => ({ piece, lines: this.split(piece) }));
    const step = height(Math.max(...pieces.map(({ size }) => size)));
    const count = Math.max(...wrapped.map(({ lines }) => lines.length));
    for (let index = 0; index < count; index += 1) {
      if (this.y + step > this.bottom) this.nextPage();
      this.y += step;
      for (const { piece, lines } of wrapped) {
        const line = lines[index];
        if (!line) continue;
        this.doc
          .setFont('helvetica', piece.bold ? 'bold' : 'normal')
          .setFontSize(piece.size)
          .text(line, piece.x, this.y, { align: piece.align ?? 'left' });
      }
    }
  }
}

function height(size: number): number {
  return size * MM_PER_POINT * LINE_HEIGHT;
}

function textOf(cell: PdfCell): string {
  return unbroken(typeof cell === 'string' ? cell : cell.text);
}

/** As the fonts can write it, and a masked account is not broken between its mask and its digits. */
function unbroken(text: string): string {
  return toWinAnsi(text).replace(/• (?=\S)/g, '•\u00a0');
}
