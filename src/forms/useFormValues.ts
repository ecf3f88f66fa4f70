import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

/** Everything that is typed in a form, drawn anew with each change. The library's own hook answers a part of the fields as far as types go. */
export function useFormValues<Values extends FieldValues>({ control, getValues }: UseFormReturn<Values>): Values {
  useWatch({ control });
  return getValues();
}

/** True when every field is right. From then on each change is looked at anew, so that a mended field says so at once. */
export async function isRight<Values extends FieldValues>(form: UseFormReturn<Values>): Promise<boolean> {
  let right = false;
  await form.handleSubmit(() => {
    right = true;
  })();
  return right;
}
