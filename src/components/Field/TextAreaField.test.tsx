import { createRef } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const field = page.getByRole('textbox', { name: 'Mensaje' });

it('counts as people count: an emoji is one, outer blanks are none', async () => {
  await renderComponent(<TextAreaField label="Mensaje" limit={500} />);
  await expect.element(page.getByText('0 de 500', { exact: true })).toBeVisible();
  await field.fill('Ñu 😀');
  await expect.element(page.getByText('4 de 500', { exact: true })).toBeVisible();
  await field.fill('  \n hola \n ');
  await expect.element(page.getByText('4 de 500', { exact: true })).toBeVisible();
});

it('begins with the count of what stands in it', async () => {
  await renderComponent(<TextAreaField label="Mensaje" limit={500} defaultValue="Buen servicio" />);
  await expect.element(field).toHaveValue('Buen servicio');
  await expect.element(page.getByText('13 de 500', { exact: true })).toBeVisible();
});

it('counts what a form puts into it, as each of its siblings does', async () => {
  const { rerender } = await renderComponent(<TextAreaField label="Mensaje" limit={500} value="Hola" readOnly />);
  await expect.element(page.getByText('4 de 500', { exact: true })).toBeVisible();
  await rerender(<TextAreaField label="Mensaje" limit={500} value="Buen servicio" readOnly />);
  await expect.element(page.getByText('13 de 500', { exact: true })).toBeVisible();
});

it('counts anew when a form library fills or empties its form', async () => {
  function LibraryForm() {
    const { register, reset } = useForm({ defaultValues: { message: 'Buen servicio' } });
    return (
      <form>
        <TextAreaField label="Mensaje" limit={500} {...register('message')} />
        <button type="button" onClick={() => reset({ message: 'Hola' })}>
          Llenar
        </button>
        <button type="button" onClick={() => reset({ message: '' })}>
          Vaciar
        </button>
      </form>
    );
  }
  await renderComponent(<LibraryForm />);
  await expect.element(page.getByText('13 de 500', { exact: true })).toBeVisible();
  for (const [name, count] of [
    ['Llenar', 4],
    ['Vaciar', 0],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByText(`${count} de 500`, { exact: true })).toBeVisible();
  }
});

it('counts anew when its form is reset', async () => {
  await renderComponent(
    <form>
      <TextAreaField label="Mensaje" limit={500} defaultValue="Hola" />
      <button type="reset">Deshacer</button>
    </form>,
  );
  await field.fill('Buen servicio');
  await expect.element(page.getByText('13 de 500', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('4 de 500', { exact: true })).toBeVisible();
});

it('more than the limit is counted, not cut', async () => {
  await renderComponent(<TextAreaField label="Mensaje" limit={3} />);
  await field.fill('abcde');
  await expect.element(field).toHaveValue('abcde');
  await expect.element(page.getByText('5 de 3', { exact: true })).toBeVisible();
});

it('the error takes the place of the count, which goes on behind it', async () => {
  const { rerender } = await renderComponent(
    <TextAreaField label="Mensaje" limit={500} error="El campo es requerido." />,
  );
  await expect.element(field).toHaveAccessibleDescription('El campo es requerido.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('hola');
  await rerender(<TextAreaField label="Mensaje" limit={500} />);
  await expect.element(page.getByText('4 de 500', { exact: true })).toBeVisible();
  expect(field.element().hasAttribute('aria-invalid')).toBe(false);
});

it('hands over what is typed, and fits a form library’s ref and name', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const ref = createRef<HTMLTextAreaElement>();
  await renderComponent(
    <TextAreaField
      ref={ref}
      name="mensaje"
      label="Mensaje"
      limit={500}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await field.fill('línea 1\nlínea 2');
  expect(onChange.mock.calls).toEqual([['línea 1\nlínea 2']]);
  expect(ref.current?.value).toBe('línea 1\nlínea 2');
  expect(ref.current?.name).toBe('mensaje');
});
