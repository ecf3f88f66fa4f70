import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AccountNumber } from '../AccountNumber/AccountNumber.tsx';
import { DateField } from '../Field/DateField.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { Money } from '../Money/Money.tsx';
import { PinCountdown } from '../PinDialog/PinCountdown.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { english } from './en.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import type { Language } from './messages.ts';

const shown = async (language: Language | null) => {
  const content = (
    <ToastProvider queue={createToastQueue()}>
      <Money cents={-123_456_789} />
      <Money cents={1} hidden />
      <AccountNumber number="2201004871" />
      <PinCountdown elapsed={0} />
      <PasswordField label="PIN" />
      <DateField label="D" defaultValue="" />
    </ToastProvider>
  );
  return renderComponent(language ? <LanguageProvider language={language}>{content}</LanguageProvider> : content);
};

it('without a provider everything is in Spanish, as in Ecuador', async () => {
  const { container } = await shown(null);
  for (const text of ['-$1.234.567,89', 'Saldo oculto', 'cuenta terminada en 4871', 'El código vence en 2:59']) {
    expect(container.textContent).toContain(text);
  }
  await expect.element(page.getByRole('button', { name: 'Mostrar contraseña' })).toBeVisible();
});

it('with English around them they say and write everything in English', async () => {
  const { container } = await shown(english);
  for (const text of ['-$1,234,567.89', 'Balance hidden', 'account ending in 4871', 'The code expires in 2:59']) {
    expect(container.textContent).toContain(text);
  }
  await expect.element(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(container.textContent).not.toMatch(/[áéíóúñ]|Saldo|cuenta/);
});

it('a single word can be another, and the rest stays', async () => {
  await shown({ messages: { PasswordField: { show: 'Ver clave' } } });
  await page.getByRole('button', { name: 'Ver clave' }).click();
  await expect.element(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
});

it('a date is typed month first where it is written so', async () => {
  await shown(english);
  const field = page.getByLabelText('D', { exact: true });
  expect(field.element().getAttribute('placeholder')).toBe('mm/dd/yyyy');
  await field.fill('8-1-2026');
  (field.element() as HTMLInputElement).blur();
  await expect.element(field).toHaveValue('08/01/2026');
});

it.each([
  ['British English', { ...english, dayOrder: 'dmy' }, 'dd/mm/yyyy', '1-8-2026', '01/08/2026'],
  ['English words alone', { messages: english.messages ?? {} }, 'dd/mm/yyyy', '1-8-2026', '01/08/2026'],
  ['Spanish, month first', { dayOrder: 'mdy' }, 'mm/dd/aaaa', '8-1-2026', '08/01/2026'],
] as const)('a date field says the order in which it reads: %s', async (_, language, placeholder, typed, shownAs) => {
  await shown(language);
  const field = page.getByLabelText('D', { exact: true });
  expect(field.element().getAttribute('placeholder')).toBe(placeholder);
  await field.fill(typed);
  (field.element() as HTMLInputElement).blur();
  await expect.element(field).toHaveValue(shownAs);
});

it('the calendar has the names of its language and reads the same day', async () => {
  await shown(english);
  await page.getByLabelText('D', { exact: true }).fill('08/01/2026');
  await page.getByRole('button', { name: 'D: choose in the calendar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'D: calendar' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /August 1st, 2026/ })).toBeVisible();
});
