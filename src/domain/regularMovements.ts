/**
 * What comes and goes regularly in the movements that were seen (DESIGN.md §12 «How long it lasts»). Nothing is guessed: the same words at the
 * same rhythm at least three times and still going on, or it is not regular. Where there is a choice the cautious one is taken: income is
 * counted late and low, outgo early and high.
 */
import { addDays, addMonths, daysBetween } from './calendar.ts';
import type { Cents } from './money.ts';
import { movementKind } from './movementText.ts';

/** One movement of one of the member's accounts, as far as rhythm needs it. */
export interface SeenMovement {
  account: string;
  /** `yyyy-MM-dd` */
  day: string;
  /** As the core writes it. */
  text: string;
  /** What it came to, without a sign. */
  cents: Cents;
  isIncome: boolean;
}

/** How often something comes; `twiceMonthly` is the wage of the 15th and of the month's end. */
export type Rhythm = 'weekly' | 'fortnightly' | 'twiceMonthly' | 'monthly';

/** Something that comes or goes regularly, with its days that lie ahead. */
export interface Regular {
  id: string;
  /** The newest movement's description. */
  text: string;
  /** The smallest income seen, the largest outgo. */
  cents: Cents;
  rhythm: Rhythm;
  /** Its next days inside the horizon, `yyyy-MM-dd`, at least one. */
  days: readonly string[];
}

/** How far back movements are looked at: four months, so that the third month is there for certain. */
export const SEEN_DAYS = 120;
/** Fewer than this is chance. */
const LEAST_TIMES = 3;
/** How far an amount may lie from the median of its like: 15 in a hundred. */
const PERCENT = 15;
/** How far a monthly movement may lie from its day of the month: weekends and holidays. */
const MONTHLY_SLACK = 4;
/** The same for weeks and fortnights. */
const WEEKLY_SLACK = 1;

const MONTH_WORDS = new Set(
  (
    'ENE FEB MAR ABR MAY JUN JUL AGO SEP SEPT OCT NOV DIC ' +
    'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE SETIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'
  ).split(' '),
);

/** The words of a description that stay the same from month to month: without numbers, codes, names of months, accents. */
export function lastingWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '' && !/\p{N}/u.test(word) && !MONTH_WORDS.has(word))
    .join(' ');
}

/**
 * The incomes that come regularly, each with its days from `today` on (`days` of them, today the first) and the smallest amount seen.
 * Interest is none, because it follows the balance, and neither is money that only went from one of these accounts to another.
 */
export function regularIncome(movements: readonly SeenMovement[], today: string, days = 30): Regular[] {
  const incomes = withoutOwnTransfers(movements).filter(
    ({ isIncome, text }) => isIncome && movementKind(text) !== 'interest',
  );
  return regular(incomes, today, days, 'income');
}

/** The programmed savings that are debited regularly, with the largest amount seen. No other outgo is: what a member spends is not ours to guess. */
export function regularSaving(movements: readonly SeenMovement[], today: string, days = 30): Regular[] {
  const savings = withoutOwnTransfers(movements).filter(
    ({ isIncome, text }) => !isIncome && lastingWords(text).includes('AHORRO PROGRAMADO'),
  );
  return regular(savings, today, days, 'outgo');
}

/** Which of the two cautions: late and low, or early and high. */
type Side = 'income' | 'outgo';

function regular(movements: readonly SeenMovement[], today: string, days: number, side: Side): Regular[] {
  const from = addDays(today, -SEEN_DAYS);
  const groups = new Map<string, SeenMovement[]>();
  for (const movement of movements) {
    const words = lastingWords(movement.text);
    if (words === '' || movement.day < from || movement.day > today || movement.cents <= 0) continue;
    const id = `${movement.account} ${words}`;
    groups.set(id, [...(groups.get(id) ?? []), movement]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, group]) => regularOf(id, group, { today, last: addDays(today, days - 1), side }));
}

interface Ahead {
  today: string;
  /** The horizon's last day. */
  last: string;
  side: Side;
}

function regularOf(id: string, group: readonly SeenMovement[], ahead: Ahead): Regular[] {
  const sized = ofOneSize(group).sort(
    (one, other) => one.day.localeCompare(other.day) || one.text.localeCompare(other.text),
  );
  const alike = onceADay(sized);
  const newest = alike.at(-1);
  if (!newest || alike.length < LEAST_TIMES) return [];
  const beat = beatWith(
    alike.map(({ day }) => day),
    group.filter((movement) => !sized.includes(movement)).map(({ day }) => day),
  );
  if (!beat) return [];
  // Of a wage in two halves one that stayed away leaves no rhythm.
  if (beat.series.some(({ nth, late }) => addDays(nth(1), late) < ahead.today)) return [];
  const days = beat.series.flatMap((series) => daysAhead(series, ahead)).sort();
  const amounts = alike.map(({ cents }) => cents);
  const cents = ahead.side === 'income' ? Math.min(...amounts) : Math.max(...amounts);
  return days.length > 0 ? [{ id, text: newest.text, cents, rhythm: beat.rhythm, days }] : [];
}

/** Those within 15 % of the median: a December with a bonus says nothing of the next months' amount. */
function ofOneSize(group: readonly SeenMovement[]): SeenMovement[] {
  const amounts = group.map(({ cents }) => cents).sort((one, other) => one - other);
  const median = amounts[Math.floor((amounts.length - 1) / 2)] ?? 0;
  return group.filter(({ cents }) => Math.abs(cents - median) * 100 <= median * PERCENT);
}

/** Those of one day, which follow each other, as one: a wage that comes as two deposits is one income, of their sum. */
function onceADay(movements: readonly SeenMovement[]): SeenMovement[] {
  const days = new Map<string, SeenMovement>();
  for (const movement of movements)
    days.set(movement.day, { ...movement, cents: movement.cents + (days.get(movement.day)?.cents ?? 0) });
  return [...days.values()];
}

/** Days that come one period after the other; one that is later than it ever was has stopped. */
interface Series {
  /** The day of its next time by the calendar, then of the one after it, and so on from 1. */
  nth: (n: number) => string;
  /** How much before and after that it has come, days: never positive, never negative. */
  early: number;
  late: number;
}

interface Beat {
  rhythm: Rhythm;
  series: readonly Series[];
}

/**
 * The rhythm of those of one size, with one of another size that came when theirs would have: a wage with the December bonus in it has not stayed
 * away. It fills a place, it makes no rhythm: those of one size have to be enough for theirs without it. Days oldest first.
 */
function beatWith(alike: readonly string[], others: readonly string[]): Beat | null {
  const own = beatOf(alike);
  const [first = ''] = alike;
  const fits = ({ rhythm }: Beat): boolean =>
    own ? rhythm === own.rhythm : alike.length >= (rhythm === 'twiceMonthly' ? LEAST_TIMES + 1 : LEAST_TIMES);
  for (const other of others
    .filter((day) => day > first)
    .sort()
    .reverse()) {
    const filled = beatOf([...alike, other].sort());
    if (filled && fits(filled)) return filled;
  }
  return own;
}

/** The rhythm of days, oldest first; null where they have none. */
function beatOf(days: readonly string[]): Beat | null {
  const one = (rhythm: Rhythm, series: Series | null): Beat | null => series && { rhythm, series: [series] };
  return (
    one('weekly', everySoManyDays(days, 7)) ??
    one('fortnightly', everySoManyDays(days, 14)) ??
    twiceMonthly(days) ??
    one('monthly', everyMonth(days))
  );
}

/**
 * One a period after the other, each near its day. Counted from the first as well: the 15th and the 30th are 15 days apart, and are no fortnight that
 * is late each time.
 */
function everySoManyDays(days: readonly string[], period: number): Series | null {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const off = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day) - period);
  if (off.some((gap) => Math.abs(gap) > WEEKLY_SLACK)) return null;
  const drift = days.map((day, index) => daysBetween(first, day) - period * index);
  if (Math.max(...drift) - Math.min(...drift) > 2 * WEEKLY_SLACK) return null;
  return { nth: (n) => addDays(last, period * n), early: Math.min(0, ...off), late: Math.max(0, ...off) };
}

/** Every other one is monthly on one day, those between on another. */
function twiceMonthly(days: readonly string[]): Beat | null {
  if (days.length <= LEAST_TIMES) return null;
  const halves = [0, 1].map((half) => everyMonth(days.filter((_, index) => index % 2 === half)));
  const series = halves.filter((half) => half !== null);
  return series.length === halves.length ? { rhythm: 'twiceMonthly', series } : null;
}

/** One in each month, all near one day of the month; the nearest such day, of equal ones the latest. */
function everyMonth(days: readonly string[]): Series | null {
  let best: { cost: number; series: Series } | null = null;
  for (let date = 1; date <= 31; date += 1) {
    const found = onDate(days, date);
    if (found && (best === null || found.cost <= best.cost)) best = found;
  }
  return best?.series ?? null;
}

function onDate(days: readonly string[], date: number): { cost: number; series: Series } | null {
  const off: number[] = [];
  let month: string | null = null;
  for (const day of days) {
    const near = nearestOn(date, day);
    if (!near || (month !== null && addMonths(month, 1) !== near.month)) return null;
    month = near.month;
    off.push(near.off);
  }
  if (month === null) return null;
  const last = month;
  return {
    cost: off.reduce((sum, one) => sum + Math.abs(one), 0),
    series: {
      nth: (n) => inMonth(addMonths(last, n), date),
      early: Math.min(0, ...off),
      late: Math.max(0, ...off),
    },
  };
}

/** The month (its first day) whose `date` a day belongs to, and how many days after it the day is; null where it is near none. */
function nearestOn(date: number, day: string): { month: string; off: number } | null {
  const first = `${day.slice(0, 8)}01`;
  for (const shift of [-1, 0, 1]) {
    const month = addMonths(first, shift);
    const off = daysBetween(inMonth(month, date), day);
    if (Math.abs(off) <= MONTHLY_SLACK) return { month, off };
  }
  return null;
}

/** A date of a month given by its first day; the 31st is the last day of a shorter one. */
function inMonth(month: string, date: number): string {
  const last = addDays(addMonths(month, 1), -1);
  const day = addDays(month, date - 1);
  return day < last ? day : last;
}

/** The days on which a series is counted: income on the latest day on which it has come, outgo on the earliest, today where that is past. */
function daysAhead({ nth, early, late }: Series, { today, last, side }: Ahead): string[] {
  const days: string[] = [];
  for (let n = 1; ; n += 1) {
    const day = addDays(nth(n), side === 'income' ? late : early);
    if (day > last) return days;
    days.push(day < today ? today : day);
  }
}

/** Without what left one of the accounts and came to another on the same day: it is neither income nor outgo. */
function withoutOwnTransfers(movements: readonly SeenMovement[]): SeenMovement[] {
  const sides = new Map<string, Set<string>>();
  const keyOf = ({ day, cents }: SeenMovement, isIncome: boolean) => `${day} ${cents} ${isIncome}`;
  for (const movement of movements) {
    const key = keyOf(movement, movement.isIncome);
    sides.set(key, (sides.get(key) ?? new Set()).add(movement.account));
  }
  return movements.filter((movement) => {
    const others = sides.get(keyOf(movement, !movement.isIncome)) ?? new Set();
    return ![...others].some((account) => account !== movement.account);
  });
}
