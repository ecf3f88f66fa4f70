import { Calendar, Lock } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { payByText } from '#flows/productos/payBy.ts';
import type { CardDebt, OwnCard } from './ownCards.ts';
import { Badges, CardName, Ends, Figures, Label, UsedBar } from './PagoTarjetas.styles.ts';

export interface CardFiguresProps {
  card: OwnCard;
  /** Null while it is not known. */
  debt: CardDebt | null;
  hidden: boolean;
}

/** What the chosen card has: available, used of its limit, its state, and until when it is to be paid. */
export function CardFigures({ card, debt, hidden }: CardFiguresProps) {
  const { dateFormat } = useConfig();
  const { name, number, available, limit, isBlocked } = card;
  const used = debt?.used ?? card.used;
  const payBy = debt && payByText(debt, dateFormat);
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
        {isBlocked && (
          <Badge tone="neutral" icon={Lock}>
            Bloqueo temporal
          </Badge>
        )}
        {payBy && (
          <Badge tone="warn" icon={Calendar}>
            Fecha máxima de pago {payBy}
          </Badge>
        )}
      </Badges>
    </Figures>
  );
}
