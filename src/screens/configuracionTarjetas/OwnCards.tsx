import { Check, ChevronRight, Minus } from 'lucide-react';
import { askedOf, lacksCall } from '#api/asked.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { CardArt } from '#components/CardArt/CardArt.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { mapRows } from '#domain/partialList.ts';
import { AsyncList } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { CardNumber } from '#flows/productos/CardNumber.tsx';
import { CardStateBadge } from '#flows/productos/CardStateBadge.tsx';
import { type Card, cardOf } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { type CardSwitch, cardSwitches, switchSummary } from './cardSettings.ts';
import { settingsOf } from './ownCard.ts';
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
  const query = useApiQuery(lista, {});
  const cards = useShown(askedOf(query, (rows) => mapRows(rows, cardOf)));
  if (lacksCall(query)) return null;
  return (
    <Section aria-labelledby="mis-tarjetas">
      <Title id="mis-tarjetas">Mis tarjetas</Title>
      <AsyncList
        of={cards}
        loading="Cargando sus tarjetas"
        skeleton={
          <CardList as="div">
            <Skeleton $width="100%" $height="9.75rem" $radius="card" />
            <Skeleton $width="100%" $height="9.75rem" $radius="card" />
          </CardList>
        }
        empty={<p>No tiene tarjetas de crédito de la cooperativa.</p>}
      >
        {(all) => (
          <CardList>
            {all.map((card) => (
              <OwnCardItem key={card.code} card={card} />
            ))}
          </CardList>
        )}
      </AsyncList>
    </Section>
  );
}

function OwnCardItem({ card }: { card: Card }) {
  // What it may do comes from the card's own detail; without it the row says what the list knows.
  const { data, isLoading } = useApiQuery(leer, { params: { codigoTarjeta: card.code } });
  const settings = data ? settingsOf(data) : null;
  return (
    <CardItem>
      <CardMain>
        <CardArt last4={card.last4} />
        <CardText>
          <CardLink as={Link} to={to.ajustesTarjeta(card.code)}>
            {card.name}
          </CardLink>
          <CardNumber last4={card.last4} />
          <CardStateBadge temporaryBlock={settings?.bloqueoTemporal ?? null} state={card.state} />
        </CardText>
        <Icon icon={ChevronRight} />
      </CardMain>
      {settings && <SwitchSummary settings={settings} />}
      {isLoading && (
        <SkeletonPlace timing="none">
          <SwitchSummary settings={ALL_OFF} />
        </SkeletonPlace>
      )}
    </CardItem>
  );
}

/** For the room that the summary will take. */
const ALL_OFF = Object.fromEntries(cardSwitches.map(({ field }) => [field, false])) as Record<CardSwitch, boolean>;

function SwitchSummary({ settings }: { settings: Readonly<Record<CardSwitch, boolean>> }) {
  return (
    <Summary>
      {switchSummary.map(({ field, label }) => (
        <SwitchState key={field} $on={settings[field]}>
          {settings[field] ? <Icon icon={Check} size="small" /> : <Icon icon={Minus} size="small" />}
          {settings[field] ? label : `${label}: no`}
        </SwitchState>
      ))}
    </Summary>
  );
}
