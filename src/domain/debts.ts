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

/** What is chosen before the member chooses: everything, or the oldest where only one may be paid at a time. */
export function firstChoice(debts: readonly Debt[], { several }: DebtRules): ReadonlySet<string> {
  return new Set(
    byAge(debts)
      .slice(0, several ? debts.length : 1)
      .map(({ code }) => code),
  );
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
): ReadonlySet<string> {
  if (made === null) return firstChoice(debts, rules);
  const kept = new Set(debts.map(({ code }) => code).filter((code) => made.has(code)));
  const isAllowed = [...kept].every((code) => canChoose(debts, kept, code, rules));
  return isAllowed ? kept : firstChoice(debts, rules);
}

/** The chosen debts, from the oldest on. */
export function chosenDebts(debts: readonly Debt[], chosen: ReadonlySet<string>): Debt[] {
  return byAge(debts).filter(({ code }) => chosen.has(code));
}

/** What they come to, in cents. */
export function sumOf(debts: readonly Pick<Debt, 'total'>[]): Cents {
  return debts.reduce((sum, { total }) => sum + total, 0);
}

/** True when the due day has passed; `today` is `yyyy-MM-dd`. */
export function isOverdue({ dueOn }: Pick<Debt, 'dueOn'>, today: string): boolean {
  return dueOn !== null && dueOn < today;
}

const ageKey = ({ dueOn }: Pick<Debt, 'dueOn'>) => dueOn ?? '9999-99-99';
