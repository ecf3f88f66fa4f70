import { columnWidths } from './columnWidths.ts';
import { type Column, child, FAINT, GAP, INK, MARGIN, type PaperFlow, QUIET, THICK, THIN } from './paperFlow.ts';
import type { PdfCell, PdfTable } from './pdfDocument.ts';
import type { PdfElement } from './pieces.ts';

/** Above and under the lines of a table's row. */
const ROW_INSET = { wide: 4, narrow: 5.5 };
/** Largest share of the table's width that a text asks for: a longer one is wrapped, beside others that are not. */
const WIDEST_CELL = 0.6;
const SMALLEST = 5;
const SIZE_STEP = 0.25;
/** An amount, a number, a day. */
const FIGURE = /^[-+$%\d.,/]+$/;

/** A table under its head, which is repeated on each page. A row is split only if it is longer than a page. */
export function drawTable(flow: PaperFlow, { columns, rows, foot }: PdfTable): void {
  const heads = columns.map(({ head = '' }) => head);
  const all = [heads, ...rows, ...(foot ? [foot] : [])];
  const size = sizeFor(flow, columns, all);
  const last = columns.length - 1;
  const alignOf = (index: number) => columns[index]?.align ?? 'left';
  // A text after a column of figures would begin right where they end.
  const before = (index: number) =>
    index > 0 && alignOf(index) === 'left' && alignOf(index - 1) === 'right' ? GAP : 0;
  const after = (index: number) => (index === last ? 0 : GAP);
  const needs = columns.map((_, index) => {
    const around = before(index) + after(index);
    return {
      least: leastOf(flow, columns, all, index, size) + around,
      natural: Math.min(widest(flow, all, index, size), flow.width * WIDEST_CELL) + around,
    };
  });
  const widths = columnWidths(needs, flow.width);
  const places = widths.map((width, index) => ({
    x: MARGIN + widths.slice(0, index).reduce((sum, one) => sum + one, 0) + before(index),
    width: width - before(index) - after(index),
    align: alignOf(index),
  }));
  const table = flow.add('Table');
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
    hasHead ? drawRow(flow, cellsOf(heads, group, { isHead: true }), INK, THICK) : 0;
  drawHead(head);
  const body = rows.length > 0 ? child(table, 'TBody') : null;
  const again = () => void drawHead(null);
  rows.forEach((row, index) => {
    const isEnd = index === rows.length - 1 && !foot;
    drawRow(flow, cellsOf(row, body, {}), isEnd ? INK : FAINT, isEnd ? THICK : THIN, again);
  });
  if (foot) drawRow(flow, cellsOf(foot, child(table, 'TFoot'), { isFoot: true }), INK, THICK, again);
  flow.y += GAP;
}

/** One row with its line. A row that does not fit goes whole to the next page, under the head; only one longer than a page is split. */
function drawRow(
  flow: PaperFlow,
  cells: readonly Column[],
  color: string,
  thickness: number,
  onNextSheet?: () => void,
): number {
  const inset = flow.content.narrow ? ROW_INSET.narrow : ROW_INSET.wide;
  const height = flow.heightOf(cells) + 2 * inset;
  if (onNextSheet && flow.y + height > flow.bottom) {
    flow.nextSheet();
    onNextSheet();
  }
  flow.y += inset;
  flow.write(cells, onNextSheet);
  flow.y += inset;
  flow.mark(null, [flow.ruleAt(flow.y - thickness / 2, thickness, color)]);
  return height;
}

/** The usual letter size; a smaller one when the figures would not fit side by side. */
function sizeFor(flow: PaperFlow, columns: PdfTable['columns'], rows: readonly (readonly PdfCell[])[]): number {
  const needed = (size: number) =>
    columns.reduce((sum, _, index) => sum + leastOf(flow, columns, rows, index, size) + GAP, 0);
  let size = flow.size;
  while (size > SMALLEST && needed(size) > flow.width) size -= SIZE_STEP;
  return size;
}

/** A figure is never broken, however long the words beside it are. A word is broken only if it is longer than a third of the page. */
function leastOf(
  flow: PaperFlow,
  columns: PdfTable['columns'],
  rows: readonly (readonly PdfCell[])[],
  index: number,
  size: number,
): number {
  const words = rows.map((row) => flow.said(textOf(row[index] ?? '')).split(' '));
  const figures = words.flatMap((some, number) => some.filter((word) => number === 0 || FIGURE.test(word)));
  const whole = widestOf(flow, figures, size);
  if (columns[index]?.align === 'right') return whole;
  const room = (flow.width / Math.max(3, columns.length)) * (size / flow.size);
  return Math.max(whole, Math.min(room, widestOf(flow, words.flat(), size)));
}

function widest(flow: PaperFlow, rows: readonly (readonly PdfCell[])[], index: number, size: number): number {
  return widestOf(
    flow,
    rows.map((row) => flow.said(textOf(row[index] ?? ''))),
    size,
  );
}

/** Measured as if all were bold. */
function widestOf(flow: PaperFlow, texts: readonly string[], size: number): number {
  const letters = { face: 'bold', size } as const;
  return texts.reduce((soFar, text) => Math.max(soFar, flow.fonts.widthOf(text, letters)), 0);
}

function textOf(cell: PdfCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
