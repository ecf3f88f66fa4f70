import styled from 'styled-components';
import { Chips } from '#components/Chips/Chips.tsx';
import { type Cents, formatAmount, formatMoney } from '#domain/money.ts';
import { space } from '#theme/tokens.ts';

export interface UsualAmountsProps {
  /** In cents. */
  amounts: readonly Cents[];
  /** What stands in the field; null where that is no amount. */
  value: Cents | null;
  /** Writes one into the field: «1.234,50». */
  onWrite: (text: string) => void;
}

/** Amounts to choose from instead of typing one (DESIGN.md §12 «Repetir»). */
export function UsualAmounts({ amounts, value, onWrite }: UsualAmountsProps) {
  return (
    <Row>
      <Chips
        label="Valores que suele enviar"
        options={amounts.map((amount) => ({ value: String(amount), label: formatMoney(amount) }))}
        value={value !== null && amounts.includes(value) ? String(value) : null}
        onChange={(amount) => onWrite(formatAmount(Number(amount)))}
      />
    </Row>
  );
}

const Row = styled.div`
  margin-top: ${space[3]};
`;
