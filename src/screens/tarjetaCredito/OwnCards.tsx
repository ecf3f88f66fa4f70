import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { isNothing } from '#domain/partialList.ts';
import { LoadFailure } from '#screens/cuentasDestino/LoadFailure.tsx';
import { useHiddenBalances } from '#screens/productos/useHiddenBalances.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { CardFigures } from './CardFigures.tsx';
import { OwnCardForm } from './OwnCardForm.tsx';
import type { OwnCard } from './ownCards.ts';
import { Blocks, Overview } from './TarjetaCredito.styles.ts';
import type { useCardPayment } from './useCardPayment.ts';

export interface OwnCardsProps {
  payment: ReturnType<typeof useCardPayment>;
}

/** «Mis tarjetas»: choose one of the cooperative's cards, see what it owes, and how much of it to pay. */
export function OwnCards({ payment }: OwnCardsProps) {
  const { state, card, retry } = payment.own;
  const timing = useSkeletonTiming(state.kind === 'loading');
  if (timing === 'none') return null;
  if (timing === 'skeleton') {
    return (
      <Blocks aria-busy="true">
        <p role="status">Cargando sus tarjetas</p>
        <Skeleton $width="18.75rem" $height="11.75rem" $radius="16px" />
        <Skeleton $width="100%" $height="16.25rem" $radius="16px" />
      </Blocks>
    );
  }
  if (state.kind === 'error') {
    return (
      <EmptyState
        role="alert"
        object="cloud"
        title="No pudimos cargar la información"
        text={state.message}
        action={
          <Button variant="secondary" loading={state.isRetrying} onClick={retry}>
            Reintentar
          </Button>
        }
      />
    );
  }
  const others = (
    <Button variant="secondary" onClick={() => payment.openTab('otras')}>
      Pagar otra tarjeta
    </Button>
  );
  if (state.kind === 'unavailable') {
    return (
      <EmptyState
        object="cloud"
        title="Sus tarjetas de la cooperativa no están disponibles aquí"
        text="Puede pagar las tarjetas de otras instituciones que tenga registradas."
        action={others}
      />
    );
  }
  if (state.kind === 'ready' && !card && !isNothing(state.cards)) {
    return (
      <Blocks>
        <UnreadableRows of={[state.cards]} />
        {others}
      </Blocks>
    );
  }
  if (!card || state.kind !== 'ready') {
    return <EmptyState title="No tiene tarjetas de la cooperativa." action={others} />;
  }
  return <ChosenCard payment={payment} cards={state.cards} card={card} />;
}

function ChosenCard({ payment, cards, card }: OwnCardsProps & { cards: readonly OwnCard[]; card: OwnCard }) {
  const { cooperativeName } = useConfig();
  const [hidden] = useHiddenBalances();
  const { debt, choose } = payment.own;
  return (
    <>
      <Overview>
        <CardCarousel cards={cards} value={card.code} onChange={choose} name={cooperativeName} />
        <CardFigures card={card} debt={debt} hidden={hidden} />
      </Overview>
      <UnreadableRows of={[cards]} />
      {/* Each card has a form of its own: nothing of one is left in the other's. */}
      <DebtOf key={card.code} payment={payment} />
    </>
  );
}

function DebtOf({ payment }: OwnCardsProps) {
  const { debtState, retryDebt, kinds } = payment.own;
  const timing = useSkeletonTiming(debtState.kind === 'loading');
  if (timing === 'none') return null;
  if (timing === 'skeleton' || debtState.kind === 'loading') {
    return (
      <Blocks aria-busy="true">
        <p role="status">Cargando los valores de la tarjeta</p>
        <Skeleton $width="100%" $height="20rem" $radius="16px" />
      </Blocks>
    );
  }
  if (debtState.kind === 'error') {
    return <LoadFailure message={debtState.message} isRetrying={debtState.isRetrying} onRetry={retryDebt} />;
  }
  if (kinds.length === 0) {
    return (
      <Notice tone="ok" role="status">
        Esta tarjeta no tiene valores por pagar.
      </Notice>
    );
  }
  return <OwnCardForm payment={payment} debt={debtState.debt} />;
}
