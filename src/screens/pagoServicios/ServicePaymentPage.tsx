import { useEffect, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { useLocation } from '#navigation/router.ts';
import { FavouriteButton } from '#screens/favoritos/KeepFavourite.tsx';
import { flowStartOf } from '#screens/operacion/flowStart.ts';
import { MoneyFlowPage } from '#screens/operacion/MoneyFlowPage.tsx';
import { BackToPayments } from './BackToPayments.tsx';
import { LookupForm } from './LookupForm.tsx';
import type { LookupScreen } from './lookupScreens.ts';
import { Below } from './PagoServicios.styles.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { servicePayment } from './servicePayment.ts';
import type { Service } from './services.ts';
import { useServicePayment } from './useServicePayment.ts';
import type { ServicesState } from './useServices.ts';

export interface ServicePaymentPageProps {
  screen: LookupScreen;
  services: ServicesState;
}

const BACK = { to: to.pagos, label: 'Pagos de servicios' };

/** A page of lookup and payment once its services are known (screens.md A.2 pagos/…). */
export function ServicePaymentPage({ screen, services }: ServicePaymentPageProps) {
  const timing = useSkeletonTiming(services.kind === 'loading');
  const state: unknown = useLocation().state;
  const [start] = useState(() => flowStartOf(state));
  if (timing === 'content' && services.kind === 'ready' && services.services.length > 0)
    return <ServicePaymentFlow screen={screen} services={services.services} start={start} />;
  return (
    <>
      <PageTitle>{screen.title}</PageTitle>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando los servicios</p>
          <Skeleton $width="100%" $height="10rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && services.kind === 'error' && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={services.message}
          action={
            <Button variant="secondary" loading={services.isRetrying} onClick={services.retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && services.kind === 'ready' && <UnreadableRows of={[services.services]} />}
      {timing === 'content' && services.kind === 'ready' && isNothing(services.services) && (
        <EmptyState object="magnifier" title="Aún no hay servicios que pagar aquí." action={<BackToPayments />} />
      )}
    </>
  );
}

interface ServicePaymentFlowProps {
  screen: LookupScreen;
  services: readonly Service[];
  start: ReturnType<typeof flowStartOf>;
}

function ServicePaymentFlow({ screen, services, start }: ServicePaymentFlowProps) {
  const payment = useServicePayment(screen, services, start);
  const { flow, lookup, contract, replayed } = payment;
  // The heading that had the focus of the route went with the skeleton; this one takes it over, unless the member has gone elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, []);
  return (
    <MoneyFlowPage
      operation={servicePayment(screen)}
      flow={flow}
      lead={{ back: BACK, icon: screen.icon, text: screen.text }}
      receiptActions={replayed && <FavouriteButton {...replayed} />}
    >
      <LookupForm screen={screen} services={services} payment={payment} />
      <Below>
        {lookup.state.kind === 'asking' && (
          <div aria-busy="true">
            <p role="status">Consultando los valores</p>
            <Skeleton $width="100%" $height="15rem" $radius="16px" />
          </div>
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
          <Notice
            tone="error"
            role="alert"
            action={
              <Button variant="secondary" size="compact" loading={lookup.state.isRetrying} onClick={lookup.retry}>
                Reintentar
              </Button>
            }
          >
            {lookup.state.message}
          </Notice>
        )}
        {lookup.state.kind === 'found' && <UnreadableRows of={[lookup.state.contracts]} hasTotal />}
        {contract && <PaymentForm screen={screen} contract={contract} payment={payment} />}
      </Below>
    </MoneyFlowPage>
  );
}
