/**
 * The characters of a PDF's built-in fonts (WinAnsi, which is Windows-1252). A font of our own would bring all others, and half a
 * megabyte; the library writes any other character as garbage, so that none may reach it.
 */
const WIN_ANSI = /^[\x20-\x7e\xa1-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/** What has no decomposition, or one that says something else (`≠` would become `=`). */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['\u2212', '-'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2015', '—'],
  ['\u2032', "'"],
  ['\u2044', '/'],
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['→', '->'],
  ['←', '<-'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
]);

/**
 * A text as the fonts can write it, in one line: accents are put together, the minus U+2212 is `-`, letters with a foreign accent
 * lose only that, marks that are not seen (direction, joiners, controls) are left out, and what cannot be written is `?`, so that it
 * is seen that something stood there.
 */
export function toWinAnsi(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
  // What was left out may have stood between two spaces.
  return [...line].map(writable).join('').replace(/ +/g, ' ').trim();
}

function writable(character: string): string {
  if (WIN_ANSI.test(character)) return character;
  const replacement = REPLACEMENTS.get(character);
  if (replacement !== undefined) return replacement;
  if (/\p{M}/u.test(character)) return '';
  const parts = [...character.normalize('NFKD').replace(/\p{M}/gu, '')].map((part) => REPLACEMENTS.get(part) ?? part);
  return parts.length > 0 && parts.every((part) => WIN_ANSI.test(part)) ? parts.join('') : '?';
}
