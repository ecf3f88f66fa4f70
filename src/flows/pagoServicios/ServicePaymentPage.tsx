import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Asked } from '#api/asked.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LiveText } from '#components/LiveText/LiveText.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { AsyncList, Waiting } from '#flows/asyncContent/AsyncContent.tsx';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { type Shown, shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { FavouriteButton } from '#flows/favoritos/KeepFavourite.tsx';
import { useDraft } from '#flows/moneyFlow/draft.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { LazyFormAside } from '#flows/moneyFlow/LazyFormAside.ts';
import { MoneyFlowPage } from '#flows/moneyFlow/MoneyFlowPage.tsx';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { to } from '#navigation/paths.ts';
import { BackToPayments } from './BackToPayments.tsx';
import { BeforeLookup } from './BeforeLookup.tsx';
import { LookupForm } from './LookupForm.tsx';
import { lookupNews } from './lookupNews.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { Below, Told } from './PagoServicios.styles.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { servicePayment } from './servicePayment.ts';
import type { Service } from './services.ts';
import { useServicePayment } from './useServicePayment.ts';

export interface ServicePaymentPageProps {
  screen: LookupScreen;
  services: Asked<readonly Service[]>;
  /** What stands there where the address is of no page of payments (any more); `services` do not matter then. */
  instead?: ReactNode;
}

const BACK = { to: to.pagos, label: 'Pagos de servicios' };

/** After an order of before was asked about, what led here is over. */
const NOTHING_GIVEN: FlowStart = {};

/** A page of lookup and payment (screens.md A.2 pagos/…): its form begins once its services are known. */
export function ServicePaymentPage({ screen, services, instead }: ServicePaymentPageProps) {
  const shown = useShown(services);
  const known = instead === undefined ? shownValue(shown) : null;
  const linked = useFlowStart();
  const start = useDraft<FlowStart>('consulta', linked);
  const canPay = known !== null && known.length > 0;
  /** What the form begins with; null until it may begin. */
  const [begunWith, begin] = useState(canPay ? start : null);
  if (canPay && begunWith) return <ServicePaymentFlow screen={screen} services={known} start={begunWith} />;
  return (
    <BeforeServices
      screen={screen}
      shown={shown}
      instead={instead}
      onFree={canPay ? (hasAsked) => begin(hasAsked ? NOTHING_GIVEN : start) : null}
    />
  );
}

interface BeforeServicesProps extends Pick<ServicePaymentPageProps, 'screen' | 'instead'> {
  shown: Shown<readonly Service[]>;
  /** The form may begin, told once no order is spoken of: `hasAsked` where one was. Null while there is nothing to fill in. */
  onFree: ((hasAsked: boolean) => void) | null;
}

/**
 * The page without a form. An order whose result nobody knows is asked about here, whatever becomes of the services (screens.md A.0 «FM failures»
 * d), and what is said of it stands until the member goes on.
 */
function BeforeServices({ screen, shown, instead, onFree }: BeforeServicesProps) {
  const operation = servicePayment(screen);
  const flow = useMoneyFlow(operation, {
    onDone: () => undefined,
    formSnapshot: () => '',
    subject: '',
    isFilled: () => false,
  });
  const isFree = flow.stage.kind === 'data';
  const hasAsked = useRef(false);
  // Before it is drawn: nothing stands here for a moment between the skeleton and the form.
  useLayoutEffect(() => {
    if (!isFree) hasAsked.current = true;
    else onFree?.(hasAsked.current);
  });
  if (isFree && instead !== undefined) return <Instead>{instead}</Instead>;
  return (
    <MoneyFlowPage operation={operation} flow={flow} lead={{ back: BACK, icon: screen.icon, text: screen.text }}>
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
    </MoneyFlowPage>
  );
}

function Instead({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return children;
}

/** The heading that had the focus of the route, or of an outcome, went with what stood here; the one in its place takes it over, unless the member has gone elsewhere. */
function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, []);
}

interface ServicePaymentFlowProps {
  screen: LookupScreen;
  services: readonly Service[];
  start: FlowStart;
}

function ServicePaymentFlow({ screen, services, start }: ServicePaymentFlowProps) {
  const findButton = useRef<HTMLButtonElement>(null);
  const payment = useServicePayment(screen, services, start);
  const { flow, search, choice, paidLookup } = payment;
  const { lookup } = search;
  // What a link looks up at once is found in a moment: nothing is asked for that would go again.
  const isBefore = lookup.state.kind !== 'found' && !(lookup.state.kind === 'asking' && search.isGiven);
  useHeadingFocus();
  return (
    <MoneyFlowPage
      operation={servicePayment(screen)}
      flow={flow}
      aside={<LazyFormAside limit={payment.limit} facts={[]} />}
      lead={{ back: BACK, icon: screen.icon, text: screen.text }}
      receiptActions={paidLookup && <FavouriteButton {...paidLookup} />}
    >
      <LookupForm screen={screen} services={services} search={search} findButton={findButton} />
      <LiveText text={lookupNews(payment, screen)} />
      <Told role="status">
        {lookup.state.kind === 'nothingDue' && <Notice tone="ok">{screen.nothingDueText}</Notice>}
      </Told>
      <Below>
        {lookup.state.kind === 'asking' && (
          // Heard as the page's news: its own line comes together with its region.
          <div aria-hidden="true">
            <Waiting
              loading="Consultando los valores"
              skeleton={<Skeleton $width="100%" $height="15rem" $radius="card" />}
            />
          </div>
        )}
        {lookup.state.kind === 'unknown' && (
          <Notice tone="warn" role="alert">
            {screen.unknownText}
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
        {search.contracts.length > 0 && <PaymentForm screen={screen} contract={choice.contract} payment={payment} />}
      </Below>
      {isBefore && (
        <BeforeLookup
          screen={screen}
          services={services}
          canLookUp={search.canLookUp}
          onLookUp={(known) => {
            search.lookUp(known);
            // The pressed row goes once a debt is found: the focus waits on Consultar, which asks for the same by hand.
            findButton.current?.focus();
          }}
        />
      )}
    </MoneyFlowPage>
  );
}
