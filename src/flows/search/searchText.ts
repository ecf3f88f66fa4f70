/** Letters that are written for one another in Ecuador because they sound alike. */
const SAME_SOUND: Readonly<Record<string, string>> = { v: 'b', z: 's', k: 'c' };

/** Before these, c sounds as s and g as j. */
const SOFT = new Set(['e', 'i']);

/**
 * A text as it is compared: small letters, without accents, and letters that sound alike made one. Each character keeps its place, so that
 * what is found in it can be marked in the text itself; the text is taken in its composed form (NFC).
 */
export function compared(text: string): string {
  const plain = Array.from({ length: text.length }, (_, at) => plainCharacter(text.charAt(at)));
  return plain
    .map((letter, at) => {
      const isSoft = SOFT.has(plain[at + 1] ?? '');
      if (letter === 'c' && isSoft) return 's';
      if (letter === 'g' && isSoft) return 'j';
      return SAME_SOUND[letter] ?? letter;
    })
    .join('');
}

/** One UTF-16 unit in, one out: what would become several is left as it is. */
function plainCharacter(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === 1 ? plain : character;
}

/** What is searched for: words with letters in them as they are compared, and runs of digits as they are. */
export interface Query {
  words: readonly string[];
  digits: readonly string[];
}

/** Takes a typed text apart; masks, blanks and points of numbers are nothing: «•••• 48 71» is 48 and 71. */
export function queryOf(typed: string): Query {
  const terms = compared(typed.normalize('NFC')).split(/[^\p{L}\d]+/u);
  return {
    words: terms.filter((term) => /\p{L}/u.test(term)),
    digits: terms.filter((term) => /^\d+$/.test(term)),
  };
}
