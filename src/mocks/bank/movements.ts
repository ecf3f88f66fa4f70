import type { Cents } from '#domain/money.ts';
import { dayOf, startOfDay } from './days.ts';
import { coreText, type Ledger } from './ledger.ts';
import type { Movement, World } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which movements of an account are wanted; amounts in cents, both days included. */
export interface MovementFilter {
  from: string;
  to: string;
  /** T both, C into the account, D out of it. */
  tipo: 'T' | 'C' | 'D';
  /** Part of the description or of the document number, in any letter case, with accents or without. */
  text?: string | undefined;
  lowest?: Cents | undefined;
  highest?: Cents | undefined;
}

/** What a filter finds: one page of it, newest first, and the totals of all of it in cents. */
export interface MovementPage {
  found: number;
  credits: Cents;
  debits: Cents;
  page: Movement[];
}

/** Reads one page (from 1) of an account's movements in a single pass over them. */
export function findMovements(
  { ledger }: World & { ledger: Ledger },
  numeroCuenta: string,
  filter: MovementFilter,
  { page, size }: { page: number; size: number },
): MovementPage {
  const matches = matcherOf(filter);
  const skip = (page - 1) * size;
  const result: MovementPage = { found: 0, credits: 0, debits: 0, page: [] };
  const { history, recent } = ledger.movementsOf(numeroCuenta);
  for (const movements of [recent, history]) {
    for (let index = movements.length - 1; index >= 0; index -= 1) {
      const movement = movements[index];
      if (!movement || !matches(movement)) continue;
      if (movement.tipo === 'C') result.credits += movement.cents;
      else result.debits += movement.cents;
      if (result.found >= skip && result.page.length < size) result.page.push(movement);
      result.found += 1;
    }
  }
  return result;
}

/** All movements of a range of days, newest first, with their totals. */
export function movementsBetween(
  bank: World & { ledger: Ledger },
  numeroCuenta: string,
  from: string,
  to: string,
): MovementPage {
  return findMovements(bank, numeroCuenta, { from, to, tipo: 'T' }, { page: 1, size: Number.MAX_SAFE_INTEGER });
}

/** A balance at the end of a day (`yyyy-MM-dd`), in cents. */
export interface DayBalance {
  day: string;
  balance: Cents;
}

/**
 * The balances of an account at the end of each day of a range on which something moved, oldest first. Before them stands the balance
 * with which the range begins, unless its first day has one: that of the last day before on which something moved, or, where nothing
 * had, the opening balance on the first day.
 */
export function dailyBalances(
  { ledger }: World & { ledger: Ledger },
  numeroCuenta: string,
  from: string,
  to: string,
): DayBalance[] {
  const { history, recent } = ledger.movementsOf(numeroCuenta);
  const begin = startOfDay(from);
  const end = startOfDay(to) + DAY_MS;
  const inRange: DayBalance[] = [];
  let before: Movement | undefined;
  let after: Movement | undefined;
  // Days are told by number; the text, which is slow to make, is made once for each.
  let known = Number.NaN;
  for (const movements of [history, recent]) {
    for (const movement of movements) {
      if (movement.at < begin) before = movement;
      else if (movement.at >= end) after ??= movement;
      else {
        const number = Math.floor((movement.at - begin) / DAY_MS);
        const last = inRange.at(-1);
        if (last && number === known) last.balance = movement.balance;
        else inRange.push({ day: dayOf(movement.at), balance: movement.balance });
        known = number;
        after ??= movement;
      }
    }
  }
  if (inRange[0]?.day === from) return inRange;
  const first = before
    ? { day: dayOf(before.at), balance: before.balance }
    : { day: from, balance: after ? openingOf(after) : ledger.balanceOf(numeroCuenta) };
  return [first, ...inRange];
}

/** The balance before a movement. */
function openingOf({ balance, tipo, cents }: Movement): Cents {
  return tipo === 'C' ? balance - cents : balance + cents;
}

/** Descriptions are kept as {@link coreText} makes them: only what is looked for has to be made alike. */
function matcherOf({ from, to, tipo, text = '', lowest, highest }: MovementFilter): (movement: Movement) => boolean {
  const begin = startOfDay(from);
  const end = startOfDay(to) + DAY_MS;
  const wanted = coreText(text);
  return (movement) =>
    movement.at >= begin &&
    movement.at < end &&
    (tipo === 'T' || movement.tipo === tipo) &&
    (lowest === undefined || movement.cents >= lowest) &&
    (highest === undefined || movement.cents <= highest) &&
    (wanted === '' || movement.descripcion.includes(wanted) || movement.numeroDocumento.includes(wanted));
}
