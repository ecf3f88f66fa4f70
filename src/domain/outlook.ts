/** «Le alcanza hasta…» (design.md §12): what the available money becomes day by day with what is known to fall due and to come in. */
import { type DayBalance, extremes } from './balanceHistory.ts';
import { addDays } from './calendar.ts';
import { type Cents, opposite } from './money.ts';

/** How many days the outlook has, today the first. */
export const OUTLOOK_DAYS = 30;

/** What is expected: something due, a programmed saving, or an income that comes regularly. */
export type ExpectedKind = 'due' | 'saving' | 'income';

/** Something that is paid, or comes in, on a day; cents without a sign. */
export interface Expected {
  kind: ExpectedKind;
  id: string;
  /** `yyyy-MM-dd` */
  day: string;
  name: string;
  cents: Cents;
}

/** Something expected on a day of the outlook; its cents go into the account when positive. */
export type OutlookEvent = Expected;

/** What an outlook is made of. */
export interface OutlookInput {
  /** What can be taken out today. */
  available: Cents;
  /** What must be paid; what is overdue counts today. */
  dues: readonly Expected[];
  /** What comes in; what should have come before today is in the balance or did not come. */
  incomes: readonly Expected[];
  /** `yyyy-MM-dd` */
  today: string;
  days?: number;
}

/** The outlook: balances at the end of each day, and what they say. */
export interface Outlook {
  days: readonly DayBalance[];
  /** All that happens, by day; on one day the largest outgo first. */
  events: readonly OutlookEvent[];
  /** The first day that would end below zero; null where none does. */
  shortOn: string | null;
  /** The day before it. */
  lastsUntil: string | null;
  /** The earliest day with the lowest balance. */
  lowest: DayBalance;
  /** What is left at the end of the last day. */
  end: Cents;
}

/**
 * The outlook; null where nothing is known to happen within its days: a flat line would promise that nothing will. Whether all that is due is
 * known at all is the caller's to say.
 */
export function outlook({ available, dues, incomes, today, days = OUTLOOK_DAYS }: OutlookInput): Outlook | null {
  const last = addDays(today, days - 1);
  const events = [
    ...dues.map((due) => ({ ...due, day: due.day < today ? today : due.day, cents: opposite(due.cents) })),
    ...incomes,
  ]
    .filter(({ day, cents }) => day >= today && day <= last && cents !== 0)
    .sort(inOrder);
  const balances = balancesOf(available, events, today, days);
  const lowest = extremes(balances)?.lowest;
  if (events.length === 0 || !lowest) return null;
  const shortOn = balances.find(({ cents }) => cents < 0)?.day ?? null;
  return {
    days: balances,
    events,
    shortOn,
    lastsUntil: shortOn === null ? null : addDays(shortOn, -1),
    lowest,
    end: balances.at(-1)?.cents ?? available,
  };
}

function balancesOf(available: Cents, events: readonly OutlookEvent[], today: string, days: number): DayBalance[] {
  let cents = available;
  return Array.from({ length: days }, (_, offset) => {
    const day = addDays(today, offset);
    cents = events.filter((event) => event.day === day).reduce((sum, event) => sum + event.cents, cents);
    return { day, cents };
  });
}

/** By day, then by amount; equal ones by what they are, so that the order in which answers came does not matter. */
function inOrder(one: OutlookEvent, other: OutlookEvent): number {
  return (
    one.day.localeCompare(other.day) ||
    one.cents - other.cents ||
    one.name.localeCompare(other.name) ||
    one.id.localeCompare(other.id)
  );
}
