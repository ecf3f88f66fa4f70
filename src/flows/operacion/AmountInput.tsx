import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Chips } from '#components/Chips/Chips.tsx';
import { AmountField } from '#components/Field/AmountField.tsx';
import { type Cents, formatAmount, formatMoney, parseAmount } from '#domain/money.ts';
import { type AmountFault, type LimitLeft, typedCents } from '#domain/orderAmount.ts';
import { space } from '#theme/tokens.ts';
import { LeftHint } from './LeftHint.tsx';
import { LimitHint } from './LimitHint.tsx';
import type { Origin } from './useOrigin.ts';

export interface AmountInputProps {
  field: UseFormRegisterReturn;
  /** What the field holds. */
  text: string;
  /** Writes an amount into the field: «1.234,50», as it is read back or as it was chosen. */
  onWrite: (text: string) => void;
  /** What is wrong with it; shown only once it was left or sent. */
  fault: AmountFault | null;
  limit: LimitLeft | null;
  /** The account that pays: what it keeps is said as one types. */
  sources: Pick<Origin, 'origin'>;
  /** The server may add a commission, which it tells on Revisar. */
  mayCost?: boolean;
  /** Amounts in cents to choose from, such as those that this payee has had before. */
  usual?: readonly Cents[];
}

/**
 * «Valor»: under it what the account keeps and what is left of the limits; over them, the fault and the way to change them (screens.md A.0
 * «Amount field»). Of what the payee usually gets each amount is a chip.
 */
export function AmountInput({
  field,
  text,
  onWrite,
  fault,
  limit,
  sources,
  mayCost = false,
  usual = [],
}: AmountInputProps) {
  const { onBlur, ...rest } = field;
  const cents = typedCents(text);
  return (
    <div>
      <AmountField
        label="Valor"
        {...rest}
        onBlur={(event) => {
          const parsed = parseAmount(event.target.value);
          if (parsed.ok) onWrite(formatAmount(parsed.cents));
          void onBlur(event);
        }}
        error={fault?.message}
        help={
          <>
            <LeftHint sources={sources} cents={cents} mayCost={mayCost} />
            <LimitHint limit={limit} cents={cents} exceeded={false} />
          </>
        }
      />
      {fault?.isLimit && <LimitHint limit={limit} cents={cents} exceeded />}
      {usual.length > 0 && (
        <Usual>
          <Chips
            label="Valores que suele enviar"
            options={usual.map((amount) => ({ value: String(amount), label: formatMoney(amount) }))}
            value={cents !== null && usual.includes(cents) ? String(cents) : null}
            onChange={(amount) => onWrite(formatAmount(Number(amount)))}
          />
        </Usual>
      )}
    </div>
  );
}

const Usual = styled.div`
  margin-top: ${space[3]};
`;
