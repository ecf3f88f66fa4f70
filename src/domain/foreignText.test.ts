import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainlySeen, messageText, shownProse, shownText, typedText } from './foreignText.ts';

/** Written here once more, character by character: the rule itself says it by Unicode's properties. */
const hidden: readonly [string, number, number][] = [
  ['controls C0', 0x00, 0x1f],
  ['DEL and C1', 0x7f, 0x9f],
  ['soft hyphen', 0xad, 0xad],
  ['combining grapheme joiner', 0x34f, 0x34f],
  ['Arabic letter mark', 0x61c, 0x61c],
  ['Hangul fillers', 0x115f, 0x1160],
  ['Khmer inherent vowels', 0x17b4, 0x17b5],
  ['Mongolian selectors and vowel separator', 0x180b, 0x180f],
  ['zero-width, LRM, RLM', 0x200b, 0x200f],
  ['line and paragraph separators', 0x2028, 0x2029],
  ['embeddings and overrides', 0x202a, 0x202e],
  ['word joiner, invisible operators, isolates, deprecated', 0x2060, 0x206f],
  ['braille blank', 0x2800, 0x2800],
  ['Hangul filler', 0x3164, 0x3164],
  ['variation selectors', 0xfe00, 0xfe0f],
  ['byte order mark', 0xfeff, 0xfeff],
  ['halfwidth Hangul filler', 0xffa0, 0xffa0],
  ['interlinear annotation, object', 0xfff9, 0xfffc],
  ['noncharacters', 0xfffe, 0xffff],
  ['halves of characters', 0xd800, 0xdfff],
  ['musical format', 0x1d173, 0x1d17a],
  ['tags', 0xe0000, 0xe007f],
  ['variation selectors, supplement', 0xe0100, 0xe01ef],
];

const hiddenCharacter = fc
  .constantFrom(...hidden)
  .chain(([, first, last]) => fc.integer({ min: first, max: last }))
  .map((code) => String.fromCodePoint(code));
const visible = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñü0-9 .,$•א-ת-]{1,12}$/);

/** Two halves that meet are one character, which may well be seen: what is asked here is of parts that stay what they are. */
const staysApart = (parts: readonly string[]): boolean =>
  [...parts.join('')].length === parts.flatMap((part) => [...part]).length;

describe('D-68: texts that are not ours', () => {
  it.each(hidden)('%s: seen as «�», one for a run', (_, first, last) => {
    for (const code of [first, last, Math.floor((first + last) / 2)]) {
      const character = String.fromCodePoint(code);
      expect(shownText(`Carlos${character}${character}Loja`)).toBe('Carlos�Loja');
      expect(shownText(character)).toBe('�');
      expect(typedText(`Carlos${character}Loja`)).toMatch(/^Carlos[\n\t]?Loja$/);
      expect(messageText(`Carlos${character}Loja`)).toMatch(/^Carlos ?Loja$/);
    }
  });

  it('a name written backwards is not read as another one', () => {
    expect(shownText('\u202eAJOL SOLRAC')).toBe('�AJOL SOLRAC');
  });

  it.each([
    'María Fernanda Guamán',
    'Peña Ñusta',
    'Pen\u0303a',
    'משה כהן 1234',
    'Мария',
    '李小龙',
    'Mamá ❤️',
    '👩‍👧‍👦 familia',
    'Luz 🏳️‍🌈 🏴‍☠️ 👍🏽 👁️‍🗨️',
    '1️⃣ casa',
    'Ñañito 😀',
    '•••• 4871',
    'a\u00a0b',
    '�',
    '��',
  ])('«%s» stays as it is', (text) => {
    for (const rule of [shownText, shownProse, messageText, typedText]) expect(rule(text)).toBe(text);
    expect(isPlainlySeen(text)).toBe(true);
  });

  it.each([
    ['a joiner between letters', 'ab\u200dc', 'ab�c'],
    ['a selector without its emoji', 'a\ufe0fb', 'a�b'],
    ['two selectors', '❤\ufe0f\ufe0f', '❤\ufe0f�'],
    ['a joiner at the end of an emoji', '👩\u200d', '👩�'],
    ['a line break in a name', 'Carlos\r\nTotal: $0,00', 'Carlos�Total: $0,00'],
  ])('%s is seen', (_, given, shown) => {
    expect(shownText(given)).toBe(shown);
    expect(isPlainlySeen(given)).toBe(false);
  });

  it('prose keeps its lines and tabs, and nothing else that is not seen', () => {
    expect(shownProse('Uno\r\nDos\n\tTres\u202e\u0007 fin')).toBe('Uno\nDos\n\tTres� fin');
  });

  it('a message says what it says, without a sign for what is left out', () => {
    expect(messageText('Saldo\u0000 in\u00adsu\u200bficiente\r\n\u202efin')).toBe('Saldo  insuficiente fin');
  });

  it('two halves that meet are one character, and seen', () => {
    expect(shownText('\ud83d' + '\ude00')).toBe('😀');
    expect(shownText('\ude00' + '\ud83d')).toBe('�');
  });

  it('whatever comes, nothing hidden remains, and nothing that is seen is lost', () => {
    const parts = fc.array(fc.oneof(visible, hiddenCharacter), { maxLength: 12 }).filter(staysApart);
    fc.assert(
      fc.property(parts, (given) => {
        const text = given.join('');
        const seen = given.filter((part) => shownText(part) === part).join('');
        const bare = (one: string) => one.replace(/�/g, '');
        expect(bare(shownText(text))).toBe(seen);
        for (const rule of [shownText, shownProse, messageText, typedText]) {
          expect(rule(rule(text)), 'twice is once').toBe(rule(text));
          expect(shownProse(rule(text))).toBe(rule(text));
        }
      }),
    );
  });
});
