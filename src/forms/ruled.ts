import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { string } from 'yup';

/**
 * A text field whose message is that of the first domain rule it breaks. `messageOf` also gets the values of the whole form, however deep
 * in it the field is; the caller gives their type.
 */
export function ruled(messageOf: (value: string, form: never) => string | null) {
  return string()
    .defined()
    .test('rule', (value, { createError, from, parent }) => {
      const message = messageOf(value, (from?.at(-1)?.value ?? parent) as never);
      return message === null || createError({ message });
    });
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
