import { ChevronRight } from 'lucide-react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { RowText, RowWait } from '#components/List/listParts.ts';
import { Money } from '#components/Money/Money.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { opposite } from '#domain/money.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useReceipt } from '#flows/comprobante/useReceipt.tsx';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Day, Row, RowButton } from './PaymentRows.styles.ts';
import { type KnownPayees, type Paid, paidStateText, paidText } from './paidRow.ts';

export interface PaidRowProps {
  paid: Paid;
  /** What gives it the name that the member knows it by. */
  known: KnownPayees;
}

/** One of «Últimos pagos»: what was paid, when, how much, what has become of it, and its receipt. */
export function PaidRow({ paid, known }: PaidRowProps) {
  const { numeroComprobante, fecha, valor } = paid;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const openReceipt = useReceipt();
  const { icon, name, nameParts, text } = paidText(paid, known);
  const state = paidStateText(paid, useCurrentDay(), dateFormat);
  const day = formatDate(fecha, dateFormat);
  return (
    <Row>
      <IconTile icon={icon} tone="neutral" />
      <RowText>
        <b>
          <Apart text={nameParts} />
        </b>
        <span>{text.length > 0 && <Apart text={text} />}</span>
        {state && <RowWait>{state}</RowWait>}
      </RowText>
      <Day>{day}</Day>
      {typeof valor === 'number' ? <Money cents={opposite(valor)} flow="outgoing" hidden={hidden} /> : <span />}
      {numeroComprobante ? (
        <RowButton
          type="button"
          aria-label={`Ver comprobante de ${[name, day].filter(Boolean).join(', ')}`}
          onClick={() => void openReceipt(numeroComprobante, paid.estado)}
        >
          <span>Ver</span>
          <Icon icon={ChevronRight} size="large" />
        </RowButton>
      ) : (
        <span />
      )}
    </Row>
  );
}
