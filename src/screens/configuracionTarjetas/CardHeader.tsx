import { Apart } from '#components/Apart/Apart.tsx';
import { LargeCardArt } from '#components/CardArt/LargeCardArt.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { type Cents, formatMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { placeText } from '#flows/cuentasDestino/destination.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Art, Figures, Head, Meta } from './Ajustes.styles.ts';
import { CardNumber } from './CardNumber.tsx';
import { CardStateBadge } from './CardStateBadge.tsx';
import { type OwnCard, ownCardsOf, settingsOf } from './ownCard.ts';
import type { FoundCard } from './useCard.ts';

/** The same heading before and after the card is there: it keeps the focus that the route change gave it. */
export function CardHeader({ card }: { card: FoundCard | null }) {
  const { cooperativeName } = useConfig();
  const detail = card?.of === 'member' ? card.detail : null;
  const [own] = detail ? ownCardsOf([detail]) : [];
  const isBlocked = (detail && settingsOf(detail)?.bloqueoTemporal) ?? own?.isBlocked ?? false;
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
        {own && <OwnFigures card={own} isBlocked={isBlocked} />}
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
function OwnFigures({ card, isBlocked }: { card: OwnCard; isBlocked: boolean }) {
  const [hidden] = useHiddenBalances();
  const amount = (cents: Cents): string => (hidden ? HIDDEN_MONEY : formatMoney(cents));
  const figures = [
    ...(card.limit === null ? [] : [`Cupo ${amount(card.limit)}`]),
    ...(card.available === null ? [] : [`Disponible ${amount(card.available)}`]),
  ];
  return (
    <>
      <Meta>
        <CardNumber last4={card.last4} />
        <CardStateBadge isBlocked={isBlocked} />
      </Meta>
      {figures.length > 0 && <Figures>{figures.join(' · ')}</Figures>}
    </>
  );
}
