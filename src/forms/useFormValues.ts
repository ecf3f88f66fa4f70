import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

/**
 * What is typed in the fields of a form that are named, else in all of them, drawn anew when one of those changes. A page that names what it decides
 * by is not drawn anew with each letter of a concept: on a slow phone that is what a letter waits for (`npm run bench:lowend`). A field that says something
 * of its own text is drawn by the library's `Watch`.
 */
export function useFormValues<Values extends FieldValues, Name extends keyof Values = keyof Values>(
  { control, getValues }: UseFormReturn<Values>,
  ...names: readonly Name[]
): Pick<Values, Name> {
  useWatch({ control, compute: (values) => (names.length > 0 ? names.map((name) => values[name]) : { ...values }) });
  const values = getValues();
  if (names.length === 0) return values;
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}

/** True when every field is right. From then on each change is looked at anew, so that a mended field says so at once. */
export async function isRight<Values extends FieldValues>(form: UseFormReturn<Values>): Promise<boolean> {
  let right = false;
  await form.handleSubmit(() => {
    right = true;
  })();
  return right;
}
