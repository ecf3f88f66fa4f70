/**
 * What came in and what went out, month by month and by kind (DESIGN.md §12): from the movements themselves, and only of months of which every
 * one is known.
 */
import { addDays, addMonths } from './calendar.ts';
import type { Cents } from './money.ts';
import { type MovementKind, movementKind } from './movementText.ts';
import { matches } from './search.ts';

/** A movement as it is counted; its amount in cents is positive, whichever way it went. */
export interface Flow {
  /** `yyyy-MM-dd` */
  day: string;
  description: string;
  isIncome: boolean;
  cents: Cents;
}

/** The share that one kind of movement has in a month. */
export interface KindFlow {
  kind: MovementKind;
  cents: Cents;
  /** How many movements. */
  count: number;
  /**
   * A search word that finds every movement of this kind and no other that went the same way; '' where all that went that way are of this
   * kind, null where no word does it.
   */
  word: string | null;
}

/** A month's money, in cents; the kinds with the largest amount first. */
export interface MonthFlow {
  /** `yyyy-MM` */
  month: string;
  income: Cents;
  outgoing: Cents;
  incomeKinds: readonly KindFlow[];
  outgoingKinds: readonly KindFlow[];
}

/** The kinds of income, or of spending, in a month, as they are drawn. */
export interface DrawnKinds {
  own: readonly KindFlow[];
  /** The sum of the small kinds, so that all rows together make the month's sum. */
  rest: Pick<KindFlow, 'cents' | 'count'> | null;
}

/** At most `most` kinds in rows of their own and the others together in one; if only one other is left, it gets that row for itself. */
export function drawnKinds(kinds: readonly KindFlow[], most: number): DrawnKinds {
  if (kinds.length <= most + 1) return { own: kinds, rest: null };
  const small = kinds.slice(most);
  return {
    own: kinds.slice(0, most),
    rest: { cents: sum(small), count: small.reduce((total, { count }) => total + count, 0) },
  };
}

/** `yyyy-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The last months up to the one of `today`, oldest first. */
export function lastMonths(today: string, count: number): string[] {
  const first = `${monthOf(today)}-01`;
  return Array.from({ length: count }, (_, index) => monthOf(addMonths(first, index - count + 1)));
}

/** First and last day of a month; of the present one, today. */
export function daysOfMonth(month: string, today: string): { desde: string; hasta: string } {
  const desde = `${month}-01`;
  const hasta = addDays(addMonths(desde, 1), -1);
  return { desde, hasta: hasta < today ? hasta : today };
}

/**
 * Those of the months of which every movement is known. `oldest` is the day of the oldest one that was read, null when all were: its own month
 * may begin before it.
 */
export function knownMonths(months: readonly string[], oldest: string | null): string[] {
  return oldest === null ? [...months] : months.filter((month) => month > monthOf(oldest));
}

/** Each month's money; a month without movements has none. */
export function monthlyFlow(flows: readonly Flow[], months: readonly string[]): MonthFlow[] {
  return months.map((month) => {
    const own = flows.filter(({ day }) => monthOf(day) === month);
    const [came, went] = [own.filter(({ isIncome }) => isIncome), own.filter(({ isIncome }) => !isIncome)];
    return {
      month,
      income: sum(came),
      outgoing: sum(went),
      incomeKinds: kindsOf(came),
      outgoingKinds: kindsOf(went),
    };
  });
}

const sum = (flows: readonly Pick<Flow, 'cents'>[]): Cents => flows.reduce((total, { cents }) => total + cents, 0);

function kindsOf(flows: readonly Flow[]): KindFlow[] {
  const groups = new Map<MovementKind, Flow[]>();
  for (const flow of flows) {
    const kind = movementKind(flow.description);
    groups.set(kind, [...(groups.get(kind) ?? []), flow]);
  }
  return [...groups]
    .map(([kind, own]) => ({
      kind,
      cents: sum(own),
      count: own.length,
      word: wordOf(
        own,
        flows.filter((flow) => !own.includes(flow)),
      ),
    }))
    .sort((one, other) => other.cents - one.cents);
}

/** Shorter words, such as «de» and «la», are in everything. */
const SHORTEST_WORD = 4;

/** The longest word that all of one group have and none of the others does. */
function wordOf(own: readonly Flow[], others: readonly Flow[]): string | null {
  if (others.length === 0) return '';
  const common = own
    .map(({ description }) => wordsOf(description))
    .reduce((all, words) => all.filter((word) => words.includes(word)));
  // The server looks for a text anywhere in the description, accents aside.
  const candidates = common.filter((word) => !others.some(({ description }) => matches(word, description)));
  return candidates.sort((one, other) => other.length - one.length)[0] ?? null;
}

const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .match(/\p{L}+/gu)
    ?.filter(({ length }) => length >= SHORTEST_WORD) ?? [];
