/**
 * Money (D-19, screens A.0). Inside the program money is an integer number of cents; dollars as a decimal number
 * exist only on the wire (dollars.ts). The formatter is our own: `Intl` writes `$-45,30` for es-EC and does not group `1.234` in
 * generic Spanish, and a currency left out would fall to the locale's EUR (§9).
 */

declare const unit: unique symbol;

/** A number that says of what it is one. A plain number is taken for any unit, but one unit is never taken for another. */
export type NumberOf<Unit extends string> = number & { readonly [unit]?: Unit };

/** Whether a type is a number that says its unit. */
export type HasUnit<Value> = typeof unit extends keyof Value ? true : false;

/** An integer number of US cents; negative for a debit. */
export type Cents = NumberOf<'cents'>;

/** The largest amount handled, in cents: 15 digits, the most that a double carries exactly through a product by 100. */
export const MAX_CENTS = 999_999_999_999_999;

/** How a country writes an amount: the symbol before it, between thousands, before the cents. */
export interface MoneyMarks {
  readonly symbol: string;
  readonly group: string;
  readonly decimal: string;
}

/** `$1.234,56` (§9): the marks of every amount unless others are given. */
export const ecuadorMoney: MoneyMarks = { symbol: '$', group: '.', decimal: ',' };

/** What stands in place of an amount while balances are hidden (screens A.0, «Hide balances»). */
export const HIDDEN_MONEY = '$ ••••';

/** The parts of an amount, for the Money component, which draws `sign` as U+2212 (D-19). */
export interface MoneyParts {
  readonly sign: '' | '-';
  readonly symbol: string;
  /** Whole dollars with marks between thousands: `1.234`. */
  readonly whole: string;
  /** Always two digits. */
  readonly decimals: string;
}

/** Why a typed amount is refused; the field words it. */
export type AmountRefusal = 'empty' | 'format' | 'decimals' | 'negative' | 'zero' | 'tooLarge';

export type ParsedAmount =
  | { readonly ok: true; readonly cents: Cents }
  | { readonly ok: false; readonly reason: AmountRefusal };

/** The same amount the other way: what went in goes out. Nothing is the same both ways, and never -0. */
export function opposite(cents: Cents): Cents {
  return 0 - cents;
}

/**
 * Cents → sign, symbol, grouped whole dollars and two decimals (D-19).
 * @throws RangeError if `cents` is not an integer.
 */
export function splitMoney(cents: Cents, { symbol, group }: MoneyMarks = ecuadorMoney): MoneyParts {
  const magnitude = Math.abs(assertCents(cents));
  return {
    sign: cents < 0 ? '-' : '',
    symbol,
    whole: String(Math.trunc(magnitude / 100)).replace(/\B(?=(\d{3})+$)/g, group),
    decimals: String(magnitude % 100).padStart(2, '0'),
  };
}

/** Cents → `$1.234,56`, `-$45,30` for plain text, CSV and copies; the minus is U+002D (D-19). Throws as splitMoney. */
export function formatMoney(cents: Cents, marks: MoneyMarks = ecuadorMoney): string {
  const { sign, symbol, whole, decimals } = splitMoney(cents, marks);
  return `${sign}${symbol}${whole}${marks.decimal}${decimals}`;
}

/** Cents → `1.234,56`, `-45,30`: the amount field after blur, and columns headed by the currency. Throws as splitMoney. */
export function formatAmount(cents: Cents, marks: MoneyMarks = ecuadorMoney): string {
  const { sign, whole, decimals } = splitMoney(cents, marks);
  return `${sign}${whole}${marks.decimal}${decimals}`;
}

/** The text of an amount as a page draws it: its minus is U+2212; what is copied, spoken or saved keeps U+002D (D-19). */
export function drawnAmount(text: string): string {
  return text.replace('-', '−');
}

/**
 * Typed or pasted amount → cents, greater than zero (screens A.0, «Amount field»). The last `.` or `,` followed by one
 * or two final digits is the decimal mark; other marks are grouping, each followed by exactly three digits. A single
 * comma before three final digits is neither: in es-EC it is the decimal mark (D-19), so «12,345» is refused for its
 * decimals. Anything else is refused rather than guessed. The currency is read past, as the page writes it
 * («$1.234,56») or a bank statement («US$ 1.234,56», «1.234,56 USD»); so are blanks around it, also unbreakable ones.
 */
export function parseAmount(text: string): ParsedAmount {
  const parsed = parseAmountOrZero(text);
  return parsed.ok && parsed.cents === 0 ? refuse('zero') : parsed;
}

/** As parseAmount, but 0 is accepted: a limit of zero closes the channel (D-51). */
export function parseAmountOrZero(text: string): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('empty');
  const { sign, inner, amount } = (CURRENCY_BEFORE.exec(trimmed) ?? CURRENCY_AFTER.exec(trimmed))?.groups ?? {};
  if (amount === undefined || (sign && inner)) return refuse('format');
  const parsed = parseUnsigned(amount);
  return (sign || inner) && parsed.ok ? refuse('negative') : parsed;
}

// The currency once, before or after the figures; the sign, typed or drawn (D-19), before or after the symbol. `\s` holds every blank
// that a copied amount may carry: U+00A0 and U+202F too.
const CURRENCY_BEFORE = /^(?<sign>[-−]?)\s*(?:US\$|USD|\$)?\s*(?<inner>[-−]?)(?<amount>[\d.,]*\d)$/i;
const CURRENCY_AFTER = /^(?<sign>[-−]?)(?<amount>[\d.,]*\d)\s*(?:US\$|USD|\$)$/i;

// A plain run of digits, or groups parted by one and the same mark. A head of more than three digits or a leading zero
// is no group («1234.567», «0.123»), and two kinds of mark («1.234,567») are how an es-EC reader writes three decimals:
// reading those as thousands would multiply the payment by a thousand.
const WHOLE_DOLLARS = /^(?:\d*|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*)$/;
/** What an es-EC reader writes for three decimals; «12.345» and «1,234,567» can only be thousands. */
const COMMA_AND_THREE = /^\d+,\d{3}$/;
const DECIMALS = /[.,](\d{1,2})$/;
const TOO_MANY_DECIMALS = /[.,]\d{3,}$/;

/** Digits and marks, a digit at the end → cents. */
function parseUnsigned(text: string): ParsedAmount {
  if (COMMA_AND_THREE.test(text)) return refuse('decimals');
  const decimals = DECIMALS.exec(text)?.[1] ?? '';
  const whole = text.replace(DECIMALS, '');
  if (!WHOLE_DOLLARS.test(whole))
    return refuse(WHOLE_DOLLARS.test(text.replace(TOO_MANY_DECIMALS, '')) ? 'decimals' : 'format');
  const cents = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0'));
  return cents > MAX_CENTS ? refuse('tooLarge') : { ok: true, cents };
}

function refuse(reason: AmountRefusal): ParsedAmount {
  return { ok: false, reason };
}

/** The same cents. @throws RangeError if they are not an integer. */
export function assertCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is an integer number of cents.');
  return cents;
}
