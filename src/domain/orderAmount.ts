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

/** Why an amount is not allowed; `isLimit` leads to CONFIGURAR MIS CUPOS. */
export interface AmountFault {
  message: string;
  isLimit: boolean;
}

const NOT_POSITIVE = 'Ingrese un valor mayor a cero.';
const refusals: Readonly<Record<AmountRefusal, string>> = {
  empty: validationTexts.required,
  zero: NOT_POSITIVE,
  negative: NOT_POSITIVE,
  format: 'Ingrese un valor numérico.',
  decimals: 'Ingrese hasta dos decimales.',
  tooLarge: 'El valor es demasiado grande.',
};

/** What is left of limits after their use; never less than nothing. All in cents. */
export function limitLeft(limits: { daily: Cents; monthly: Cents }, used: { daily: Cents; monthly: Cents }): LimitLeft {
  return {
    dailyLimit: limits.daily,
    monthlyLimit: limits.monthly,
    dailyLeft: Math.max(0, limits.daily - used.daily),
    monthlyLeft: Math.max(0, limits.monthly - used.monthly),
  };
}

/** «Disponible hoy $1.000,00 de $1.000,00 · este mes $4.940,00 de $5.000,00». */
export function limitText({ dailyLeft, dailyLimit, monthlyLeft, monthlyLimit }: LimitLeft): string {
  return `Disponible hoy ${formatMoney(dailyLeft)} de ${formatMoney(dailyLimit)} · este mes ${formatMoney(monthlyLeft)} de ${formatMoney(monthlyLimit)}`;
}

/**
 * The first fault of a typed amount, or null. `available` is what can be taken out of the account in cents, `limit` what its channel has
 * left; null where they are not known, and the server says so if need be.
 */
export function amountFault(text: string, available: Cents | null, limit: LimitLeft | null): AmountFault | null {
  const parsed = parseAmount(text);
  if (!parsed.ok) return { message: refusals[parsed.reason], isLimit: false };
  if (available !== null && parsed.cents > available) return { message: 'Saldo insuficiente.', isLimit: false };
  if (limit && parsed.cents > limit.dailyLeft)
    return { message: `Supera su cupo diario disponible: ${formatMoney(limit.dailyLeft)}.`, isLimit: true };
  if (limit && parsed.cents > limit.monthlyLeft)
    return { message: `Supera su cupo mensual disponible: ${formatMoney(limit.monthlyLeft)}.`, isLimit: true };
  return null;
}
