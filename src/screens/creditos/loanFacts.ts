import { maskAccount } from '#domain/accountNumber.ts';
import { formatMoney } from '#domain/money.ts';
import type { LoanDetail } from './loanDetail.ts';

/** A label and its value, as a printed document has them over its table. */
interface PaperFact {
  label: string;
  value: string;
}

/** What stands over the amortisation table, on paper and in the file alike (DESIGN.md §9). The loan's number stays masked. */
export function loanFacts(owner: PaperFact, loan: LoanDetail): readonly PaperFact[] {
  return [
    owner,
    { label: 'Crédito', value: `${loan.name} ${maskAccount(loan.number)}` },
    { label: 'Monto original', value: formatMoney(loan.amount) },
    { label: 'Saldo de capital', value: formatMoney(loan.balance) },
    ...(loan.paid === null || loan.total === null
      ? []
      : [{ label: 'Cuotas pagadas', value: `${loan.paid} de ${loan.total}` }]),
    ...(loan.overdue ? [{ label: 'Vencido', value: formatMoney(loan.overdue.total) }] : []),
  ];
}
