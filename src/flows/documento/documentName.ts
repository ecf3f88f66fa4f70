import { fileName } from '#components/MadeFile/fileMaker.ts';

/** The whole number of an account, a loan or a card. */
const PRODUCT_NUMBER = /\d{11,}/g;

/**
 * How the file of a document is called that the server made: as it says, with no whole product number in it (§9, D-18) and nothing that a file system
 * refuses; where it says nothing, of `parts`. Always a PDF.
 */
export function documentName(own: string | null | undefined, parts: readonly string[]): string {
  const said = (own ?? '')
    .trim()
    .replace(/\.pdf$/i, '')
    .replace(PRODUCT_NUMBER, (number) => number.slice(-4))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\W+/g, '-')
    .replace(/^-+|-+$/g, '');
  return fileName('pdf', said === '' ? parts : [said]);
}
