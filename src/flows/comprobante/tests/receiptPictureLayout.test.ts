import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '#components/Picture/picture.ts';
import { formatMoney } from '#domain/money.ts';
import { lightColors } from '#theme/tokens.ts';
import { RECEIPT_PICTURE, type ReceiptPictureContent } from '../receiptPicture.ts';
import { isText, linesOf, measure, type Piece, piecesOf, saidIn, wordsOf } from './drawnReceipt.ts';

/* px: the picture's measures, by the names that its program has for them. */
const { width: WIDTH, height: HEIGHT } = RECEIPT_PICTURE;
const SIDE = 72;
const ROOM = WIDTH - 2 * SIDE;
const HEAD = 208;
const EDGE = 8;
const UNDER_EDGE = 44;
const MARK = 104;
const DISC = 88;
const ICON = 52;
const GAP = 28;
const FOOT = 48;
const NOTE_INSET = 28;
const LABEL_ROOM = 340;
const ROW_INSET = 8;
const WIDEST_ROW_INSET = 28;
const AMOUNT_SIZE = 112;

/** How high one line is of letters of 112, 46, 44, 32, 30 and 25 px. */
const [AMOUNT, NAME, TITLE, KIND, TEXT, LEGAL] = [129, 53, 51, 43, 40, 33] as const;

type Change = Partial<ReceiptPictureContent>;

function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('Falta la pieza.');
  return found;
}

const lineOf = (pieces: readonly Piece[], words: string) =>
  there(pieces.filter(isText).find((piece) => wordsOf(piece) === words));
const boxOf = (pieces: readonly Piece[], color: string) =>
  there(pieces.find((piece) => piece.kind === 'box' && piece.color === color));
const drawingOf = (pieces: readonly Piece[], name: 'mark' | 'state') =>
  there(pieces.find((piece) => piece.kind === 'drawing' && piece.name === name));
const dashesOf = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind === 'dashes');

const bottomOf = ({ y, height }: Place) => y + height;
const middleOf = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });
/** The least place that all of them are in. */
function around(places: readonly Place[]): Place {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const width = Math.max(...places.map((place) => place.x + place.width)) - x;
  return { x, y, width, height: Math.max(...places.map(bottomOf)) - y };
}
const isApart = (one: Place, other: Place) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  bottomOf(one) <= other.y ||
  bottomOf(other) <= one.y;

const numbered = (count: number, value = '$1,00'): ReceiptPictureContent['rows'] =>
  Array.from({ length: count }, (_, index) => ({ label: `Dato ${index + 1}`, value }));

describe('a small receipt, place by place', () => {
  const pieces = piecesOf({ rows: [{ label: 'Beneficiario', value: 'Rosa' }], legend: 'Documento informativo.' });
  const title = HEAD + EDGE + UNDER_EDGE;
  const words = TITLE + TEXT;
  const disc = title + (words - DISC) / 2;
  const amount = title + words + GAP;
  const dashes = amount + AMOUNT + GAP;
  const row = dashes + GAP + WIDEST_ROW_INSET;
  const name = SIDE + MARK + GAP;
  const moment = SIDE + DISC + GAP;
  const value = SIDE + LABEL_ROOM + GAP;
  const middleOfHead = (height: number) => (HEAD - height) / 2;

  it('everything where it belongs', () => {
    const nameOf = (piece: Piece) =>
      isText(piece) ? wordsOf(piece) : piece.kind === 'drawing' ? `drawing ${piece.name}` : piece.kind;
    expect(pieces.map((piece) => [nameOf(piece), piece.x, piece.y, piece.width, piece.height])).toEqual([
      ['box', 0, 0, WIDTH, HEIGHT],
      ['box', 0, 0, WIDTH, HEAD],
      ['box', 0, HEAD, WIDTH, EDGE],
      ['drawing mark', SIDE, middleOfHead(MARK), MARK, MARK],
      ['Cooperativa', name, middleOfHead(KIND + NAME), WIDTH - SIDE - name, KIND],
      ['Sierra Azul', name, middleOfHead(KIND + NAME) + KIND, WIDTH - SIDE - name, NAME],
      ['box', SIDE, disc, DISC, DISC],
      ['drawing state', SIDE + (DISC - ICON) / 2, disc + (DISC - ICON) / 2, ICON, ICON],
      ['Transferencia exitosa', moment, title, WIDTH - SIDE - moment, TITLE],
      ['03/11/2026 08:14', moment, title + TITLE, WIDTH - SIDE - moment, TEXT],
      ['$60,00', SIDE, amount, ROOM, AMOUNT],
      ['dashes', SIDE, dashes, ROOM, 3],
      ['Beneficiario', SIDE, row, LABEL_ROOM, TEXT],
      ['Rosa', value, row, WIDTH - SIDE - value, TEXT],
      ['Documento informativo.', SIDE, HEIGHT - FOOT - LEGAL, ROOM, LEGAL],
    ]);
  });

  it('values at the right edge, the legend in the middle, everything else at the left', () => {
    const aligned = pieces.filter(isText).map((piece) => [wordsOf(piece), piece.align]);
    expect(aligned.filter(([, align]) => align !== 'left')).toEqual([
      ['Rosa', 'right'],
      ['Documento informativo.', 'center'],
    ]);
  });

  it('the state stands on a disc', () => {
    expect(boxOf(pieces, lightColors.ok)).toMatchObject({ radius: DISC / 2 });
  });
});

const words = fc.oneof(fc.lorem({ maxCount: 30 }), fc.constantFrom('', 'Pago', 'W'.repeat(140)));
const change = fc.record({
  cooperativeName: words,
  ...saidIn(words),
});

describe('whatever a receipt says, its parts stand apart', () => {
  it('words keep the margins at both sides and at the foot', () => {
    fc.assert(
      fc.property(change, fc.boolean(), (one, hasMark) => {
        for (const line of piecesOf(one, hasMark).filter(isText)) {
          expect(line.x).toBeGreaterThanOrEqual(SIDE);
          expect(line.x + line.width).toBeLessThanOrEqual(WIDTH - SIDE);
          expect(bottomOf(line)).toBeLessThanOrEqual(HEIGHT - FOOT);
        }
      }),
    );
  });

  it('no words lie over the mark, the disc or the edge of the head', () => {
    fc.assert(
      fc.property(change, (one) => {
        const pieces = piecesOf(one);
        const edge = { x: 0, y: HEAD, width: WIDTH, height: EDGE };
        for (const thing of [drawingOf(pieces, 'mark'), boxOf(pieces, lightColors.ok), edge])
          for (const line of pieces.filter(isText)) expect(isApart(line, thing), line.text).toBe(true);
      }),
    );
  });
});

describe('state and moment', () => {
  it.each<[string, Change, number]>([
    ['one line, lower than the disc', { title: 'Pago', when: null }, DISC],
    ['a line and the moment', { title: 'Pago' }, TITLE + TEXT],
    [
      'two lines and the moment',
      { title: 'Transferencia a una cuenta que está en otra institución' },
      2 * TITLE + TEXT,
    ],
  ])('%s: disc, icon and words have one middle', (_, said, height) => {
    const pieces = piecesOf(said);
    const disc = boxOf(pieces, lightColors.ok);
    const top = HEAD + EDGE + UNDER_EDGE;
    const beside = pieces.filter(isText).filter(({ x, y }) => x === SIDE + DISC + GAP && y >= top);
    expect(middleOf(drawingOf(pieces, 'state'))).toEqual(middleOf(disc));
    expect(middleOf(around(beside)).y).toBe(middleOf(disc).y);
    expect(around([disc, ...beside])).toMatchObject({ x: SIDE, y: top, height });
    expect(lineOf(pieces, '$60,00').y).toBe(top + height + GAP);
  });
});

describe('the amount is as large as fits, and no larger', () => {
  const amountOf = (cents: number) => {
    const pieces = piecesOf({ cents });
    return { amount: lineOf(pieces, formatMoney(cents).replaceAll('\u00a0', ' ')), dashes: dashesOf(pieces)[0] };
  };

  it.each([0, 60_00, 9_999_999_99])('%d cents have room in the usual size', (cents) => {
    expect(amountOf(cents).amount).toMatchObject({ letters: { size: AMOUNT_SIZE }, height: AMOUNT });
  });

  it.each([999_999_999_999, 99_999_999_999_999, 999_999_999_999_999])('%d cents are written smaller', (cents) => {
    const { amount, dashes } = amountOf(cents);
    const { letters, text } = amount;
    expect(letters.size).toBeLessThan(AMOUNT_SIZE);
    expect(measure(text, letters)).toBeLessThanOrEqual(ROOM);
    expect(measure(text, { ...letters, size: letters.size + 1 })).toBeGreaterThan(ROOM);
    expect(amount.height).toBeLessThan(AMOUNT);
    expect(dashes?.y).toBe(bottomOf(amount) + GAP);
  });
});

describe('what the state means', () => {
  it.each([
    ['done', lightColors.infoSoft],
    ['inProcess', lightColors.infoSoft],
    ['returned', lightColors.errorSoft],
    ['unknown', lightColors.infoSoft],
  ] as const)('%s: on a soft ground of its tone', (state, color) => {
    const pieces = piecesOf({ state, note: { lead: 'Uno', text: 'Dos' } });
    const soft = pieces.filter((piece) => piece.kind === 'box').map((piece) => piece.color);
    expect(soft.filter((one) => one === lightColors.infoSoft || one === lightColors.errorSoft)).toEqual([color]);
  });

  it.each([
    ['both in one line', { lead: 'La institución aún no confirma.', text: 'El valor ya fue debitado.' }, 2],
    ['no lead', { lead: '', text: 'El valor volvió a su cuenta.' }, 1],
    ['as long as may be', { lead: 'La institución '.repeat(20), text: 'El valor ya fue debitado. '.repeat(20) }, 5],
  ])('%s: its ground is as high as its words, with the same inset all around', (_, note, lines) => {
    const pieces = piecesOf({ note });
    const ground = boxOf(pieces, lightColors.infoSoft);
    const inside = pieces.filter(isText).filter((line) => !isApart(line, ground));
    expect(inside).toHaveLength(lines);
    expect(around(inside)).toEqual({
      x: SIDE + NOTE_INSET,
      y: ground.y + NOTE_INSET,
      width: ROOM - 2 * NOTE_INSET,
      height: ground.height - 2 * NOTE_INSET,
    });
    expect(ground).toMatchObject({ x: SIDE, y: bottomOf(lineOf(pieces, '$60,00')) + GAP, width: ROOM });
    expect(dashesOf(pieces)[0]?.y).toBe(bottomOf(ground) + GAP);
  });
});

describe('the rows', () => {
  /** What is left under it, twelve rows of one line fill to the pixel, at their least inset. */
  const full: Change = {
    title: 'Pago',
    cents: null,
    note: { lead: 'Uno', text: 'Dos' },
    legend: 'Documento informativo.',
  };
  const twoLines = 'Asociación de Trabajadores Agrícolas del Austro';

  /** Labels that are shown, the white over the first, between each and the next, and under the last one. */
  function spread(pieces: readonly Piece[]) {
    const labels = pieces.filter(isText).filter(({ text }) => /^Dato \d+$/.test(text));
    const [dashes] = dashesOf(pieces);
    const legend = lineOf(pieces, 'Documento informativo.');
    const edges = [(dashes?.y ?? 0) + GAP, ...labels.map(bottomOf)];
    const white = [...labels, { y: legend.y - GAP }].map(({ y }, index) => y - (edges[index] ?? 0));
    return { shown: labels.map(({ text }) => text), white };
  }
  const labelsOf = (rows: ReceiptPictureContent['rows']) => rows.map(({ label }) => label);
  const counted = (pieces: readonly Piece[]) => linesOf(pieces).filter((line) => line.includes('comprobante completo'));

  it('none: nothing is set apart from them', () => {
    expect(dashesOf(piecesOf({ rows: [] }))).toEqual([]);
    expect(dashesOf(piecesOf({ rows: numbered(1) }))).toHaveLength(1);
  });

  it.each([
    ['few stand at their widest', 4, WIDEST_ROW_INSET],
    ['ten share what is left', 10, ROW_INSET + 5.6],
    ['twelve just have room', 12, ROW_INSET],
  ])('%s: one inset over and under each', (_, count, inset) => {
    const pieces = piecesOf({ ...full, rows: numbered(count) });
    const { shown, white } = spread(pieces);
    expect(shown).toEqual(labelsOf(numbered(count)));
    expect(counted(pieces)).toEqual([]);
    expect(white[0]).toBeCloseTo(inset);
    for (const between of white.slice(1, -1)) expect(between).toBeCloseTo(2 * inset);
    if (count >= 10) expect(white.at(-1)).toBeCloseTo(inset);
  });

  it('a row is as high as the higher of its label and its value, which begin together', () => {
    const long = { label: 'Institución financiera de destino', value: 'Banco' };
    const rows = [long, { label: 'Dato 2', value: twoLines }, { label: 'Dato 3', value: 'Rosa' }];
    const texts = piecesOf({ ...full, rows }).filter(isText);
    const top = (start: string) => texts.find(({ text }) => text.startsWith(start))?.y ?? 0;
    expect([top('Banco'), top('Asociación'), top('Rosa')]).toEqual([top('Institución'), top('Dato 2'), top('Dato 3')]);
    const height = 2 * TEXT + 2 * WIDEST_ROW_INSET;
    expect([top('Dato 2') - top('Banco'), top('Dato 3') - top('Dato 2')]).toEqual([height, height]);
  });

  it('one too many: those that have room, over a line that counts the others', () => {
    const pieces = piecesOf({ ...full, rows: numbered(13) });
    const { shown, white } = spread(pieces);
    expect(shown).toEqual(labelsOf(numbered(11)));
    expect(counted(pieces)).toEqual(['2 datos más constan en el comprobante completo.']);
    expect(Math.min(...white.slice(1, -1))).toBeGreaterThanOrEqual(2 * ROW_INSET);
  });

  it('rows and the line that counts just fill it; one more is said in words of its own', () => {
    const rows = numbered(10).map((row, index) => (index < 3 ? { ...row, value: twoLines } : row));
    const pieces = piecesOf({ ...full, rows });
    expect(spread(pieces).shown).toEqual(labelsOf(numbered(9)));
    const one = 'Un dato más consta en el comprobante completo.';
    expect(counted(pieces)).toEqual([one]);
    const more = lineOf(pieces, one);
    expect(more).toMatchObject({ x: SIDE, width: ROOM, height: TEXT });
    expect(more.y).toBe(bottomOf(lineOf(pieces, 'Dato 9')) + 2 * ROW_INSET);
    expect(bottomOf(more)).toBe(lineOf(pieces, 'Documento informativo.').y - GAP);
  });

  it('the number stays also where bold rows alone have no room', () => {
    const rows = numbered(30).map((row, index) => (index === 0 ? row : { ...row, bold: true }));
    expect(spread(piecesOf({ ...full, rows })).shown[0]).toBe('Dato 1');
  });
});
