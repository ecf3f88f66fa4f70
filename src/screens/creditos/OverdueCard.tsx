import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Facts } from '#components/Facts/Facts.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Money } from '#components/Money/Money.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { writtenDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { LoanPart, OverdueBox, OverdueHead } from './Credito.styles.ts';
import type { Overdue } from './loanDetail.ts';

/** What is overdue, first of all (DESIGN.md §6 «Loan»). No pay button: instalments are debited. */
export function OverdueCard({ overdue, debitAccount }: { overdue: Overdue; debitAccount: string }) {
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const titleId = useId();
  const { instalments, days, since, total } = overdue;
  const count =
    instalments === null
      ? 'un valor vencido'
      : instalments === 1
        ? '1 cuota vencida'
        : `${instalments} cuotas vencidas`;
  const ago = days === null ? '' : `, hace ${days === 1 ? '1 día' : `${days} días`}`;
  return (
    <OverdueBox aria-labelledby={titleId}>
      <OverdueHead>
        <Icon icon={CircleAlert} size="large" />
        <div>
          <h2 id={titleId}>Tiene {hidden ? count : `${count}: ${formatMoney(total)}`}</h2>
          <p>
            {since &&
              `${instalments !== null && instalments > 1 ? 'La más antigua venció' : 'Venció'} el ${writtenDate(since, dateFormat)}${ago}. `}
            {debitAccount && (
              <>
                Se debita de la cuenta <AccountNumber number={debitAccount} />
              </>
            )}
          </p>
        </div>
      </OverdueHead>
      <LoanPart>
        <Facts
          facts={[
            { label: 'Capital', value: <Money cents={overdue.capital} hidden={hidden} /> },
            { label: 'Interés', value: <Money cents={overdue.interest} hidden={hidden} /> },
            { label: 'Seguro', value: <Money cents={overdue.insurance} hidden={hidden} /> },
            { label: 'Mora', value: <Money cents={overdue.defaultInterest} hidden={hidden} /> },
            { label: 'Gestión', value: <Money cents={overdue.collection} hidden={hidden} /> },
            { label: 'Total', value: <Money cents={total} hidden={hidden} /> },
          ]}
        />
      </LoanPart>
    </OverdueBox>
  );
}
