import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchField } from '../SearchField/SearchField.tsx';
import { renderComponent } from '../testRender.tsx';
import { AmountField } from './AmountField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const PASTED = '\u202dCarlos\u200b Loja\u202c ❤️';
const SEEN = 'Carlos Loja ❤️';

/** Each kind of field over a form, as the screens have them, and what the form would send. */
function AllFields() {
  const { register, control } = useForm({ defaultValues: { texto: '', area: '', valor: '', dinero: '', clave: '' } });
  const written = useWatch({ control });
  const [search, setSearch] = useState('');
  return (
    <>
      <TextField label="Texto" {...register('texto')} />
      <TextAreaField label="Mensaje" limit={100} {...register('area')} />
      <AmountField label="Valor" {...register('valor')} />
      <MoneyField label="Dinero" {...register('dinero')} />
      <PasswordField label="Contraseña" {...register('clave')} />
      <SearchField label="Buscar" value={search} onChange={setSearch} />
      <output aria-label="Enviado">{JSON.stringify([...Object.values(written), search])}</output>
    </>
  );
}

describe('D-68: what nobody can see does not enter a field', () => {
  it.each([
    ['Texto', 'textbox', 0],
    ['Mensaje', 'textbox', 1],
    ['Valor', 'textbox', 2],
    ['Dinero', 'textbox', 3],
    ['Buscar', 'searchbox', 5],
  ] as const)('%s: what is shown is what is sent', async (name, role, at) => {
    await renderComponent(<AllFields />);
    const field = page.getByRole(role, { name });
    await field.fill(PASTED);
    await expect.element(field).toHaveValue(SEEN);
    const sent: unknown = JSON.parse(page.getByRole('status', { name: 'Enviado' }).element().textContent ?? '');
    expect(Array.isArray(sent) && (sent[at] as unknown)).toBe(SEEN);
  });

  it('a password is kept to the letter', async () => {
    await renderComponent(<AllFields />);
    await page.getByLabelText('Contraseña', { exact: true }).fill('a\u200bb');
    await expect.element(page.getByLabelText('Contraseña', { exact: true })).toHaveValue('a\u200bb');
  });

  it('a message keeps its lines', async () => {
    await renderComponent(<AllFields />);
    const area = page.getByRole('textbox', { name: 'Mensaje' });
    await area.fill('Uno\n\u200bDos');
    await expect.element(area).toHaveValue('Uno\nDos');
  });

  it('the caret stays where the text was put', async () => {
    await renderComponent(<TextField label="Texto" defaultValue="Loja Peralta" />);
    const field = page.getByRole('textbox', { name: 'Texto' });
    await field.click();
    const input = field.element() as HTMLInputElement;
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('\u200b Vera!');
    await expect.element(field).toHaveValue('Loja Vera! Peralta');
  });
});
