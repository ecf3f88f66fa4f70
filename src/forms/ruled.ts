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
