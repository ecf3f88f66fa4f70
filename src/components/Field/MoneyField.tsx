import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ecuadorMoney } from '#domain/money.ts';
import { space } from '#theme/tokens.ts';
import { useLanguage } from '../messages/LanguageProvider.tsx';
import { ControlBox, ControlInput } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts, isLocked } from './fieldParts.ts';
import { seenChange } from './seenChange.ts';

export interface MoneyFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'inputMode'>,
    Omit<FieldProps, 'children'> {}

/** An amount in dollars: `$` prefix, decimal keyboard, tabular figures. domain/money.ts decides what may be typed. */
export function MoneyField(props: MoneyFieldProps) {
  const { money = ecuadorMoney } = useLanguage();
  const [field, input] = fieldParts(props);
  return (
    <Field {...field}>
      {(control) => (
        <Box $invalid={control['aria-invalid'] === true} $disabled={isLocked(input)}>
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
      )}
    </Field>
  );
}

/** Symbol and figures keep their order in every amount, also in text that is written from right to left. */
const Box = styled(ControlBox)`
  direction: ltr;
`;

const Prefix = styled.span`
  margin-inline-end: ${space[3]};
`;

const Amount = styled(ControlInput)`
  font-variant-numeric: tabular-nums;
`;
