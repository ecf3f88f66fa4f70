/**
 * The amount of an order of money (screens.md A.0 «Amount field» and «Limits during a payment»): what may be typed, and what the account
 * and its limits allow. The server remains the judge.
 */
import { type AmountRefusal, type Cents, formatMoney, parseAmount } from './money.ts';
import { validationTexts } from './validationTexts.ts';

/** What is left of a channel's limits today and this month, in cents. */
export interface LimitLeft {
  dailyLimit: Cents;
  monthlyLimit: Cents;
  dailyLeft: Cents;
  monthlyLeft: Cents;
}

/**
 * Why an amount is not allowed. Nothing is typed or chosen (`missing`), it cannot be read or is none that may be ordered (`wrong`), the account has
 * not as much (`balance`), or its limits leave not as much (`limit`), which leads to CONFIGURAR MIS CUPOS.
 */
export interface AmountFault {
  message: string;
  kind: 'missing' | 'wrong' | 'balance' | 'limit';
}

const NOT_POSITIVE = 'Ingrese un valor mayor a cero.';
/** What a field says of an amount that cannot be read. */
export const amountRefusals: Readonly<Record<AmountRefusal, string>> = {
  empty: validationTexts.required,
  zero: NOT_POSITIVE,
  negative: NOT_POSITIVE,
  format: 'Escriba el valor así: 10 o 10,50.',
  decimals: 'Ingrese hasta dos decimales, así: 10,50.',
  tooLarge: 'El valor es demasiado grande.',
};

/** What is said where no amount is typed or chosen. */
export const AMOUNT_MISSING: AmountFault = { message: validationTexts.required, kind: 'missing' };

/**
 * True where a form that was sent is told «Todos los campos son obligatorios» (§5 «Invalid form», D-13): a field or the amount is missing or is no
 * answer. What is there and is not allowed, by the balance or by a limit, makes no form invalid and is said in its place alone.
 */
export function isInvalidForm({
  fieldsAreRight,
  amount,
}: {
  fieldsAreRight: boolean;
  amount: AmountFault | null;
}): boolean {
  return !fieldsAreRight || amount?.kind === 'missing' || amount?.kind === 'wrong';
}

/** What is left of limits after their use; never less than nothing. All in cents. */
export function limitLeft(limits: { daily: Cents; monthly: Cents }, used: { daily: Cents; monthly: Cents }): LimitLeft {
  return {
    dailyLimit: limits.daily,
    monthlyLimit: limits.monthly,
    dailyLeft: Math.max(0, limits.daily - used.daily),
    monthlyLeft: Math.max(0, limits.monthly - used.monthly),
  };
}

/** «Disponible hoy $1.000,00 de $1.000,00» and «este mes $4.940,00 de $5.000,00», which «·» joins. */
export function limitTexts({
  dailyLeft,
  dailyLimit,
  monthlyLeft,
  monthlyLimit,
}: LimitLeft): [day: string, month: string] {
  return [
    `Disponible hoy ${formatMoney(dailyLeft)} de ${formatMoney(dailyLimit)}`,
    `este mes ${formatMoney(monthlyLeft)} de ${formatMoney(monthlyLimit)}`,
  ];
}

/** Shares of a limit, from 0 to 1: what is gone of it, and what an amount would take. */
export interface LimitShares {
  used: number;
  taken: number;
}

/**
 * How much of the limit that ends first (the day's or the month's, whichever has less left) is gone, and how much of it an amount in cents
 * would take; never more than there is. A limit of nothing is gone.
 */
export function limitShares(
  { dailyLimit, dailyLeft, monthlyLimit, monthlyLeft }: LimitLeft,
  cents: Cents,
): LimitShares {
  const [limit, left] = monthlyLeft < dailyLeft ? [monthlyLimit, monthlyLeft] : [dailyLimit, dailyLeft];
  if (limit <= 0) return { used: 1, taken: 0 };
  return { used: (limit - left) / limit, taken: Math.max(0, Math.min(cents, left)) / limit };
}

/** The cents of a text as it is typed; null where it is no amount that can be paid. */
export function typedCents(text: string): Cents | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.cents : null;
}

/**
 * What an account keeps of what is available, in cents, once an amount has been taken out of it; null where one of both is not known, or the
 * account has not as much. A commission is not in it: the server tells it on Revisar.
 */
export function leftAfter(cents: Cents | null, available: Cents | null): Cents | null {
  return cents === null || available === null || cents > available ? null : available - cents;
}

/**
 * The first fault of a typed amount, or null. `available` is what can be taken out of the account in cents, `limit` what its channel has
 * left; null where they are not known, and the server says so if need be. `range` bounds what may be ordered at all, in cents.
 */
export function amountFault(
  text: string,
  available: Cents | null,
  limit: LimitLeft | null,
  range: AmountRange = {},
): AmountFault | null {
  return orderAmount(text, available, limit, range).fault;
}

/** A typed amount as an order can be made of it: its cents, or why not. What cannot be read has no cents, and is never taken for zero. */
export type OrderAmount = { cents: Cents; fault: null } | { cents: null; fault: AmountFault };

/** The amount of an order, in cents, as it was typed; else its first fault, as {@link amountFault} says it. */
export function orderAmount(
  text: string,
  available: Cents | null,
  limit: LimitLeft | null,
  range: AmountRange = {},
): OrderAmount {
  const parsed = parseAmount(text);
  if (!parsed.ok) return { cents: null, fault: refusalFault(parsed.reason) };
  const { cents } = parsed;
  const fault = rangeFault(cents, range) ?? debitFault(cents, available, limit);
  return fault ? { cents: null, fault } : { cents, fault: null };
}

/** What may be ordered at all, in cents, such as what an operator sells. */
export interface AmountRange {
  least?: Cents | null;
  most?: Cents | null;
}

/** Why an account cannot pay so many cents, or null; `available` and `limit` as for {@link amountFault}. */
export function debitFault(cents: Cents, available: Cents | null, limit: LimitLeft | null): AmountFault | null {
  if (available !== null && cents > available) return { message: 'Saldo insuficiente.', kind: 'balance' };
  if (limit && cents > limit.dailyLeft)
    return { message: `Supera su cupo diario disponible: ${formatMoney(limit.dailyLeft)}.`, kind: 'limit' };
  if (limit && cents > limit.monthlyLeft)
    return { message: `Supera su cupo mensual disponible: ${formatMoney(limit.monthlyLeft)}.`, kind: 'limit' };
  return null;
}

/** The most that an account can pay, in cents: what is available, and what its limits leave of today and of this month; null where nothing of it is known. */
export function mostPayable(available: Cents | null, limit: LimitLeft | null): Cents | null {
  const bounds = [available, limit?.dailyLeft, limit?.monthlyLeft].filter((bound) => typeof bound === 'number');
  return bounds.length > 0 ? Math.max(0, Math.min(...bounds)) : null;
}

function refusalFault(reason: AmountRefusal): AmountFault {
  return reason === 'empty' ? AMOUNT_MISSING : { message: amountRefusals[reason], kind: 'wrong' };
}

function rangeFault(cents: Cents, { least, most }: AmountRange): AmountFault | null {
  if (least && cents < least) return { message: `El valor mínimo es ${formatMoney(least)}.`, kind: 'wrong' };
  if (most && cents > most) return { message: `El valor máximo es ${formatMoney(most)}.`, kind: 'wrong' };
  return null;
}
