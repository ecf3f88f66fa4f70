import { useId } from 'react';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Balances, Between, Card, Main } from '#components/Card/cardParts.ts';
import { Facts } from '#components/Facts/Facts.tsx';
import { InstalmentBar } from '#components/InstalmentBar/InstalmentBar.tsx';
import { Money } from '#components/Money/Money.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { writtenDate } from '#domain/dates.ts';
import { rateText } from '#domain/rate.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { HideBalances } from '#flows/productos/AvailableTotal.tsx';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Label, LoanPart, NextLine } from './Credito.styles.ts';
import { comingInstalment, type LoanDetail, lateInstalments } from './loanDetail.ts';

/** Balance, next instalment, progress and the loan's terms; what the server does not say is left out (D-65). */
export function LoanCard({ loan }: { loan: LoanDetail }) {
  const { dateFormat } = useConfig();
  const [hidden, setHidden] = useHiddenBalances();
  const titleId = useId();
  const date = (iso: string) => writtenDate(iso, dateFormat);
  const next = comingInstalment(loan, useCurrentDay());
  return (
    <Card aria-labelledby={titleId}>
      <LoanPart>
        <Balances>
          <Main>
            <Label id={titleId}>
              Saldo de capital
              <HideBalances hidden={hidden} onHide={setHidden} />
            </Label>
            <Money cents={loan.balance} size="lg" hidden={hidden} />
          </Main>
          {next && (
            <NextLine>
              <Label>Próxima cuota · {date(next.date)}</Label>
              <Money cents={next.cents} size="sm" hidden={hidden} />
              {loan.debitAccount && (
                <Label>
                  Se debita de la cuenta <AccountNumber number={loan.debitAccount} />
                </Label>
              )}
            </NextLine>
          )}
        </Balances>
        <InstalmentsSoFar loan={loan} />
      </LoanPart>
      <LoanPart>
        <Facts
          facts={[
            { label: 'Monto original', value: <Money cents={loan.amount} hidden={hidden} /> },
            ...(loan.months === null
              ? []
              : [{ label: 'Plazo', value: loan.months === 1 ? '1 mes' : `${loan.months} meses` }]),
            ...(loan.nominalRate === null ? [] : [{ label: 'Tasa nominal', value: rateText(loan.nominalRate) }]),
            ...(loan.effectiveRate === null ? [] : [{ label: 'Tasa efectiva', value: rateText(loan.effectiveRate) }]),
            ...(loan.grantedOn ? [{ label: 'Concesión', value: date(loan.grantedOn) }] : []),
            ...(loan.endsOn ? [{ label: 'Vencimiento', value: date(loan.endsOn) }] : []),
          ]}
        />
      </LoanPart>
    </Card>
  );
}

/** How many are paid; what is still to pay only where it is known how many of the rest are overdue. */
function InstalmentsSoFar({ loan }: { loan: LoanDetail }) {
  const { paid, total } = loan;
  if (paid === null || total === null || total <= 0) return null;
  const late = lateInstalments(loan);
  return (
    <>
      <Between>
        <b>
          {paid} de {total} cuotas pagadas
        </b>
        {late !== null && loan.state !== 'CANCELADO' && (
          <span>
            {late > 0 && `${late} ${late === 1 ? 'vencida' : 'vencidas'} · `}
            {total - paid - late} por pagar
          </span>
        )}
      </Between>
      {late !== null && <InstalmentBar paid={paid} overdue={late} total={total} />}
    </>
  );
}
