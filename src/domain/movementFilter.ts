/**
 * Which movements of an account are asked for (screens.md A.2 cuentas): the period, the filters, and what is wrong with them. Filtering and
 * paging are the server's.
 */
import { addDays, addMonths, daysBetween, isDay } from './calendar.ts';
import { type Cents, parseAmountOrZero } from './money.ts';
import { amountRefusals } from './orderAmount.ts';
import { typedDateFault } from './typedDate.ts';

/** The ranges that the screen offers; with `otro` the member chooses the two days. */
export const periods = [
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
  { value: '90', label: 'Últimos 90 días' },
  { value: 'mes', label: 'Este mes' },
  { value: '12m', label: 'Últimos 12 meses' },
  { value: 'otro', label: 'Elegir fechas' },
] as const;

export type Period = (typeof periods)[number]['value'];

/** A range of days, both included; in a filter also what was typed and cannot be read as one. */
export interface DayRange {
  desde: string;
  hasta: string;
}

/** The days of a period that ends today; `otro` begins as the last 30 days. */
export function rangeOf(period: Period, today: string): DayRange {
  if (period === 'mes') return { desde: `${today.slice(0, 8)}01`, hasta: today };
  if (period === '12m') return { desde: addDays(addMonths(today, -12), 1), hasta: today };
  return { desde: addDays(today, 1 - (period === 'otro' ? 30 : Number(period))), hasta: today };
}

/** Longest range, months (copy.md «El rango no puede superar 12 meses.», -0007-02-01). */
const LONGEST_RANGE_MONTHS = 12;

/** What a member may narrow the list down to; amounts as typed. */
export interface MovementFilter extends DayRange {
  tipo: 'T' | 'C' | 'D';
  texto: string;
  valorMinimo: string;
  valorMaximo: string;
}

/** Messages by field; empty when the filter can be asked. */
export type FilterMessages = Partial<Record<'desde' | 'hasta' | 'valorMinimo' | 'valorMaximo', string>>;

/** What is wrong with a filter, in words, at the field that can mend it. */
export function filterMessages(filter: MovementFilter, today: string): FilterMessages {
  return { ...rangeMessages(filter, today), ...amountMessages(filter) };
}

function rangeMessages({ desde, hasta }: DayRange, today: string): FilterMessages {
  if (!isDay(desde)) return { desde: dayFault(desde, 'Ingrese la fecha inicial.') };
  if (!isDay(hasta)) return { hasta: dayFault(hasta, 'Ingrese la fecha final.') };
  if (daysBetween(desde, hasta) < 0) return { hasta: 'La fecha final debe ser igual o posterior a la inicial.' };
  if (daysBetween(today, hasta) > 0) return { hasta: 'La fecha final no puede ser posterior a hoy.' };
  return addMonths(desde, LONGEST_RANGE_MONTHS) < hasta ? { desde: 'El rango no puede superar 12 meses.' } : {};
}

function dayFault(typed: string, missing: string): string {
  return (typed.trim() === '' ? null : typedDateFault(typed)) ?? missing;
}

function amountMessages({ valorMinimo, valorMaximo }: MovementFilter): FilterMessages {
  const faults = { ...amountFault('valorMinimo', valorMinimo), ...amountFault('valorMaximo', valorMaximo) };
  if (Object.keys(faults).length > 0) return faults;
  const [least, most] = [filterAmount(valorMinimo), filterAmount(valorMaximo)];
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    return { valorMaximo: 'El valor máximo debe ser igual o mayor que el mínimo.' };
  return {};
}

/** Why an amount of the filter cannot be read; here zero is one. */
function amountFault(field: 'valorMinimo' | 'valorMaximo', typed: string): FilterMessages {
  const parsed = typed.trim() === '' ? null : parseAmountOrZero(typed);
  if (!parsed || parsed.ok) return {};
  return { [field]: { ...amountRefusals, negative: 'El valor no puede ser negativo.' }[parsed.reason] };
}

/** A typed amount of the filter in cents, null when there is none. */
export function filterAmount(typed: string): Cents | null | 'wrong' {
  if (typed.trim() === '') return null;
  const parsed = parseAmountOrZero(typed);
  return parsed.ok ? parsed.cents : 'wrong';
}
