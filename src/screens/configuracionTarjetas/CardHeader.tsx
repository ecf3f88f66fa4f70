import { Apart } from '#components/Apart/Apart.tsx';
import { LargeCardArt } from '#components/CardArt/LargeCardArt.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { placeText } from '#flows/cuentasDestino/destination.ts';
import { CardNumber } from '#flows/productos/CardNumber.tsx';
import { CardStateBadge } from '#flows/productos/CardStateBadge.tsx';
import { type Card, cardOf } from '#flows/productos/products.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Art, Figures, Head, Meta } from './Ajustes.styles.ts';
import { settingsOf } from './ownCard.ts';
import type { FoundCard } from './useCard.ts';

/** The same heading before and after the card is there: it keeps the focus that the route change gave it. */
export function CardHeader({ card }: { card: FoundCard | null }) {
  const { cooperativeName } = useConfig();
  const detail = card?.of === 'member' ? card.detail : null;
  const own = detail && cardOf(detail);
  const temporaryBlock = (detail && settingsOf(detail)?.bloqueoTemporal) ?? null;
  const registered = card?.of === 'others' ? card.card : undefined;
  const title = registered ? registered.alias || registered.name : own?.name;
  return (
    <Head>
      {own && (
        <Art>
          <LargeCardArt last4={own.last4} name={cooperativeName} />
        </Art>
      )}
      <div>
        <PageTitle>{title ?? 'Tarjeta de crédito'}</PageTitle>
        {own && <OwnFigures card={own} temporaryBlock={temporaryBlock} />}
        {registered && (
          <Figures>
            <Apart text={`${placeText(registered, cooperativeName)} · ${registered.name}`} />
          </Figures>
        )}
      </div>
    </Head>
  );
}

/** Number, state, and what the card has left. */
function OwnFigures({ card, temporaryBlock }: { card: Card; temporaryBlock: boolean | null }) {
  const [hidden] = useHiddenBalances();
  return (
    <>
      <Meta>
        <CardNumber last4={card.last4} />
        <CardStateBadge temporaryBlock={temporaryBlock} state={card.state} />
      </Meta>
      {(card.limit !== null || card.available !== null) && (
        <Figures>
          {card.limit !== null && (
            <>
              Cupo <MoneyText cents={card.limit} hidden={hidden} />
            </>
          )}
          {card.limit !== null && card.available !== null && ' · '}
          {card.available !== null && (
            <>
              Disponible <MoneyText cents={card.available} hidden={hidden} />
            </>
          )}
        </Figures>
      )}
    </>
  );
}
