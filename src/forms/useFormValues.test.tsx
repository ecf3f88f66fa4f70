import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useFormValues } from './useFormValues.ts';

const EMPTY = { fuente: 'propias', concepto: '' };

/** A form and how often who reads its values was drawn. */
async function drawn(...names: (keyof typeof EMPTY)[]) {
  let times = 0;
  const { result, act } = await renderHook(() => {
    const form = useForm({ defaultValues: EMPTY });
    times += 1;
    return { form, values: useFormValues(form, ...names) };
  });
  return {
    values: () => result.current.values,
    set: async (field: keyof typeof EMPTY, text: string) => {
      const before = times;
      await act(() => result.current.form.setValue(field, text));
      return times - before;
    },
    reset: () => act(() => result.current.form.reset(EMPTY)),
  };
}

test('without names: every change of any field is drawn', async () => {
  const form = await drawn();
  expect(await form.set('concepto', 'A')).toBe(1);
  expect(await form.set('fuente', 'nueva')).toBe(1);
  expect(form.values()).toEqual({ fuente: 'nueva', concepto: 'A' });
});

test('with names: a letter of another field draws nothing anew, a change of theirs does, and so does an emptied form', async () => {
  const form = await drawn('fuente');
  expect(await form.set('concepto', 'Arriendo')).toBe(0);
  expect(await form.set('fuente', 'nueva')).toBe(1);
  expect(form.values()).toEqual({ fuente: 'nueva' });
  await form.reset();
  expect(form.values()).toEqual({ fuente: 'propias' });
});
