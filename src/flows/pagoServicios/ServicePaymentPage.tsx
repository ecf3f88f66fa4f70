import { useEffect, useRef } from 'react';
import type { Asked } from '#api/asked.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { AsyncList, Waiting } from '#flows/consulta/AsyncContent.tsx';
import { LoadFailure } from '#flows/consulta/LoadFailure.tsx';
import { shownValue, useShown } from '#flows/consulta/useShown.ts';
import { FavouriteButton } from '#flows/favoritos/KeepFavourite.tsx';
import type { FlowStart } from '#flows/operacion/flowStart.ts';
import { LazyFormAside } from '#flows/operacion/LazyFormAside.ts';
import { MoneyFlowPage } from '#flows/operacion/MoneyFlowPage.tsx';
import { useFlowStart } from '#flows/operacion/useFlowStart.ts';
import { to } from '#navigation/paths.ts';
import { BackToPayments } from './BackToPayments.tsx';
import { BeforeLookup } from './BeforeLookup.tsx';
import { LookupForm } from './LookupForm.tsx';
import type { LookupScreen } from './lookupScreens.ts';
import { Below } from './PagoServicios.styles.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { servicePayment } from './servicePayment.ts';
import type { Service } from './services.ts';
import { useServicePayment } from './useServicePayment.ts';

export interface ServicePaymentPageProps {
  screen: LookupScreen;
  services: Asked<readonly Service[]>;
}

const BACK = { to: to.pagos, label: 'Pagos de servicios' };

/** A page of lookup and payment once its services are known (screens.md A.2 pagos/…). */
export function ServicePaymentPage({ screen, services }: ServicePaymentPageProps) {
  const shown = useShown(services);
  const known = shownValue(shown);
  const start = useFlowStart();
  if (known && known.length > 0) return <ServicePaymentFlow screen={screen} services={known} start={start} />;
  return (
    <>
      <PageTitle>{screen.title}</PageTitle>
      <AsyncList
        of={shown}
        loading="Cargando los servicios"
        skeleton={<Skeleton $width="100%" $height="10rem" $radius="card" />}
        empty={
          <EmptyState object="magnifier" title="Aún no hay servicios que pagar aquí." action={<BackToPayments />} />
        }
      >
        {() => null}
      </AsyncList>
    </>
  );
}

interface ServicePaymentFlowProps {
  screen: LookupScreen;
  services: readonly Service[];
  start: FlowStart;
}

function ServicePaymentFlow({ screen, services, start }: ServicePaymentFlowProps) {
  const findButton = useRef<HTMLButtonElement>(null);
  const payment = useServicePayment(screen, services, start);
  const { flow, lookup, contract, replayed } = payment;
  // What a link looks up at once is found in a moment: nothing is asked for that would go again.
  const isBefore = lookup.state.kind !== 'found' && !(lookup.state.kind === 'asking' && payment.isGiven);
  // The heading that had the focus of the route went with the skeleton; this one takes it over, unless the member has gone elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, []);
  return (
    <MoneyFlowPage
      operation={servicePayment(screen)}
      flow={flow}
      aside={<LazyFormAside limit={payment.limit} facts={[]} />}
      lead={{ back: BACK, icon: screen.icon, text: screen.text }}
      receiptActions={replayed && <FavouriteButton {...replayed} />}
    >
      <LookupForm screen={screen} services={services} payment={payment} findButton={findButton} />
      <Below>
        {lookup.state.kind === 'asking' && (
          <Waiting
            loading="Consultando los valores"
            skeleton={<Skeleton $width="100%" $height="15rem" $radius="card" />}
          />
        )}
        {lookup.state.kind === 'unknown' && (
          <Notice tone="warn" role="alert">
            {screen.unknownText}
          </Notice>
        )}
        {lookup.state.kind === 'nothingDue' && (
          <Notice tone="ok" role="status">
            {screen.nothingDueText}
          </Notice>
        )}
        {lookup.state.kind === 'failed' && (
          <LoadFailure
            inPlace
            failure={lookup.state.failure}
            isRetrying={lookup.state.isRetrying}
            onRetry={lookup.retry}
          />
        )}
        {lookup.state.kind === 'found' && <UnreadableRows of={[lookup.state.contracts]} hasTotal />}
        {contract && <PaymentForm screen={screen} contract={contract} payment={payment} />}
      </Below>
      {isBefore && (
        <BeforeLookup
          screen={screen}
          services={services}
          canReplay={payment.canReplay}
          onReplay={(known) => {
            payment.replayLookup(known);
            // What was pressed goes as soon as something is found; the focus waits where the same is asked by hand.
            findButton.current?.focus();
          }}
        />
      )}
    </MoneyFlowPage>
  );
}
