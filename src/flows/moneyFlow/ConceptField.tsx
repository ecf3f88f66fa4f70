import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { TextField } from '#components/Field/TextField.tsx';
import { orderField } from './orderField.ts';

export interface ConceptFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  /** How many characters it may have at most. */
  limit: number;
  /** What else is said of it beside the count. */
  hint?: string;
  error: string | undefined;
}

/**
 * «Concepto» with the count of what is typed, blanks at its ends aside: they are not sent. It looks at its own text, so that a letter draws nothing else
 * of the form.
 */
export function ConceptField<Values extends FieldValues>({
  control,
  name,
  limit,
  hint = '',
  error,
}: ConceptFieldProps<Values>) {
  const value: string = useWatch({ control, name });
  return (
    <TextField
      label="Concepto"
      autoComplete="off"
      {...orderField('concept')}
      {...control.register(name)}
      error={error}
      count={{ characters: Array.from(value.trim()).length, limit, ...(hint && { hint }) }}
    />
  );
}
