import { citationsIn } from '../papers/citations.ts';

const DOCSTRING = /\/\*\*[\s\S]*?\*\//g;

/** Something in parentheses with the blanks before it, over the margins of a comment's lines too. */
const ASIDE = /((?:\s|\n\s*\*\s)*)\(([^()]*)\)/g;

/** What stands between the parts of an aside; those inside of «…» divide nothing. */
const PARTS = /((?:«[^»]*»|[^«,;:])+)([,;:]?\s*)/g;

/**
 * Types without the places of papers that only this repository has: `(DESIGN.md §6, 44 px)` → `(44 px)`.
 * @throws Error when a docstring cites outside of parentheses; then the sentence is to be written so that it does without.
 */
export function withoutCitations(types: string, file: string): string {
  return types.replace(DOCSTRING, (docstring) => {
    const plain = docstring.replace(ASIDE, (aside, before: string, inside: string) => {
      if (citationsIn(inside).length === 0) return aside;
      // A part that is nothing but «…» is the name of what was cited before it.
      const kept = [...inside.matchAll(PARTS)]
        .filter(([, part = '']) => citationsIn(part).length === 0 && !/^«[^»]*»$|\bcopy [A-Z]$/.test(part))
        .map(([part]) => part)
        .join('')
        .replace(/[,;:]?\s*$/, '');
      return kept ? `${before}(${kept})` : '';
    });
    const [left] = citationsIn(plain);
    if (left)
      throw new Error(
        `${file}: «${left.text}» está fuera de paréntesis; quien usa la biblioteca no tiene ese documento.`,
      );
    return plain;
  });
}
