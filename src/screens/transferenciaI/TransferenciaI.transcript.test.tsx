import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heardDuring, readThrough } from '#components/transcripts/spoken.ts';
import { to } from '#navigation/paths.ts';
import { openBank, startEachTestFresh } from '../testWorld.tsx';

startEachTestFresh();

const amount = page.getByRole('textbox', { name: 'Valor' });
const review = page.getByRole('button', { name: 'Revisar' });
const TOAST = 'Todos los campos son obligatorios';

test('a transfer that lacks two things: the reader is led to the first of them, and hears what is wrong', async () => {
  await openBank({ route: to.transferenciaInterna });
  await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Carlos/ })
    .click();
  await expect.element(amount).toBeVisible();
  const heard = await heardDuring(async () => {
    await review.click();
    await expect.element(page.getByText(TOAST)).toBeVisible();
    await expect.element(amount).toHaveFocus();
  });
  expect(heard).toContain(`interrumpe: ${TOAST}`);
  expect(heard.findLast((phrase) => phrase.startsWith('campo de texto'))).toBe(
    'campo de texto, Valor, El campo es requerido., no válido, ejemplo 0,00',
  );
  const spoken = await readThrough(amount.element().closest('form') ?? document.body);
  expect(spoken.filter((phrase) => /requerido|no válido/.test(phrase))).toEqual([
    'campo de texto, Valor, El campo es requerido., no válido, ejemplo 0,00',
    'El campo es requerido.',
    'campo de texto, Concepto, El campo es requerido., no válido',
    'El campo es requerido.',
  ]);
});
