import type { ReactNode } from 'react';
import type { LimitLeft } from '#domain/orderAmount.ts';
import { LazyKeepDestination } from '#flows/cuentasDestino/LazyKeepDestination.ts';
import type { DestinationToKeep } from '#flows/cuentasDestino/useDestinationRegistration.ts';
import type { FormAsideProps } from '#flows/moneyFlow/FormAside.tsx';
import { MoneyFlowPage } from '#flows/moneyFlow/MoneyFlowPage.tsx';
import type { Operation } from '#flows/moneyFlow/operation.ts';
import type { MoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import type { Origin } from '#flows/moneyFlow/useOrigin.ts';
import { LazyTransferAside } from './LazyTransferAside.ts';
import type { OpenForm } from './useRepeat.ts';

export interface TransferPageProps<Body extends object> {
  operation: Operation<Body>;
  transfer: {
    flow: MoneyFlow<Body>;
    limit: LimitLeft | null;
    /** The new account that was paid, where the member wants to keep it. */
    kept: DestinationToKeep | null;
    fill: OpenForm['fill'];
    sources: Pick<Origin, 'origin'>;
  };
  place: OpenForm['place'];
  /** What is known of cost and arrival before the bank has checked the order. */
  facts: FormAsideProps['facts'];
  /** Datos: the form. */
  children: ReactNode;
}

/** The page of a transfer: beside its form the recent payees, and on its receipt the offer to keep a new account. */
export function TransferPage<Body extends object>({
  operation,
  transfer: { flow, limit, kept, fill, sources },
  place,
  facts,
  children,
}: TransferPageProps<Body>) {
  return (
    <MoneyFlowPage
      operation={operation}
      flow={flow}
      aside={<LazyTransferAside limit={limit} facts={facts} here={{ place, fill, origin: sources.origin?.number }} />}
      receiptNotice={kept && <LazyKeepDestination destination={kept} />}
    >
      {children}
    </MoneyFlowPage>
  );
}
