import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ecuadorMoney, formatAmount } from '#domain/money.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontSize, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useLanguage } from '../messages/LanguageProvider.tsx';
import { ControlBox, ControlInput } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts, isLocked } from './fieldParts.ts';
import { seenChange } from './seenChange.ts';

export interface AmountFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'inputMode'>,
    Omit<FieldProps, 'children'> {}

/** The amount of an order: large, one string with its symbol, with the decimal keyboard (screens.md A.0 «Amount field», DESIGN.md §12). */
export function AmountField(props: AmountFieldProps) {
  const { money = ecuadorMoney } = useLanguage();
  const [field, input] = fieldParts(props);
  return (
    <Field {...field}>
      {(control) => (
        <Box $invalid={control['aria-invalid'] === true} $disabled={isLocked(input)}>
          <Prefix aria-hidden="true">{money.symbol}</Prefix>
          <Amount
            autoComplete="off"
            placeholder={formatAmount(0, money)}
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            onChange={seenChange(input.onChange)}
          />
        </Box>
      )}
    </Field>
  );
}

const Box = styled(ControlBox)`
  /* Symbol and figures keep their order in every amount, also in text that is written from right to left. */
  direction: ltr;
  min-height: ${size.selector};
`;

const Prefix = styled.span`
  margin-inline-end: ${space[1]};
  color: ${color.textTertiary};
  ${type.amountSymbol}

  ${narrowWindow} {
    font-size: ${fontSize.h3};
  }
`;

const Amount = styled(ControlInput)`
  ${type.amountField}
  font-variant-numeric: tabular-nums;

  ${narrowWindow} {
    font-size: ${fontSize.moneySmall};
  }
`;
