import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#components/Field/TextField.tsx';
import { orderField } from './orderField.ts';

export interface ConceptFieldProps {
  field: UseFormRegisterReturn;
  /** What is typed, for its count. */
  value: string;
  /** How many characters it may have at most. */
  limit: number;
  /** What else is said of it beside the count. */
  hint?: string;
  error: string | undefined;
}

/** «Concepto» with the count of what is typed, blanks at its ends aside: they are not sent. */
export function ConceptField({ field, value, limit, hint = '', error }: ConceptFieldProps) {
  return (
    <TextField
      label="Concepto"
      autoComplete="off"
      {...orderField('concept')}
      {...field}
      error={error}
      count={{ characters: Array.from(value.trim()).length, limit, ...(hint && { hint }) }}
    />
  );
}
