import { addMonths } from '../bank/days.ts';
import { checkedDate } from '../bank/identity.ts';
import { Malformed, refuse } from '../bank/refusal.ts';
import type { CallContext } from './answering.ts';

/** The longest range of one question, in months (-0007-02-01). */
const LONGEST_RANGE = 12;

/** The range of days of a query, both included. @throws Malformed unless both are days that exist, in order. */
export function checkedRange({ desde, hasta }: { desde: string; hasta: string }): { from: string; to: string } {
  const [from, to] = [checkedDate(desde, 'query.desde'), checkedDate(hasta, 'query.hasta')];
  if (from > to) throw new Malformed('«query.desde» es posterior a «query.hasta».');
  return { from, to };
}

/**
 * Twelve months are counted on the caller's calendar: live mode may put a 29 February between the same two days of the books.
 * @throws Refusal -0007-02-01.
 */
export function refuseLongRange({ toWire }: CallContext, { from, to }: { from: string; to: string }): void {
  if (toWire(to) > addMonths(toWire(from), LONGEST_RANGE)) refuse('-0007-02-01');
}

/** The page of a query, from 1. @throws Malformed for a number that no program counts with. */
export function checkedPage({ pagina, tamano }: { pagina: string; tamano: string }): { page: number; size: number } {
  return { page: count(pagina, 'pagina'), size: Number(tamano) };
}

function count(text: string, field: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Malformed(`«query.${field}» es demasiado grande.`);
  return value;
}
