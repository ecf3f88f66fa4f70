import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontWeight } from '#theme/tokens.ts';
import { LEGEND } from '../receipt.ts';
import { receiptPictures } from '../receiptFiles.ts';
import { RECEIPT_PICTURE, type ReceiptPictureContent, receiptPicture } from '../receiptPicture.ts';
import { isText, linesOf, measure, piecesOf, saidIn, usual } from './drawnReceipt.ts';

describe('DESIGN.md §12: the receipt as a picture', () => {
  it('says whose it is, state, amount, moment, the server’s rows in its order, legend', () => {
    expect(linesOf(piecesOf())).toEqual([
      'Cooperativa',
      'Sierra Azul',
      'Transferencia exitosa',
      '03/11/2026 08:14',
      '$60,00',
      ...usual.rows.flatMap(({ label, value }) => [label, value]),
      LEGEND,
    ]);
  });

  it('what is in process or was returned says what that means, in its tone', () => {
    const note = { lead: 'La institución aún no confirma.', text: 'El valor ya fue debitado.' };
    const pieces = piecesOf({ state: 'inProcess', note });
    expect(linesOf(pieces)).toEqual(expect.arrayContaining([note.lead, note.text]));
    const colours = (state: ReceiptPictureContent['state']) =>
      piecesOf({ state, note }).flatMap((piece) => (piece.kind === 'box' ? [piece.color] : []));
    expect(colours('returned')).not.toEqual(colours('inProcess'));
  });

  it.each([
    ['Cooperativa Sierra Azul', ['Cooperativa', 'Sierra Azul']],
    [' COOPERATIVA  Sierra Azul ', ['COOPERATIVA', 'Sierra Azul']],
    ['Cooperativa \n Sierra Azul', ['Cooperativa', 'Sierra Azul']],
    ['La Cooperativa Azul', ['La Cooperativa Azul']],
    ['Cooperativa', ['Cooperativa']],
    ['Cooperativa Sierra\nAzul', ['Cooperativa Sierra Azul']],
  ])('«%s» is written %j: what kind it is in a line of its own where that comes first, no word lost', (name, lines) => {
    expect(linesOf(piecesOf({ cooperativeName: name })).slice(0, lines.length + 1)).toEqual([...lines, usual.title]);
  });

  it('only what the server has in bold is bold', () => {
    const rows = [
      { label: 'Uno', value: 'claro' },
      { label: 'Dos', value: 'tenue', bold: false },
      { label: 'Tres', value: 'fuerte', bold: true },
    ];
    const weightOf = (value: string) =>
      piecesOf({ rows })
        .filter(isText)
        .find(({ text }) => text === value)?.letters.weight;
    expect(['claro', 'tenue', 'fuerte'].map(weightOf)).toEqual([
      fontWeight.regular,
      fontWeight.regular,
      fontWeight.bold,
    ]);
  });

  it('the accent is the deployment’s', () => {
    expect(piecesOf({ accent: '#FFB56F' })).toContainEqual(expect.objectContaining({ color: '#FFB56F' }));
  });

  it('without its logo the name begins at the side', () => {
    const nameOf = (hasMark: boolean) =>
      piecesOf({}, hasMark).find((piece) => isText(piece) && piece.text === 'Sierra Azul');
    expect(nameOf(false)?.x).toBe(72);
    expect(nameOf(true)?.x).toBeGreaterThan(72);
    expect(piecesOf({}, false).some((piece) => piece.kind === 'drawing' && piece.name === 'mark')).toBe(false);
  });

  it('more rows than have room: the number and the total stay, the others are counted', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ label: `Rubro ${index + 1}`, value: `$${index + 1},00` }));
    const lines = linesOf(piecesOf({ rows: [...usual.rows.slice(0, 1), ...many, ...usual.rows.slice(-1)] }));
    expect(lines).toEqual(expect.arrayContaining(['2026-1103-048198', 'Rubro 1', 'Total debitado', '$60,41']));
    const shown = lines.filter((line) => /^Rubro/.test(line)).length;
    expect(lines).toContain(`${30 - shown} datos más constan en el comprobante completo.`);
    expect(lines.at(-3)).toBe('$60,41');
  });

  it('an amount is never cut', () => {
    const widest = piecesOf({ cents: 999_999_999_999_999 }).find(
      (piece) => isText(piece) && piece.text.startsWith('$'),
    );
    expect(widest).toMatchObject({ text: '$9.999.999.999.999,99' });
  });

  it('the file is called after the number, and nothing else', () => {
    expect(receiptPictures.nameOf(usual)).toBe('comprobante-2026-1103-048198.png');
    expect(receiptPictures.nameOf({ ...usual, number: null })).toBe('comprobante.png');
  });
});

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 160 }),
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom('', 'W'.repeat(140), 'Asociación de Trabajadores Agrícolas •••• 4871'),
);
const content: fc.Arbitrary<ReceiptPictureContent> = fc.record({
  number: words,
  cooperativeName: words,
  logoUrl: fc.constant(null),
  accent: fc.constant(null),
  state: fc.constantFrom('done', 'inProcess', 'returned', 'unknown'),
  ...saidIn(words),
});

describe('whatever a receipt says', () => {
  it('nothing stands outside of the picture, and no line is wider than its room', () => {
    fc.assert(
      fc.property(content, fc.boolean(), (one, hasMark) => {
        for (const piece of receiptPicture(one, measure, hasMark).pieces) {
          expect(piece.x).toBeGreaterThanOrEqual(0);
          expect(piece.y).toBeGreaterThanOrEqual(0);
          expect(piece.x + piece.width).toBeLessThanOrEqual(RECEIPT_PICTURE.width);
          expect(piece.y + piece.height).toBeLessThanOrEqual(RECEIPT_PICTURE.height);
          if (isText(piece)) expect(measure(piece.text, piece.letters)).toBeLessThanOrEqual(piece.width + 0.001);
        }
      }),
    );
  });

  it('no two lines lie over each other', () => {
    fc.assert(
      fc.property(content, (one) => {
        const texts = receiptPicture(one, measure, true).pieces.filter(isText);
        texts.forEach((piece, index) => {
          for (const other of texts.slice(index + 1)) {
            const beside = piece.x + piece.width <= other.x || other.x + other.width <= piece.x;
            const over = piece.y + piece.height <= other.y + 0.001 || other.y + other.height <= piece.y + 0.001;
            expect(beside || over, `«${piece.text}» and «${other.text}»`).toBe(true);
          }
        });
      }),
    );
  });

  it('every row is there, or counted', () => {
    fc.assert(
      fc.property(content, (one) => {
        const rows = one.rows.map((row, index) => ({ ...row, label: `R${index}` }));
        const lines = linesOf(receiptPicture({ ...one, rows }, measure, true).pieces);
        const shown = rows.filter(({ label }) => lines.includes(label)).length;
        const counted = lines.map((line) => /^(Un|\d+) datos? más/.exec(line)?.[1]).find(Boolean);
        expect(shown + (counted === 'Un' ? 1 : Number(counted ?? 0))).toBe(rows.length);
      }),
    );
  });
});
