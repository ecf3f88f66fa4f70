import { ChevronRight, CreditCard } from 'lucide-react';
import { leer } from '#api/contract/tarjetas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { CardArt } from '#components/CardArt/CardArt.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { CardDueBadge } from '#flows/productos/CardDueBadge.tsx';
import { CardNumber } from '#flows/productos/CardNumber.tsx';
import { CardStateBadge } from '#flows/productos/CardStateBadge.tsx';
import {
  Badges,
  CardFacts,
  CardLine,
  Figure,
  Head,
  HeadFacts,
  HeadText,
  Label,
  Name,
  RowFrame,
  StretchedLink,
} from '#flows/productos/ProductCards.styles.ts';
import { OwnState } from '#flows/productos/ProductCards.tsx';
import type { Card } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';

export interface CardRowProps {
  card: Card;
  hidden: boolean;
}

/** A credit card: art, due badge and what must be paid (DESIGN.md §6); a blocked one is a plain row with its state. */
export function CardRow({ card, hidden }: CardRowProps) {
  return card.isBlocked ? <BlockedCard card={card} /> : <ActiveCard card={card} hidden={hidden} />;
}

function BlockedCard({ card: { code, name, last4, state } }: { card: Card }) {
  // Whose block it is comes from the card's own detail; a list does not tell the member's from the bank's.
  const { data } = useApiQuery(leer, { params: { codigoTarjeta: code } });
  return (
    <RowFrame>
      <Head>
        <IconTile icon={CreditCard} tone="neutral" />
        <HeadFacts>
          <HeadText>
            <StretchedLink as={Link} to={to.pagoTarjetas} state={flowStart({ destino: code })}>
              <Name>{name}</Name>
            </StretchedLink>
            <CardNumber last4={last4} />
          </HeadText>
          <CardStateBadge temporaryBlock={data?.configuracion?.bloqueoTemporal ?? null} state={state} />
        </HeadFacts>
        <Icon icon={ChevronRight} size="large" />
      </Head>
    </RowFrame>
  );
}

function ActiveCard({ card, hidden }: CardRowProps) {
  const { code, name, last4, available, state } = card;
  // What is due comes from the card's own detail; without it the row says what the list knows.
  const { data } = useApiQuery(leer, { params: { codigoTarjeta: code } });
  return (
    <RowFrame>
      <CardLine>
        <CardArt last4={last4} />
        <HeadText>
          <StretchedLink as={Link} to={to.pagoTarjetas} state={flowStart({ destino: code })}>
            <Name>{name}</Name>
          </StretchedLink>
          <CardNumber last4={last4} />
          <Badges>
            {data?.configuracion?.bloqueoTemporal ? (
              <CardStateBadge temporaryBlock state={state} />
            ) : (
              <OwnState state={state} />
            )}
            <CardDueBadge payment={{ total: data?.pagoTotal, payBy: data?.fechaMaximaPago }} until="Pague hasta el" />
          </Badges>
        </HeadText>
        <CardFacts>
          {available !== null && (
            <Figure $end>
              <Label>Cupo disponible</Label>
              <Money cents={available} size="sm" hidden={hidden} />
            </Figure>
          )}
          {typeof data?.pagoMinimo === 'number' && typeof data.pagoTotal === 'number' && (
            <Label>
              Pago mínimo{' '}
              <b>
                <MoneyText cents={data.pagoMinimo} hidden={hidden} />
              </b>{' '}
              · Total{' '}
              <b>
                <MoneyText cents={data.pagoTotal} hidden={hidden} />
              </b>
            </Label>
          )}
        </CardFacts>
      </CardLine>
    </RowFrame>
  );
}
