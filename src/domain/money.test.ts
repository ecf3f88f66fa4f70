import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawnAmount,
  formatAmount,
  formatMoney,
  HIDDEN_MONEY,
  MAX_CENTS,
  parseAmount,
  parseAmountOrZero,
  splitMoney,
} from './money.ts';

it.each([
  ['-$45,30', '−$45,30'],
  ['-45,30', '−45,30'],
  ['$45,30', '$45,30'],
])('D-19: «%s» is drawn «%s»', (text, drawn) => {
  expect(drawnAmount(text)).toBe(drawn);
});

describe('formatMoney', () => {
  it.each([
    [0, '$0,00'],
    [-0, '$0,00'],
    [5, '$0,05'],
    [99_950, '$999,50'],
    [123_456, '$1.234,56'],
    [123_456_789, '$1.234.567,89'],
    [-4_530, '-$45,30'],
    [-100_000, '-$1.000,00'],
    [MAX_CENTS, '$9.999.999.999.999,99'],
  ])('D-19: %d cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('D-19: the amount without symbol and the parts for the Money component', () => {
    expect(formatAmount(-123_450)).toBe('-1.234,50');
    expect(splitMoney(-123_456)).toEqual({ sign: '-', symbol: '$', whole: '1.234', decimals: '56' });
    expect(splitMoney(7)).toEqual({ sign: '', symbol: '$', whole: '0', decimals: '07' });
    expect(HIDDEN_MONEY).toBe('$ ••••');
  });

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
    'D-19: %d is no number of cents, and not written as one',
    (cents) => {
      expect(() => formatMoney(cents)).toThrow(new RangeError('Money is an integer number of cents.'));
    },
  );
});

describe('parseAmount', () => {
  it.each([
    ['1234.5', 123_450],
    ['1234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234.50', 123_450],
    ['1.234', 123_400],
    ['12.345', 1_234_500],
    ['1,234,567', 123_456_700],
    ['1.234.567,8', 123_456_780],
    ['12', 1_200],
    ['0,01', 1],
    ['0.50', 50],
    [',5', 50],
    ['007', 700],
    ['  45,30 ', 4_530],
    ['9.999.999.999.999,99', MAX_CENTS],
    ['$1.234,56', 123_456],
    ['$ 1.234,56', 123_456],
    ['\u00a0$\u00a01.234,56\u202f', 123_456],
    ['$\u202f1.234,56', 123_456],
    ['US$1.234,56', 123_456],
    ['US$ 1.234,56', 123_456],
    ['USD 1.234,56', 123_456],
    ['usd 10', 1_000],
    ['1.234,56 USD', 123_456],
    ['1.234,56\u00a0US$', 123_456],
    ['10,50$', 1_050],
  ])('A.0: «%s» is %d cents', (text, cents) => {
    expect(parseAmount(text)).toEqual({ ok: true, cents });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['-5', 'negative'],
    ['−5,00', 'negative'],
    ['-$45,30', 'negative'],
    ['−$45,30', 'negative'],
    ['$-45,30', 'negative'],
    ['US$ −45,30', 'negative'],
    ['- 5', 'negative'],
    ['-5 USD', 'negative'],
    ['12,345', 'decimals'],
    ['1,234', 'decimals'],
    ['$12,345', 'decimals'],
    ['-12,345', 'decimals'],
    ['1.2345', 'decimals'],
    ['1.234.5678', 'decimals'],
    ['12,3456', 'decimals'],
    ['1234.567', 'decimals'],
    ['0.123', 'decimals'],
    ['1.234,567', 'decimals'],
    ['1,23,456', 'format'],
    ['1.23.45', 'format'],
    ['12.34,56', 'format'],
    ['1234.567,89', 'format'],
    ['1..50', 'format'],
    ['5.', 'format'],
    ['.', 'format'],
    ['1 234', 'format'],
    ['1\u00a0234,56', 'format'],
    ['$', 'format'],
    ['$ ••••', 'format'],
    ['$$5', 'format'],
    ['$5 USD', 'format'],
    ['10 USD 50', 'format'],
    ['S$5', 'format'],
    ['€5', 'format'],
    ['-$-5', 'format'],
    ['$1.234,56$1.234,56', 'format'],
    ['1e3', 'format'],
    ['--5', 'format'],
    ['-abc', 'format'],
    ['+5', 'format'],
    ['٥', 'format'],
    ['10.000.000.000.000', 'tooLarge'],
  ])('A.0: «%s» is refused (%s)', (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason });
  });

  it('D-51: zero is accepted where a limit is typed', () => {
    expect(parseAmountOrZero('0,00')).toEqual({ ok: true, cents: 0 });
    expect(parseAmountOrZero('-0,01')).toEqual({ ok: false, reason: 'negative' });
  });

  it('A.0: what blur shows is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CENTS }), (cents) => {
        expect(parseAmount(formatAmount(cents))).toEqual({ ok: true, cents });
      }),
    );
  });

  const blanks = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '\u202f'), maxLength: 2 });
  const symbols = fc.constantFrom('$', 'US$', 'USD', 'usd');

  it('A.0: what the page writes of an amount can be pasted, with any blank and any name of the currency, on either side', () => {
    const some = fc.integer({ min: 1, max: MAX_CENTS });
    fc.assert(
      fc.property(some, symbols, blanks, blanks, fc.boolean(), (cents, symbol, outer, inner, isBefore) => {
        const amount = formatAmount(cents);
        const pasted = isBefore ? `${symbol}${inner}${amount}` : `${amount}${inner}${symbol}`;
        expect(parseAmount(`${outer}${pasted}${outer}`)).toEqual({ ok: true, cents });
        expect(parseAmount(formatMoney(cents))).toEqual({ ok: true, cents });
      }),
    );
  });

  it('A.0: a debit as the page draws it is never taken for its amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CENTS }), fc.constantFrom('-', '−'), (cents, minus) => {
        for (const text of [`${minus}${formatMoney(cents)}`, `$${minus}${formatAmount(cents)}`]) {
          expect(parseAmountOrZero(text)).toEqual({ ok: false, reason: 'negative' });
        }
      }),
    );
  });

  it('A.0, D-19: a comma before three final digits never multiplies a payment by a thousand', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.nat({ max: 999 }), symbols, (whole, mills, symbol) => {
        const text = `${whole},${String(mills).padStart(3, '0')}`;
        for (const typed of [text, `${symbol} ${text}`]) {
          expect(parseAmountOrZero(typed)).toEqual({ ok: false, reason: 'decimals' });
        }
      }),
    );
  });

  it('A.0: whatever is typed gives whole cents above zero or a reason, never a throw', () => {
    const keys = fc.string({
      unit: fc.constantFrom('0', '1', '9', '.', ',', '-', '−', '$', 'U', 'S', 'D', ' ', '\u00a0', 'e'),
      maxLength: 18,
    });
    fc.assert(
      fc.property(keys, (text) => {
        const parsed = parseAmount(text);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.cents) && parsed.cents > 0).toBe(true);
      }),
    );
  });
});

it('the marks of another country are put where Ecuador’s are', () => {
  const marks = { symbol: 'S/', group: ',', decimal: '.' };
  expect(formatMoney(-123_456_789, marks)).toBe('-S/1,234,567.89');
  expect(formatAmount(123_456, marks)).toBe('1,234.56');
  expect(formatMoney(123_456)).toBe('$1.234,56');
});
