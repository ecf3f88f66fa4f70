import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AmountField } from '#components/Field/AmountField.tsx';
import { formatAmount, parseAmount } from '#domain/money.ts';
import type { AmountFault, LimitLeft } from '#domain/orderAmount.ts';
import { LimitHint } from './LimitHint.tsx';

export interface AmountInputProps {
  field: UseFormRegisterReturn;
  /** Writes the amount as it is read back: «1.234,50». */
  onTidy: (text: string) => void;
  /** What is wrong with it; shown only once it was left or sent. */
  fault: AmountFault | null;
  limit: LimitLeft | null;
  /** What becomes of the account by it ({@link LeftHint}). */
  left?: ReactNode;
}

/** «Valor» with what is left of the limits under it; over them, the fault and the way to change them (screens.md A.0). */
export function AmountInput({ field, onTidy, fault, limit, left }: AmountInputProps) {
  const { onBlur, ...rest } = field;
  return (
    <div>
      <AmountField
        label="Valor"
        {...rest}
        onBlur={(event) => {
          const parsed = parseAmount(event.target.value);
          if (parsed.ok) onTidy(formatAmount(parsed.cents));
          void onBlur(event);
        }}
        error={fault?.message}
        help={
          (left || limit) && (
            <>
              {left}
              <LimitHint limit={limit} exceeded={false} />
            </>
          )
        }
      />
      {fault?.isLimit && <LimitHint limit={limit} exceeded />}
    </div>
  );
}
