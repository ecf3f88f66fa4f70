import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { CardDueBadge } from '#flows/productos/CardDueBadge.tsx';
import { CardStateBadge } from '#flows/productos/CardStateBadge.tsx';
import type { CardDebt, OwnCard } from './ownCards.ts';
import { Badges, CardName, Ends, Figures, Label, UsedBar } from './PagoTarjetas.styles.ts';

export interface CardFiguresProps {
  card: OwnCard;
  /** Null while it is not known. */
  debt: CardDebt | null;
  /** The member's own switch; null while it is not known. */
  temporaryBlock: boolean | null;
  hidden: boolean;
}

/** What the chosen card has: available, used of its limit, its state, and until when it is to be paid, or for how long it has been overdue. */
export function CardFigures({ card, debt, temporaryBlock, hidden }: CardFiguresProps) {
  const { name, number, available, limit, state } = card;
  const used = debt?.used ?? card.used;
  return (
    <Figures>
      <CardName>
        <bdi>{name}</bdi> {number}
      </CardName>
      {available !== null && (
        <>
          <Label>Cupo disponible</Label>
          <Money cents={available} size="lg" hidden={hidden} />
        </>
      )}
      {used !== null && limit !== null && (
        <>
          <UsedBar aria-hidden="true" $share={hidden || limit <= 0 ? 0 : Math.min(1, Math.max(0, used / limit))} />
          <Ends>
            <Label>
              Utilizado <MoneyText cents={used} hidden={hidden} />
            </Label>
            <Label>
              Cupo <MoneyText cents={limit} hidden={hidden} />
            </Label>
          </Ends>
        </>
      )}
      <Badges>
        <CardStateBadge temporaryBlock={temporaryBlock} state={state} unusualOnly />
        {debt && <CardDueBadge payment={debt} until="Fecha máxima de pago" />}
      </Badges>
    </Figures>
  );
}
