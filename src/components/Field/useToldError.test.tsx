import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const field = page.getByRole('textbox', { name: 'Celular' });
const TOO_SHORT = 'Le faltan dígitos.';
const NOT_A_NUMBER = 'Solo dígitos.';

function messageOf(value: string): string | undefined {
  if (/\D/.test(value)) return NOT_A_NUMBER;
  return value.length < 3 ? TOO_SHORT : undefined;
}

/** A field that is looked at anew with each letter, as those of a form that was sent once. */
function Celular({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextField
      label="Celular"
      value={value}
      onChange={({ target }) => setValue(target.value)}
      error={messageOf(value)}
    />
  );
}

/** What the field was said to be, each time that it changed. */
function descriptions(): string[] {
  const said: string[] = [];
  const input = field.element();
  const note = () => {
    if (!input.isConnected) return;
    const text = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    if (said.at(-1) !== text) said.push(text);
  };
  note();
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return said;
}

describe('screens.md A.0 «Accessibility»: who corrects a field is not scolded at each letter', () => {
  test('what else is wrong waits for a pause; what is mended goes at once', async () => {
    await renderComponent(<Celular />);
    await expect.element(field).toHaveAccessibleDescription(TOO_SHORT);
    const said = descriptions();
    await field.click();
    await userEvent.keyboard('a1b2');
    expect(said).toEqual([TOO_SHORT]);
    await expect.element(field).toHaveAccessibleDescription(NOT_A_NUMBER);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}123');
    await expect.element(field).toHaveAccessibleDescription('');
    expect(field.element().hasAttribute('aria-invalid')).toBe(false);
    expect(said).toEqual([TOO_SHORT, NOT_A_NUMBER, '']);
  });

  test('leaving the field and Enter end the wait', async () => {
    await renderComponent(<Celular start="123" />);
    await field.click();
    await userEvent.keyboard('x');
    expect(field.element().hasAttribute('aria-invalid')).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(field.element().getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('x{Tab}');
    expect(field.element().getAttribute('aria-invalid')).toBe('true');
  });

  test('a count follows each letter to the eye and is said once one stops; what describes the field stands still', async () => {
    await renderComponent(<TextAreaField label="Celular" limit={20} />);
    const spoken: string[] = [];
    const status = page.getByRole('status').element();
    new MutationObserver(() => spoken.push(status.textContent ?? '')).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await field.click();
    await userEvent.keyboard('hola');
    await expect.element(page.getByText('4 de 20', { exact: true })).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription('Hasta 20 caracteres');
    expect(spoken).toEqual([]);
    await expect.poll(() => spoken, { timeout: 3000 }).toEqual(['4 de 20 caracteres']);
  });

  test('a count that is too high stays beside the fault and is said; beside any other fault there is none', async () => {
    const typed = (characters: number, error: string) => (
      <TextField label="Celular" count={{ characters, limit: 40, hint: 'Sin caracteres especiales.' }} error={error} />
    );
    const { rerender } = await renderComponent(typed(45, 'Escriba hasta 40 caracteres.'));
    await expect.element(page.getByText('45 de 40', { exact: true })).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription('Escriba hasta 40 caracteres.');
    await rerender(typed(43, 'Escriba hasta 40 caracteres.'));
    await expect
      .poll(() => page.getByRole('status').element().textContent, { timeout: 3000 })
      .toBe('43 de 40 caracteres');
    await rerender(typed(0, 'El campo es requerido.'));
    await expect.element(field).toHaveAccessibleDescription('El campo es requerido.');
    await expect.element(page.getByText('0 de 40', { exact: true })).not.toBeInTheDocument();
  });

  test('a count with a hint: the hint describes the field, and the eye sees both in one line', async () => {
    const typed = (characters: number) => (
      <TextField label="Celular" count={{ characters, limit: 40, hint: 'Sin caracteres especiales.' }} />
    );
    const { rerender } = await renderComponent(typed(3));
    const said = descriptions();
    await expect.element(field).toHaveAccessibleDescription('Hasta 40 caracteres. Sin caracteres especiales.');
    await rerender(typed(4));
    await expect.element(page.getByText('4 de 40.')).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription('Hasta 40 caracteres. Sin caracteres especiales.');
    await expect
      .poll(() => page.getByRole('status').element().textContent, { timeout: 3000 })
      .toBe('4 de 40 caracteres');
    expect(said.map((text) => text.replace(/^\d+ de 40\. /, ''))).toEqual([
      'Hasta 40 caracteres. Sin caracteres especiales.',
      'Hasta 40 caracteres. Sin caracteres especiales.',
    ]);
  });
});
