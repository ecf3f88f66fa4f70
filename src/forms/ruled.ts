import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { string } from 'yup';

/**
 * A text whose one message is the first rule of domain/ that it breaks. `messageOf` also gets the whole form, however deep the field
 * stands in it; the caller names its type.
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
 * What a field is registered with so that `other`, whose rule reads this one too, is looked at anew with each change of it: once somebody has
 * been there, or where a fault of it stands, as of one that the browser filled in. The library's own `deps` does nothing before this field's
 * first blur under `onTouched`, and from then on also looks at an `other` that nobody has come to yet.
 */
export function rechecking<Values extends FieldValues>(
  { formState: { touchedFields, errors }, trigger }: Pick<UseFormReturn<Values>, 'formState' | 'trigger'>,
  other: FieldPath<Values>,
): Pick<RegisterOptions<Values>, 'onChange'> {
  // Read while drawing: only what is read then is kept up to date.
  const isShown = Boolean(get(touchedFields, other)) || get(errors, other) !== undefined;
  return {
    onChange: () => {
      if (isShown) void trigger(other);
    },
  };
}
