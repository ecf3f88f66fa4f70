/**
 * Limits of an account, CONFIGURAR MIS CUPOS (§2, §3, §5; D-22, D-51, D-52). Amounts are integer cents; the wire's
 * dollars are turned in the contract.
 */
import { type Cents, formatMoney, parseAmountOrZero } from './money.ts';
import { amountRefusals } from './orderAmount.ts';
import { specTexts } from './specTexts.ts';

const texts = specTexts.limits;

/**
 * The six wire fields with their labels, in the order of the form. The label says «Pago Servicios», the field
 * `valorFacilito` (D-52).
 */
export const limitFields = [
  { field: 'valorInternoDiario', label: texts.internoDiario },
  { field: 'valorInternoMensual', label: texts.internoMensual },
  { field: 'valorExternoDiario', label: texts.externoDiario },
  { field: 'valorExternoMensual', label: texts.externoMensual },
  { field: 'valorFacilitoDiario', label: texts.pagoServiciosDiario },
  { field: 'valorFacilitoMensual', label: texts.pagoServiciosMensual },
] as const;

export type LimitField = (typeof limitFields)[number]['field'];

/** Daily field → monthly field of the same channel. */
export const limitChannels = [
  { daily: 'valorInternoDiario', monthly: 'valorInternoMensual' },
  { daily: 'valorExternoDiario', monthly: 'valorExternoMensual' },
  { daily: 'valorFacilitoDiario', monthly: 'valorFacilitoMensual' },
] as const satisfies readonly { daily: LimitField; monthly: LimitField }[];

/** Hint under a limit of zero, which is allowed (D-51). */
export const ZERO_LIMIT_HINT = 'Con un cupo de $0,00 no podrá usar este canal.';
/** Hint under a daily limit above its monthly one: it warns, it does not block (D-51). */
export const DAILY_ABOVE_MONTHLY_HINT = 'El cupo diario es mayor que el mensual.';
/** Hint under a limit that has been used up already: it warns as well, the server is the judge (screens.md A.0). */
export const BELOW_USED_HINT = 'El cupo es menor que lo ya usado.';

// The specification words only «required» and «above the maximum»; a limit may be zero (D-51), so its refusal of less is its own.
const REFUSALS = { ...amountRefusals, negative: 'El valor no puede ser negativo.' } as const;

export type ParsedLimit =
  | { readonly ok: true; readonly cents: Cents }
  | { readonly ok: false; readonly message: string };

/** 'El valor maximo es $1.500,00' (§5, D-22). */
export function maximumMessage(maximum: Cents): string {
  return texts.aboveMaximum.replace('{max}', () => formatMoney(maximum));
}

/**
 * Typed limit → cents, or the message to show: required, numeric, not above `maximum` in cents (§5); 0 is accepted and
 * negatives are refused (D-51).
 */
export function parseLimit(text: string, maximum: Cents): ParsedLimit {
  const parsed = parseAmountOrZero(text);
  // A number beyond what the program holds is above any maximum.
  const above = parsed.ok ? parsed.cents > maximum : parsed.reason === 'tooLarge';
  if (above) return { ok: false, message: maximumMessage(maximum) };
  return parsed.ok ? parsed : { ok: false, message: REFUSALS[parsed.reason] };
}

/** «Usado hoy $120,00» or «Usado este mes $60,00»: what of a limit is gone already (screens.md A.2 CONFIGURAR MIS CUPOS). */
export function usedText(field: LimitField, used: Cents): string {
  return `Usado ${limitChannels.some(({ daily }) => daily === field) ? 'hoy' : 'este mes'} ${formatMoney(used)}`;
}

/** How much of a limit is used, 0 to 1; a limit of nothing is used up. Both in cents. */
export function usedShare(used: Cents, limit: Cents): number {
  return limit <= 0 ? 1 : Math.min(1, used / limit);
}

/**
 * The hint for a field that is valid, or null (D-51). Values in cents; absent ones (not valid yet) raise no hint, and neither does what has
 * been `used` where nobody knows.
 */
export function limitHint(
  field: LimitField,
  values: Partial<Record<LimitField, Cents>>,
  used: Partial<Record<LimitField, Cents>> = {},
): string | null {
  // What is absent is no number: neither more nor less than anything.
  const value = values[field] ?? Number.NaN;
  if (value === 0) return ZERO_LIMIT_HINT;
  const monthly = limitChannels.find(({ daily }) => daily === field)?.monthly;
  const monthlyValue = (monthly && values[monthly]) ?? Number.NaN;
  if (value > monthlyValue) return DAILY_ABOVE_MONTHLY_HINT;
  return value < (used[field] ?? Number.NaN) ? BELOW_USED_HINT : null;
}
