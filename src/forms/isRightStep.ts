import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Whether the fields of one step of a form are right; the first that is not gets the focus. From then on all of them count as touched, as
 * in a form that was sent (§5 «Invalid form»): each change is looked at anew, so that a mended field says so at once.
 */
export function isRightStep<Values extends FieldValues>(
  { getValues, setValue, trigger }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'trigger'>,
  fields: readonly FieldPath<Values>[],
): Promise<boolean> {
  for (const name of fields) setValue(name, getValues(name), { shouldTouch: true });
  return trigger(fields, { shouldFocus: true });
}
