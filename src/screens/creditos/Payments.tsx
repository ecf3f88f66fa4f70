import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Money } from '#components/Money/Money.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { writtenDate } from '#domain/dates.ts';
import { productName } from '#domain/names.ts';
import { isNothing } from '#domain/partialList.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Payments as List, PaymentRow, Receipt } from './Credito.styles.ts';
import type { LoanDetail } from './loanDetail.ts';

/** What was paid, newest first. */
export function Payments({ payments }: { payments: LoanDetail['payments'] }) {
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  if (isNothing(payments)) return <EmptyState object="sheet" title="Aún no hay pagos de este crédito." />;
  return (
    <>
      <List>
        {payments.map(({ date, cents, channel, receipt }, index) => (
          <PaymentRow key={`${date}-${index}`}>
            <time dateTime={date}>{writtenDate(date, dateFormat)}</time>
            <span>
              {productName(channel)}
              {receipt && (
                <>
                  {' · '}
                  <Receipt>N.º {receipt}</Receipt>
                </>
              )}
            </span>
            <Money cents={cents} hidden={hidden} />
          </PaymentRow>
        ))}
      </List>
      <UnreadableRows of={[payments]} />
    </>
  );
}
