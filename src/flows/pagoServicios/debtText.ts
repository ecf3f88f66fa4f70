import { formatDate } from '#domain/dates.ts';
import { type Debt, isOverdue } from '#domain/debts.ts';
import { formatMoney } from '#domain/money.ts';

/** The second line of a debt: when it is due, what it is of, and its interest (DESIGN.md §6 «Debts to select»). `today` is `yyyy-MM-dd`. */
export function debtDetail(
  debt: Debt,
  {
    today,
    dateFormat,
    splitsInterest,
    saysDue,
  }: { today: string; dateFormat: string; splitsInterest: boolean; saysDue: boolean },
): string {
  if (splitsInterest && debt.capital !== null)
    return `Capital ${formatMoney(debt.capital)} · Interés ${formatMoney(debt.interest)}`;
  const due = saysDue ? formatDate(debt.dueOn, dateFormat) : null;
  return [
    due && `${isOverdue(debt, today) ? 'Venció' : 'Vence'} el ${due}`,
    debt.period,
    debt.interest > 0 && `interés ${formatMoney(debt.interest)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** «2 meses · Capital $360,00 · Interés $4,85», «2 planillas»; of `all` that there are, «1 de 2 planillas». */
export function totalText(
  debts: readonly Debt[],
  { unit: [one, many], splitsInterest }: { unit: readonly [string, string]; splitsInterest: boolean },
  all = debts.length,
): string {
  const count = `${debts.length === all ? '' : `${debts.length} de `}${all} ${all === 1 ? one : many}`;
  if (!splitsInterest) return count;
  const capital = debts.reduce((sum, debt) => sum + (debt.capital ?? debt.total - debt.interest), 0);
  const interest = debts.reduce((sum, debt) => sum + debt.interest, 0);
  return `${count} · Capital ${formatMoney(capital)} · Interés ${formatMoney(interest)}`;
}
