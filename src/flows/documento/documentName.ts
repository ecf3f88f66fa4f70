import { fileName } from '#components/MadeFile/fileMaker.ts';
import { withNumbers } from '#domain/movementText.ts';

/**
 * How the file of a document is called that the server made: as it says, with no whole product number in it (§9, D-18) and nothing that a file system
 * refuses; where it says nothing, of `parts`. Always a PDF.
 */
export function documentName(own: string | null | undefined, parts: readonly string[]): string {
  const title = (own ?? '').trim().replace(/\.pdf$/i, '');
  const said = withNumbers(title, (digits) => digits.slice(-4))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\W+/g, '-')
    .replace(/^-+|-+$/g, '');
  return fileName('pdf', said === '' ? parts : [said]);
}
