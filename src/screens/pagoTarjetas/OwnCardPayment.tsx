import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { isNothing } from '#domain/partialList.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { CardFigures } from './CardFigures.tsx';
import { OwnCardForm } from './OwnCardForm.tsx';
import type { OwnCard } from './ownCards.ts';
import { Blocks, Overview } from './PagoTarjetas.styles.ts';
import type { useCardPayment } from './useCardPayment.ts';

export interface OwnCardPaymentProps {
  payment: ReturnType<typeof useCardPayment>;
}

/** «Mis tarjetas»: choose one of the cooperative's cards, see what it owes, and how much of it to pay. */
export function OwnCardPayment({ payment }: OwnCardPaymentProps) {
  return (
    <AsyncContent
      of={useShown(payment.own.asked)}
      room={Blocks}
      loading="Cargando sus tarjetas"
      skeleton={
        <>
          <Skeleton $width="18.75rem" $height="11.75rem" $radius="card" />
          <Skeleton $width="100%" $height="16.25rem" $radius="card" />
        </>
      }
    >
      {(cards) => <KnownCards payment={payment} cards={cards} />}
    </AsyncContent>
  );
}

function KnownCards({ payment, cards }: OwnCardPaymentProps & { cards: readonly OwnCard[] | null }) {
  const others = (
    <Button variant="secondary" onClick={() => payment.openTab('otras')}>
      Pagar otra tarjeta
    </Button>
  );
  if (cards === null) {
    return (
      <EmptyState
        object="cloud"
        title="Sus tarjetas de la cooperativa no están disponibles aquí"
        text="Puede pagar las tarjetas de otras instituciones que tenga registradas."
        action={others}
      />
    );
  }
  if (isNothing(cards)) {
    return <EmptyState title="No tiene tarjetas de la cooperativa." action={others} />;
  }
  if (cards.length === 0) {
    return (
      <Blocks>
        <UnreadableRows of={[cards]} />
        {others}
      </Blocks>
    );
  }
  return <ChosenCard payment={payment} cards={cards} />;
}

/** The cards with what the chosen one has and owes; without one (it is no longer among them) they alone, to choose from. */
function ChosenCard({ payment, cards }: OwnCardPaymentProps & { cards: readonly OwnCard[] }) {
  const { cooperativeName } = useConfig();
  const [hidden] = useHiddenBalances();
  const { card, debt, temporaryBlock, choose } = payment.own;
  return (
    <>
      <Overview>
        <CardCarousel cards={cards} value={card?.code ?? null} onChange={choose} name={cooperativeName} />
        {card ? (
          <CardFigures card={card} debt={debt} temporaryBlock={temporaryBlock} hidden={hidden} />
        ) : (
          <Notice tone="info" role="status">
            <LateWords>Seleccione una opción</LateWords>
          </Notice>
        )}
      </Overview>
      <UnreadableRows of={[cards]} />
      {/* Each card has a form of its own: nothing of one is left in the other's. */}
      {card && <DebtOf key={card.code} payment={payment} />}
    </>
  );
}

function DebtOf({ payment }: OwnCardPaymentProps) {
  const { askedDebt, kinds } = payment.own;
  return (
    <AsyncContent
      of={useShown(askedDebt)}
      inPlace
      room={Blocks}
      loading="Cargando los valores de la tarjeta"
      skeleton={<Skeleton $width="100%" $height="20rem" $radius="card" />}
    >
      {(debt) =>
        kinds.length === 0 ? (
          <Notice tone="ok" role="status">
            <LateWords>Esta tarjeta no tiene valores por pagar.</LateWords>
          </Notice>
        ) : (
          <OwnCardForm payment={payment} debt={debt} />
        )
      }
    </AsyncContent>
  );
}
