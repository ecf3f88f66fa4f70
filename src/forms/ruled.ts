import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { type StringSchema, string } from 'yup';

/**
 * A text field of such a form, whose message is that of the first domain rule it breaks. `messageOf` also gets the values of the whole form,
 * however deep in it the field is.
 */
export type Ruled<Form> = (messageOf: (value: string, form: Form) => string | null) => StringSchema<string>;

/** What makes the text fields of a form whose rules also read other fields of it. */
export function rulesOf<Form>(): Ruled<Form> {
  return (messageOf) =>
    string()
      .defined()
      .test('rule', (value, { createError, from, parent }) => {
        // The library does not know whose schema it is: the outermost values are the form's.
        const message = messageOf(value, (from?.at(-1)?.value ?? parent) as Form);
        return message === null || createError({ message });
      });
}

/** A text field whose message is that of the first domain rule it breaks, whatever stands in the other fields. */
export function ruled(messageOf: (value: string) => string | null): StringSchema<string> {
  return rulesOf<unknown>()((value) => messageOf(value));
}

/**
 * Options for `register` that make each change of this field validate `other` again, whose rule also reads this field. That happens only
 * once the member has been in `other`, or while `other` shows a fault (as when the browser filled it in). The library's own `deps` does
 * nothing before this field's first blur under `onTouched`, and after it also validates an `other` that the member has not reached yet.
 */
export function rechecking<Values extends FieldValues>(
  { formState: { touchedFields, errors }, trigger }: Pick<UseFormReturn<Values>, 'formState' | 'trigger'>,
  other: FieldPath<Values>,
): Pick<RegisterOptions<Values>, 'onChange'> {
  // Must be read while rendering: the library updates only what was read then.
  const isShown = Boolean(get(touchedFields, other)) || get(errors, other) !== undefined;
  return {
    onChange: () => {
      if (isShown) void trigger(other);
    },
  };
}
