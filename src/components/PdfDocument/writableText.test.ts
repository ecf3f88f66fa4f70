import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writableText } from './writableText.ts';

/** What a Latin font without rarer accents has. */
const HAS = /^[\x20-\x7e\xa1-\xac\xae-\xffŠčłŁœ€‘’“”•–—…\u2212]$/u;
const has = (character: string) => HAS.test(character);
const written = (text: string) => writableText(text, has);

describe('what the fonts of a PDF can write', () => {
  it.each([
    'Áéíóú ÁÉÍÓÚ ñÑ üÜ ¿¡ N.º 1.ª',
    'Ahorro a la vista •••• 4871',
    '«comillas» “dobles” – — … € ·',
    '$1.234,56 (50 %) a\\b/c & <b>',
    'Łukasz Šč œ',
  ])('stays as it is: %s', (text) => {
    expect(written(text)).toBe(text);
  });

  it.each([
    ['the minus U+2212', '\u2212$45,30', '-$45,30'],
    ['accents apart', 'Guama\u0301n Nun\u0303ez', 'Guamán Nuñez'],
    ['blanks of all kinds', ' a\u00a0b\u202fc\t\r\nd  e ', 'a b c d e'],
    ['letters with an accent that the fonts lack', 'Šćepanović Đorđe ẽ q̃', 'Šcepanovic Dorde e q'],
    ['compatibility forms', 'ﬁn ① １２３ № ½ x²', 'fin 1 123 No ½ x²'],
    ['signs that would lose their sense', 'a ≠ b ≤ c → d', 'a != b <= c -> d'],
    ['what is not seen: direction, joiners, soft hyphen, controls', 'a\u202eb\u200dc\u00add\u0000e\ufeff', 'abcde'],
    ['what cannot be written is seen to be missing', 'Тест 😀 漢', '???? ? ?'],
    ['half a pair', 'a\ud83db', 'a?b'],
    ['nothing', ' \u200b ', ''],
  ])('%s', (_, text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it('what is left out leaves no two spaces behind', () => {
    expect(written('Luz \u0000\tcasa \u200d \u0301 1')).toBe('Luz casa 1');
  });

  it('whatever comes in, only what can be written comes out, and a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = written(text);
        expect([...once].every(has)).toBe(true);
        expect(written(once)).toBe(once);
      }),
      { examples: [['\u1c38\t\u0000\t!']] },
    );
  });
});
