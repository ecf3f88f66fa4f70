import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space } from '#theme/tokens.ts';
import { ControlBox, ControlInput } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { MoneyEntry } from './MoneyEntry.tsx';

export interface MoneyFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | 'type' | 'inputMode'>,
    Omit<FieldProps, 'children'> {}

/** An amount in dollars: `$` prefix, decimal keyboard, tabular figures. What may be typed is decided by domain/money.ts. */
export function MoneyField({ label, help, error, notice, ...input }: MoneyFieldProps) {
  return (
    <Field label={label} help={help} error={error} notice={notice}>
      {(control) => <MoneyEntry parts={{ Box, Prefix, Amount }} control={control} input={input} />}
    </Field>
  );
}

/** Symbol and figures as in every amount, whichever way words are read. */
const Box = styled(ControlBox)`
  direction: ltr;
`;

const Prefix = styled.span`
  margin-inline-end: ${space[3]};
`;

const Amount = styled(ControlInput)`
  font-variant-numeric: tabular-nums;
`;
