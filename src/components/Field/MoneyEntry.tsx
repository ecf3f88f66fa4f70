import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { ecuadorMoney } from '#domain/money.ts';
import { useLanguage } from '../messages/LanguageProvider.tsx';
import type { ControlBox, ControlInput } from './ControlBox.tsx';
import type { FieldControl } from './Field.tsx';
import { seenChange } from './seenChange.ts';

export interface MoneyEntryProps {
  /** How the field it belongs to draws it. */
  parts: {
    Box: typeof ControlBox;
    Prefix: ComponentType<{ 'aria-hidden': 'true'; children: ReactNode }>;
    Amount: typeof ControlInput;
  };
  control: FieldControl;
  input: ComponentPropsWithRef<'input'>;
}

/** The box of an amount: the symbol of its money, and what is typed, with the decimal keyboard. */
export function MoneyEntry({ parts: { Box, Prefix, Amount }, control, input }: MoneyEntryProps) {
  const { money = ecuadorMoney } = useLanguage();
  return (
    <Box $invalid={control['aria-invalid'] === true} $disabled={Boolean(input.disabled)}>
      <Prefix aria-hidden="true">{money.symbol}</Prefix>
      <Amount
        autoComplete="off"
        {...input}
        {...control}
        type="text"
        inputMode="decimal"
        onChange={seenChange(input.onChange)}
      />
    </Box>
  );
}
