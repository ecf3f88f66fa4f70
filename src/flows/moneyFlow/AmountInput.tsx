import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { AmountField } from '#components/Field/AmountField.tsx';
import { lazyPart } from '#components/lazyPart.ts';
import { useStillUnderPress } from '#components/Press/useStillUnderPress.ts';
import { type Cents, formatAmount, parseAmount } from '#domain/money.ts';
import { type AmountFault, type LimitLeft, typedCents } from '#domain/orderAmount.ts';
import { LeftHint } from './LeftHint.tsx';
import { LimitHint } from './LimitHint.tsx';

/** Comes with what is known of the payee, and the field is a field without it. */
const UsualAmounts = lazyPart(() => import('./UsualAmounts.tsx').then((part) => part.UsualAmounts));

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
  origin: SelectableAccount | null;
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
  origin,
  mayCost = false,
  usual = [],
}: AmountInputProps) {
  const { onBlur, ...rest } = field;
  const cents = typedCents(text);
  // They come with an answer, after the field: not while what they move is pressed.
  const hasUsual = useStillUnderPress(usual.length > 0);
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
            <LeftHint origin={origin} cents={cents} mayCost={mayCost} />
            <LimitHint limit={limit} origin={origin} cents={cents} exceeded={false} />
          </>
        }
      />
      {fault?.kind === 'limit' && <LimitHint limit={limit} origin={origin} cents={cents} exceeded />}
      {hasUsual && <UsualAmounts amounts={usual} value={cents} onWrite={onWrite} />}
    </div>
  );
}
