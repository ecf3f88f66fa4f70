import { createRef } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: '01', label: '¿Nombre de su primera mascota?' },
  { value: '02', label: '¿En qué ciudad nació su mamá?', disabled: true },
  { value: '03', label: '¿Cómo se llamaba su escuela?' },
];
const field = page.getByRole('combobox', { name: 'Pregunta 1' });
const select = () => field.element() as HTMLSelectElement;

it('the label names it; the help, and in its place the error, describe it', async () => {
  const { rerender } = await renderComponent(<SelectField label="Pregunta 1" help="Elija una." options={options} />);
  await expect.element(field).toHaveAccessibleDescription('Elija una.');
  expect(select().hasAttribute('aria-invalid')).toBe(false);
  await rerender(<SelectField label="Pregunta 1" help="Elija una." error="El campo es requerido." options={options} />);
  await expect.element(field).toHaveAccessibleDescription('El campo es requerido.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

it('the placeholder stands while nothing is chosen and cannot be chosen; nor can a disabled option', async () => {
  await renderComponent(
    <SelectField label="Pregunta 1" placeholder="Elija una pregunta" defaultValue="" options={options} />,
  );
  await expect.element(field).toHaveValue('');
  expect([...select().options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Elija una pregunta', true],
    ['¿Nombre de su primera mascota?', false],
    ['¿En qué ciudad nació su mamá?', true],
    ['¿Cómo se llamaba su escuela?', false],
  ]);
});

it('nothing is chosen for whoever gives neither value nor default: the placeholder stands', async () => {
  await renderComponent(<SelectField label="Pregunta 1" placeholder="Elija una pregunta" options={options} />);
  await expect.element(field).toHaveValue('');
});

it('nor in a form without defaults, which sends what was chosen and nothing else', async () => {
  const sent = vi.fn<(values: object) => void>();
  function Form() {
    const { register, handleSubmit } = useForm();
    return (
      <form onSubmit={(event) => void handleSubmit(sent)(event)}>
        <SelectField label="Pregunta 1" placeholder="Elija una pregunta" options={options} {...register('pregunta')} />
        <button type="submit">Enviar</button>
      </form>
    );
  }
  await renderComponent(<Form />);
  await expect.element(field).toHaveValue('');
  await page.getByRole('button').click();
  expect(sent.mock.lastCall?.[0]).toEqual({ pregunta: '' });
  await field.selectOptions('03');
  await page.getByRole('button').click();
  expect(sent.mock.lastCall?.[0]).toEqual({ pregunta: '03' });
});

it('without a placeholder the first option stands', async () => {
  await renderComponent(<SelectField label="Pregunta 1" options={options} />);
  await expect.element(field).toHaveValue('01');
});

it('hands over the choice, and fits a form library’s ref and name', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const ref = createRef<HTMLSelectElement>();
  await renderComponent(
    <SelectField
      ref={ref}
      name="preguntas.0.codigo"
      label="Pregunta 1"
      placeholder="Elija una pregunta"
      defaultValue=""
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await field.selectOptions('03');
  expect(onChange.mock.calls).toEqual([['03']]);
  expect(ref.current?.value).toBe('03');
  expect(ref.current?.name).toBe('preguntas.0.codigo');
});

it('its control is 52 px high and fills its box', async () => {
  await renderComponent(<SelectField label="Pregunta 1" options={options} />);
  expect(select().getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
});
