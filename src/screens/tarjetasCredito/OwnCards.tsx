import { Check, ChevronRight, Minus } from 'lucide-react';
import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { useApiQuery, useRetriableQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { CardArt } from '#components/CardArt/CardArt.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { CardNumber } from './CardNumber.tsx';
import { CardStateBadge } from './CardStateBadge.tsx';
import { type CardSwitch, switchSummary } from './cardSettings.ts';
import { type OwnCard, ownCardsOf, settingsOf } from './ownCard.ts';
import {
  CardItem,
  CardLink,
  CardList,
  CardMain,
  CardText,
  Section,
  Summary,
  SwitchState,
  Title,
} from './Tarjetas.styles.ts';

/** «Mis tarjetas»: each card of the cooperative with its state and what it may do; none at all where the server has no such list. */
export function OwnCards() {
  const { data, error, isRetrying, retry } = useRetriableQuery(lista, {});
  const timing = useSkeletonTiming(data === undefined && !error);
  if (data === undefined && isUnknownCall(error)) return null;
  const cards = data && timing === 'content' ? ownCardsOf(data) : null;
  return (
    <Section aria-labelledby="mis-tarjetas">
      <Title id="mis-tarjetas">Mis tarjetas</Title>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus tarjetas</p>
          <Skeleton $width="100%" $height="10.625rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && !cards && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={firstMessage(error)}
          action={
            <Button variant="secondary" loading={isRetrying} onClick={retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {cards && isNothing(cards) && <p>No tiene tarjetas de crédito de la cooperativa.</p>}
      {cards && cards.length > 0 && (
        <CardList>
          {cards.map((card) => (
            <OwnCardItem key={card.code} card={card} />
          ))}
        </CardList>
      )}
      <UnreadableRows of={[cards]} />
    </Section>
  );
}

function OwnCardItem({ card }: { card: OwnCard }) {
  // What it may do comes from the card's own detail; without it the row says what the list knows.
  const { data } = useApiQuery(leer, { params: { codigoTarjeta: card.code } });
  const settings = data ? settingsOf(data) : null;
  return (
    <CardItem>
      <CardMain>
        <CardArt last4={card.last4} />
        <CardText>
          <CardLink as={Link} to={to.tarjetaCreditoAjustes(card.code)}>
            {card.name}
          </CardLink>
          <CardNumber last4={card.last4} />
          <CardStateBadge isBlocked={settings?.bloqueoTemporal ?? card.isBlocked} />
        </CardText>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </CardMain>
      {settings && <SwitchSummary settings={settings} />}
    </CardItem>
  );
}

function SwitchSummary({ settings }: { settings: Readonly<Record<CardSwitch, boolean>> }) {
  return (
    <Summary>
      {switchSummary.map(({ field, label }) => (
        <SwitchState key={field} $on={settings[field]}>
          {settings[field] ? (
            <Check size={16} strokeWidth={2} aria-hidden="true" />
          ) : (
            <Minus size={16} strokeWidth={2} aria-hidden="true" />
          )}
          {settings[field] ? label : `${label}: no`}
        </SwitchState>
      ))}
    </Summary>
  );
}
