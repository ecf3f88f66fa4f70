const MINUS = '\u2212';

/** Characters without a decomposition, or with one that means something else (`≠` would become `=`). */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  [MINUS, '-'],
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

/** Whether the fonts can write a character. */
export type HasLetter = (character: string) => boolean;

/**
 * A text in one line as the fonts can write it: accents are composed, the minus U+2212 becomes `-`, a letter whose accent the fonts lack
 * loses only the accent, and invisible marks (direction, joiners, controls) are left out. Anything else that cannot be written becomes `?`,
 * so that the gap can be seen.
 */
export function writableText(text: string, has: HasLetter): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
  const letters = [...line].map((character) => (character === ' ' ? character : writable(character, has)));
  // A mark that was left out may have been between two spaces.
  return letters.join('').replace(/ +/g, ' ').trim();
}

function writable(character: string, has: HasLetter): string {
  const replacement = REPLACEMENTS.get(character);
  // A minus is one of figures, which are searched and copied as they are typed; of anything else the letter itself is better.
  if (replacement !== undefined && (character === MINUS || !has(character))) return replacement;
  if (/\p{M}/u.test(character)) return '';
  if (has(character)) return character;
  const parts = [...character.normalize('NFKD').replace(/\p{M}/gu, '')].map((part) => REPLACEMENTS.get(part) ?? part);
  return parts.length > 0 && parts.every(has) ? parts.join('') : '?';
}
