import fc from 'fast-check';
import type { Letters, PicturePiece, PictureText } from '#components/Picture/picture.ts';
import { spiOfNovember } from '#testing/receiptSample.ts';
import { LEGEND } from '../receipt.ts';
import { type ReceiptDrawing, type ReceiptPictureContent, receiptPicture } from '../receiptPicture.ts';

/** As wide as the widest letters of both families are on average. */
export const measure = (text: string, { size }: Letters) => [...text].length * size * 0.55;

/** The receipt of November as a picture takes it. */
export const usual: ReceiptPictureContent = {
  ...spiOfNovember,
  number: '2026-1103-048198',
  cooperativeName: 'Cooperativa Sierra Azul',
  logoUrl: null,
  accent: null,
  legend: LEGEND,
  note: null,
};

/** What a picture of a receipt is made of. */
export type Piece = PicturePiece<ReceiptDrawing>;

/** The pieces of that receipt, changed so; `hasMark`: with our own mark in its head. */
export const piecesOf = (change: Partial<ReceiptPictureContent> = {}, hasMark = true) =>
  receiptPicture({ ...usual, ...change }, measure, hasMark).pieces;

/** Whether it is words. */
export const isText = (piece: Piece): piece is PictureText => piece.kind === 'text';

/** As it is read, whatever keeps it on one line. */
export const wordsOf = (piece: PictureText): string => piece.text.replaceAll('\u00a0', ' ');

/** All its words, line by line. */
export const linesOf = (pieces: readonly Piece[]) => pieces.filter(isText).map(wordsOf);

/** Whatever a receipt may say, in such words. */
export const saidIn = (words: fc.Arbitrary<string>) => ({
  title: words,
  cents: fc.option(fc.integer({ min: 0, max: 999_999_999_999_999 })),
  when: fc.option(words),
  rows: fc.array(fc.record({ label: words, value: words, bold: fc.boolean() }), { maxLength: 25 }),
  legend: words,
  note: fc.option(fc.record({ lead: words, text: words })),
});
