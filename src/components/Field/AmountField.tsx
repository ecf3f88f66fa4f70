import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontFamily } from '#theme/tokens.ts';
import { ControlBox, ControlInput } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { seenChange } from './seenChange.ts';

export interface AmountFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | 'type' | 'inputMode'>,
    Omit<FieldProps, 'children'> {}

/** The amount of an order: large, at the right, with the decimal keyboard (screens.md A.0 «Amount field», DESIGN.md §6). */
export function AmountField({ label, help, error, notice, ...input }: AmountFieldProps) {
  return (
    <Field label={label} help={help} error={error} notice={notice}>
      {(control) => (
        <Box $invalid={Boolean(error)} $disabled={Boolean(input.disabled)}>
          <Prefix aria-hidden="true">$</Prefix>
          <Amount
            autoComplete="off"
            placeholder="0,00"
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
  min-height: 4.5rem;
`;

const Prefix = styled.span`
  color: ${color.textTertiary};
  font: 500 1.75rem / 2.25rem ${fontFamily.display};
`;

const Amount = styled(ControlInput)`
  font: 600 2rem / 2.5rem ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
