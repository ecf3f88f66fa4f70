import type { Letters, MeasureText, Picture, PicturePiece, PictureText } from '#components/Picture/picture.ts';
import { wrapText } from '#components/Picture/wrapText.ts';
import { receiptLooks } from '#components/Receipt/receiptLooks.ts';
import { formatMoney } from '#domain/money.ts';
import { fontWeight, lightColors } from '#theme/tokens.ts';
import type { ReceiptContent } from './receipt.ts';

/** A receipt as a picture that is shared: what it says, and whose it is. */
export interface ReceiptPictureContent
  extends Pick<ReceiptContent, 'state' | 'title' | 'cents' | 'when' | 'rows' | 'legend' | 'note'> {
  /** The receipt's own number, for the file's name. */
  number: string | null | undefined;
  cooperativeName: string;
  logoUrl: string | null;
  /** The deployment's accent; null has the theme's own. */
  accent: string | null;
}

/** What is drawn elsewhere too. */
export type ReceiptDrawing = 'mark' | 'state';

/** px of the picture (DESIGN.md §12), a portrait that no messenger cuts. */
export const RECEIPT_PICTURE = { width: 1080, height: 1350 } as const;

const { width: WIDTH, height: HEIGHT } = RECEIPT_PICTURE;
const SIDE = 72;
const ROOM = WIDTH - 2 * SIDE;
const HEAD = 208;
const EDGE = 8;
const MARK = 104;
const DISC = 88;
const ICON = 52;
/** Between what stands beside each other, and between the parts of the picture. */
const GAP = 28;
const FOOT = 48;
const NOTE_INSET = 28;
const LABEL_ROOM = 340;
const VALUE_ROOM = ROOM - LABEL_ROOM - GAP;
/** Above and under the lines of a row; more where the picture has room for it. */
const ROW_INSET = 8;
const WIDEST_ROW_INSET = 28;

const { regular, strong, bold } = fontWeight;
const letters = {
  kind: { family: 'body', weight: regular, size: 32 },
  name: { family: 'display', weight: strong, size: 46 },
  title: { family: 'display', weight: strong, size: 44 },
  when: { family: 'body', weight: regular, size: 30 },
  amount: { family: 'display', weight: strong, size: 112 },
  lead: { family: 'body', weight: bold, size: 29 },
  note: { family: 'body', weight: regular, size: 29 },
  label: { family: 'body', weight: regular, size: 30 },
  value: { family: 'body', weight: regular, size: 30 },
  strongValue: { family: 'body', weight: bold, size: 30 },
  legend: { family: 'body', weight: regular, size: 25 },
} as const satisfies Readonly<Record<string, Letters>>;

/** All that a picture is written in, to be fetched before it is measured. */
export const pictureLetters: readonly Letters[] = Object.values(letters);

type Piece = PicturePiece<ReceiptDrawing>;

/** Lines of one text, as high as its letters need. */
interface Block {
  lines: readonly string[];
  letters: Letters;
  color: string;
  align?: PictureText['align'];
}

interface Row {
  label: Block;
  value: Block;
  height: number;
}

/**
 * Where everything of a shared receipt stands: head of ink with mark and name, state, amount, what the state means, the rows that have room, legend
 * at the foot. Light colours whatever the member's theme is, for the picture leaves the device. Nothing is written smaller to make it fit but
 * the amount: long values take two lines and end in «…», and rows without room are counted in words.
 * @param hasMark false where the cooperative's logo could not be had
 */
export function receiptPicture(
  content: ReceiptPictureContent,
  measure: MeasureText,
  hasMark: boolean,
): Picture<ReceiptDrawing> {
  const legend = legendOf(content.legend, measure);
  const legendTop = HEIGHT - FOOT - heightOf(legend);
  const upper = outcomeOf(content, measure);
  const rows = rowsOf(content.rows, upper.bottom, legendTop - GAP, measure);
  return {
    ...RECEIPT_PICTURE,
    pieces: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, color: lightColors.surfaceCard, radius: 0 },
      ...headOf(content, measure, hasMark),
      ...upper.pieces,
      ...rows,
      ...placed(legend, SIDE, legendTop, ROOM),
    ],
  };
}

/** As a letterhead: «Cooperativa» in small letters over its name, beside the mark (components/Brand). */
function headOf({ cooperativeName, accent }: ReceiptPictureContent, measure: MeasureText, hasMark: boolean): Piece[] {
  const [, kind, rest] = /^(Cooperativa)\s+(.+)$/i.exec(cooperativeName.trim()) ?? [null, null, cooperativeName];
  const x = hasMark ? SIDE + MARK + GAP : SIDE;
  const room = WIDTH - SIDE - x;
  const blocks: Block[] = [
    ...(kind ? [{ ...wrapped(kind, letters.kind, room, 1, measure), color: lightColors.navText }] : []),
    { ...wrapped(rest, letters.name, room, 2, measure), color: lightColors.navActiveText },
  ];
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEAD, color: lightColors.surfaceInk, radius: 0 },
    { kind: 'box', x: 0, y: HEAD, width: WIDTH, height: EDGE, color: accent ?? lightColors.actionBg, radius: 0 },
    ...(hasMark
      ? [
          {
            kind: 'drawing',
            name: 'mark',
            x: SIDE,
            y: (HEAD - MARK) / 2,
            width: MARK,
            height: MARK,
            color: lightColors.navActiveText,
          } as const,
        ]
      : []),
    ...stacked(blocks, x, (HEAD - sum(blocks.map(heightOf))) / 2, room),
  ];
}

/** State, day, amount, and what the state means. */
function outcomeOf(
  { state, title, when, cents, note }: ReceiptPictureContent,
  measure: MeasureText,
): { pieces: Piece[]; bottom: number } {
  const tone = receiptLooks[state].tone;
  const x = SIDE + DISC + GAP;
  const room = WIDTH - SIDE - x;
  const words: Block[] = [
    { ...wrapped(title, letters.title, room, 2, measure), color: lightColors.textPrimary },
    ...(when ? [{ ...wrapped(when, letters.when, room, 1, measure), color: lightColors.textSecondary }] : []),
  ];
  const top = HEAD + EDGE + 44;
  const height = Math.max(DISC, sum(words.map(heightOf)));
  const disc = { x: SIDE, y: top + (height - DISC) / 2, width: DISC, height: DISC };
  const pieces: Piece[] = [
    { kind: 'box', ...disc, color: lightColors[tone], radius: DISC / 2 },
    {
      kind: 'drawing',
      name: 'state',
      x: disc.x + (DISC - ICON) / 2,
      y: disc.y + (DISC - ICON) / 2,
      width: ICON,
      height: ICON,
      color: lightColors.surfaceCard,
    },
    ...stacked(words, x, top + (height - sum(words.map(heightOf))) / 2, room),
  ];
  let bottom = top + height + GAP;
  if (cents !== null) {
    const amount = amountOf(formatMoney(cents), measure);
    pieces.push(...placed(amount, SIDE, bottom, ROOM));
    bottom += heightOf(amount) + GAP;
  }
  if (note) {
    const soft = tone === 'error' ? lightColors.errorSoft : lightColors.infoSoft;
    const inside = ROOM - 2 * NOTE_INSET;
    const blocks: Block[] = [
      { ...wrapped(note.lead, letters.lead, inside, 2, measure), color: lightColors.textPrimary },
      { ...wrapped(note.text, letters.note, inside, 3, measure), color: lightColors.textPrimary },
    ];
    const box = { x: SIDE, y: bottom, width: ROOM, height: sum(blocks.map(heightOf)) + 2 * NOTE_INSET };
    pieces.push({ kind: 'box', ...box, color: soft, radius: 24 });
    pieces.push(...stacked(blocks, SIDE + NOTE_INSET, bottom + NOTE_INSET, inside));
    bottom += box.height + GAP;
  }
  return { pieces, bottom };
}

/** A figure is never cut: one that has no room is written smaller. */
function amountOf(text: string, measure: MeasureText): Block {
  const width = measure(text, letters.amount);
  const size = width > ROOM ? Math.floor((letters.amount.size * ROOM) / width) : letters.amount.size;
  return { lines: [text], letters: { ...letters.amount, size }, color: lightColors.textPrimary };
}

/** As many as have room: the number and what the server has in bold before the others, all in the server's order. */
function rowsOf(rows: ReceiptContent['rows'], top: number, bottom: number, measure: MeasureText): Piece[] {
  if (rows.length === 0) return [];
  const first = top + GAP;
  const all = rows.map((row) => rowOf(row, measure));
  const room = bottom - first;
  const shown = sum(all.map(({ height }) => height)) <= room ? all : chosen(rows, all, room - roomOfMore(measure));
  const missing = all.length - shown.length;
  const more = missing > 0 ? moreOf(missing, measure) : null;
  const spare = room - sum(shown.map(({ height }) => height)) - (more ? roomOfMore(measure) : 0);
  const inset = Math.min(WIDEST_ROW_INSET - ROW_INSET, spare / (2 * Math.max(1, shown.length)));
  const pieces: Piece[] = [
    { kind: 'dashes', x: SIDE, y: top, width: ROOM, height: 3, color: lightColors.borderControl },
  ];
  let y = first;
  for (const { label, value, height } of shown) {
    pieces.push(...placed(label, SIDE, y + ROW_INSET + inset, LABEL_ROOM));
    pieces.push(...placed(value, SIDE + LABEL_ROOM + GAP, y + ROW_INSET + inset, VALUE_ROOM));
    y += height + 2 * inset;
  }
  if (more) pieces.push(...placed(more, SIDE, y + ROW_INSET, ROOM));
  return pieces;
}

function rowOf({ label, value, bold: isBold = false }: ReceiptContent['rows'][number], measure: MeasureText): Row {
  const style = isBold ? letters.strongValue : letters.value;
  const left = { ...wrapped(label, letters.label, LABEL_ROOM, 2, measure), color: lightColors.textSecondary };
  const right = {
    ...wrapped(value, style, VALUE_ROOM, 2, measure),
    color: lightColors.textPrimary,
    align: 'right' as const,
  };
  return { label: left, value: right, height: Math.max(heightOf(left), heightOf(right)) + 2 * ROW_INSET };
}

function chosen(rows: ReceiptContent['rows'], all: readonly Row[], room: number): Row[] {
  const order = all.map((_, index) => index).sort((a, b) => rank(rows, a) - rank(rows, b));
  const taken = new Set<number>();
  let left = room;
  for (const index of order) {
    const height = all[index]?.height ?? 0;
    if (height > left) continue;
    taken.add(index);
    left -= height;
  }
  return all.filter((_, index) => taken.has(index));
}

/** The receipt's own number is its first row. */
function rank(rows: ReceiptContent['rows'], index: number): number {
  return index === 0 || rows[index]?.bold ? 0 : 1;
}

function moreOf(count: number, measure: MeasureText): Block {
  const text =
    count === 1
      ? 'Un dato más consta en el comprobante completo.'
      : `${count} datos más constan en el comprobante completo.`;
  return { ...wrapped(text, letters.label, ROOM, 1, measure), color: lightColors.textSecondary };
}

function roomOfMore(measure: MeasureText): number {
  return heightOf(moreOf(2, measure)) + ROW_INSET;
}

function legendOf(text: string, measure: MeasureText): Block {
  return {
    ...wrapped(text, letters.legend, ROOM, 2, measure),
    color: lightColors.textSecondary,
    align: 'center',
  };
}

function wrapped(
  text: string,
  style: Letters,
  room: number,
  maxLines: number,
  measure: MeasureText,
): Pick<Block, 'lines' | 'letters'> {
  return { lines: wrapText(text, room, maxLines, (part) => measure(part, style)), letters: style };
}

function lineOf({ size }: Letters): number {
  return Math.ceil(size * (size > 40 ? 1.15 : 1.32));
}

function heightOf(block: Block): number {
  return block.lines.length * lineOf(block.letters);
}

/** Lines under each other. */
function placed({ lines, letters: style, color, align = 'left' }: Block, x: number, y: number, width: number): Piece[] {
  const height = lineOf(style);
  return lines.map((text, index) => ({
    kind: 'text',
    x,
    y: y + index * height,
    width,
    height,
    text,
    letters: style,
    color,
    align,
  }));
}

/** Blocks under each other. */
function stacked(blocks: readonly Block[], x: number, top: number, width: number): Piece[] {
  let y = top;
  return blocks.flatMap((block) => {
    const pieces = placed(block, x, y, width);
    y += heightOf(block);
    return pieces;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
