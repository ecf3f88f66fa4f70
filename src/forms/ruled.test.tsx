import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, expectTypeOf, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { object } from 'yup';
import { rechecking, ruled, rulesOf } from './ruled.ts';

const EMPTY = { clave: 'a', repetida: 'ab' };

const ruledByForm = rulesOf<typeof EMPTY>();

const schema = object({
  clave: ruled(() => null),
  repetida: ruledByForm((value, { clave }) => (value === clave ? null : 'No coinciden.')),
});

function Form() {
  const form = useForm({
    resolver: yupResolver(schema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <input aria-label="Clave" {...form.register('clave', rechecking(form, 'repetida'))} />
      <input aria-label="Repetida" {...form.register('repetida')} />
      <p>{form.formState.errors.repetida?.message ?? 'Sin faltas.'}</p>
      <button type="submit">Enviar</button>
    </form>
  );
}

const key = page.getByLabelText('Clave');
const fault = page.getByText('No coinciden.');
const none = page.getByText('Sin faltas.');

beforeEach(async () => {
  await render(<Form />);
});

test('a field that nobody has been to is left alone', async () => {
  await userEvent.type(key, 'x');
  await none.click();
  await userEvent.type(key, 'y');
  await expect.element(key).toHaveValue('axy');
  await expect.element(none).toBeVisible();
});

test('one that was left follows each change, before the changed field is left for the first time', async () => {
  await page.getByLabelText('Repetida').click();
  await key.click();
  await expect.element(fault).toBeVisible();
  await userEvent.type(key, 'b');
  await expect.element(none).toBeVisible();
  await userEvent.type(key, 'c');
  await expect.element(fault).toBeVisible();
});

test('so does one whose fault stands though nobody has been there, as of one that the browser filled in', async () => {
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(fault).toBeVisible();
  await userEvent.type(key, 'b');
  await expect.element(none).toBeVisible();
});

test('a rule reads the fields of its own form: one of another form’s is refused by the types', () => {
  const ofAnother = (value: string, { celular }: { celular: string }) => (value === celular ? null : 'No coinciden.');
  expectTypeOf(ruledByForm).parameter(0).parameter(1).toEqualTypeOf<{ clave: string; repetida: string }>();
  expectTypeOf(ofAnother).not.toExtend<Parameters<typeof ruledByForm>[0]>();
  // Nor does a rule that is told of no form read one.
  expectTypeOf(ofAnother).not.toExtend<Parameters<typeof ruled>[0]>();
});
