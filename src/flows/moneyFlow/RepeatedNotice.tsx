import { History } from 'lucide-react';
import styled from 'styled-components';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useReceipt } from '#flows/comprobante/useReceipt.tsx';
import { space } from '#theme/tokens.ts';
import { type EarlierWords, earlierWords } from './earlierOrders.ts';
import type { OrderKind, OrderSummary } from './operation.ts';
import type { RepeatedOrder } from './useRepeatedOrder.ts';

export interface RepeatedNoticeProps {
  kind: OrderKind;
  summary: OrderSummary;
  repeated: RepeatedOrder;
  /** What the server says of it, in its words; it is the judge. */
  warnings: readonly string[];
  disabled: boolean;
}

/** So many are told one by one. */
const TOLD = 3;

/** Before Confirmar: the same was ordered already (D-67). It is said with its receipt, and a tick is asked; nothing is forbidden. */
export function RepeatedNotice({ kind, summary, repeated, warnings, disabled }: RepeatedNoticeProps) {
  const openReceipt = useReceipt();
  const { earlier, now } = repeated;
  const more = earlier.length - TOLD;
  return (
    <Place role="status">
      {earlier.length > 0 && (
        <Notice tone="warn" icon={History}>
          <Lines>
            {warnings.map((warning, index) => (
              <li key={`${warning}-${index}`}>
                <bdi>{warning}</bdi>
              </li>
            ))}
            {earlier.slice(0, TOLD).map((one) => (
              <li key={one.mark}>
                <Sentence {...earlierWords(one, kind, summary, now)} />{' '}
                {one.receipt && (
                  <TextButton onClick={() => void openReceipt(one.receipt)}>Comprobante {one.receipt}</TextButton>
                )}
              </li>
            ))}
            {more > 0 && (
              <li>{more === 1 ? 'Hay otra igual' : `Hay otras ${more} iguales`} en las últimas 24 horas.</li>
            )}
          </Lines>
          <Checkbox
            label="Es otra operación: quiero hacerla también"
            checked={repeated.isAccepted}
            disabled={disabled}
            onChange={({ target }) => repeated.accept(target.checked)}
            error={repeated.isFault ? 'Marque la casilla para continuar.' : undefined}
          />
        </Notice>
      )}
    </Place>
  );
}

function Sentence({ before, whom, after }: EarlierWords) {
  return (
    <>
      {before}
      {whom && <bdi>{whom}</bdi>}
      {after}
    </>
  );
}

const Place = styled.div`
  &:not(:empty) {
    padding: ${space[5]} ${space[6]} 0;
  }

  @container main (width < 30rem) {
    &:not(:empty) {
      padding: ${space[4]} ${space[5]} 0;
    }
  }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    margin-top: ${space[1]};
  }
`;
