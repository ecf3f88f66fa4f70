/**
 * Which debts of one contract can be paid together (DESIGN.md §6 «Debts to select», screens.md A.2 pagos/varios): one or several, and
 * the oldest first where the service says so. The server remains the judge.
 */
import type { Cents } from './money.ts';

/** One debt of a contract, in cents; `dueOn` is `yyyy-MM-dd`. */
export interface Debt {
  code: string;
  name: string;
  period: string;
  dueOn: string | null;
  capital: Cents | null;
  interest: Cents;
  total: Cents;
}

/** What a service allows. */
export interface DebtRules {
  /** More than one debt may be paid at once. */
  several: boolean;
  /** A debt can only be paid together with, or after, every older one. */
  oldestFirst: boolean;
}

/** From the oldest to the latest due; those without a date keep their place at the end. */
export function byAge<One extends Pick<Debt, 'dueOn'>>(debts: readonly One[]): One[] {
  return [...debts].sort((first, second) => ageKey(first).localeCompare(ageKey(second)));
}

/** What of `debts` is proposed before anybody looks at what the account can pay: all of them, or the oldest where one is paid at a time. */
export function proposedDebts<One extends Pick<Debt, 'dueOn'>>(
  debts: readonly One[],
  { several }: Pick<DebtRules, 'several'>,
): One[] {
  const ordered = byAge(debts);
  return several ? ordered : ordered.slice(0, 1);
}

/** Of several contracts that one reference finds, the one that is proposed: that of the oldest debt, or the first without a date; undefined where none owes. */
export function proposedContract<One extends { debts: readonly Pick<Debt, 'dueOn'>[] }>(
  contracts: readonly One[],
): One | undefined {
  const [oldest] = byAge(contracts.flatMap((contract) => contract.debts.map(({ dueOn }) => ({ dueOn, contract }))));
  return oldest?.contract;
}

/** What the first choice depends on. */
export interface ChoiceGround {
  /** `yyyy-MM-dd`. */
  today: string;
  /** The most that the account can pay, in cents; null where that is not known. */
  most: Cents | null;
}

/**
 * What is chosen before the member chooses. Where one debt is paid at a time, or there is one alone, the oldest: whether it can be paid, its
 * page says. Of several all, where the account can pay them together; else what is overdue, or without anything overdue what there is, from
 * the oldest on and never for more than `most`. The order in which the server lists them does not count.
 */
export function firstChoice(
  debts: readonly Debt[],
  rules: DebtRules,
  { today, most }: ChoiceGround,
): ReadonlySet<string> {
  const proposed = proposedDebts(debts, rules);
  if (proposed.length <= 1 || most === null || sumOf(proposed) <= most) return codesOf(proposed);
  const overdue = proposed.filter((debt) => isOverdue(debt, today));
  const chosen: Debt[] = [];
  for (const together of byDay(overdue.length > 0 ? overdue : proposed)) {
    const fits = (more: readonly Debt[]) => sumOf(chosen) + sumOf(more) <= most;
    if (!rules.oldestFirst) {
      for (const debt of together.sort(bySize)) if (fits([debt])) chosen.push(debt);
      continue;
    }
    // Which of one day comes first is the server's: they are chosen together or not at all, and nothing after them without them.
    if (!fits(together)) break;
    chosen.push(...together);
  }
  return codesOf(chosen);
}

/** True when a debt may be chosen now, or given up. Under «oldest first» every older one has to be chosen before. */
export function canChoose(
  debts: readonly Debt[],
  chosen: ReadonlySet<string>,
  code: string,
  rules: DebtRules,
): boolean {
  if (!rules.oldestFirst) return true;
  const ordered = byAge(debts);
  const place = ordered.findIndex((debt) => debt.code === code);
  return ordered.slice(0, place).every((older) => rules.several && chosen.has(older.code));
}

/** The choice after a press on one debt: without «several» it replaces the other one; under «oldest first» what follows a given-up one goes too. */
export function toggled(
  debts: readonly Debt[],
  chosen: ReadonlySet<string>,
  code: string,
  rules: DebtRules,
): ReadonlySet<string> {
  if (!canChoose(debts, chosen, code, rules)) return chosen;
  if (!chosen.has(code)) return rules.several ? new Set([...chosen, code]) : new Set([code]);
  const ordered = byAge(debts).map((debt) => debt.code);
  const kept = rules.oldestFirst ? ordered.slice(0, ordered.indexOf(code)) : ordered.filter((one) => one !== code);
  return new Set(kept.filter((one) => chosen.has(one)));
}

/** What is chosen now: what the member chose (`made`) as far as it is still due and may be paid so; before that, what is chosen for them. */
export function choiceNow(
  debts: readonly Debt[],
  rules: DebtRules,
  made: ReadonlySet<string> | null,
  ground: ChoiceGround,
): ReadonlySet<string> {
  if (made === null) return firstChoice(debts, rules, ground);
  const kept = new Set(debts.map(({ code }) => code).filter((code) => made.has(code)));
  const isAllowed = [...kept].every((code) => canChoose(debts, kept, code, rules));
  return isAllowed ? kept : firstChoice(debts, rules, ground);
}

/** The chosen debts, from the oldest on. */
export function chosenDebts(debts: readonly Debt[], chosen: ReadonlySet<string>): Debt[] {
  return byAge(debts).filter(({ code }) => chosen.has(code));
}

/** What they come to, in cents. */
export function sumOf(debts: readonly Pick<Debt, 'total'>[]): Cents {
  return debts.reduce((sum, { total }) => sum + total, 0);
}

/** True when the due day has passed, which a debt without one never does; `today` is `yyyy-MM-dd`. */
export function isOverdue(debt: Pick<Debt, 'dueOn'>, today: string): boolean {
  return ageKey(debt) < today;
}

/** What its age is compared by: without a date it is due after all others. */
const ageKey = ({ dueOn }: Pick<Debt, 'dueOn'>) => dueOn ?? '9999-99-99';

const codesOf = (debts: readonly Debt[]): ReadonlySet<string> => new Set(debts.map(({ code }) => code));

const bySize = (first: Debt, second: Debt): number =>
  first.total - second.total || first.code.localeCompare(second.code);

/** Debts in their order, those of one day together. */
function byDay(ordered: readonly Debt[]): Debt[][] {
  const days = new Map<string, Debt[]>();
  for (const debt of ordered) days.set(ageKey(debt), [...(days.get(ageKey(debt)) ?? []), debt]);
  return [...days.values()];
}
