import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { validarInterna } from '#api/contract/cuentasDestino.ts';
import { WAIT_FOR_HOLDER } from '#flows/cuentasDestino/useHolder.ts';
import { label, main } from '#testing/locators.ts';
import { hold, openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { openTransfer, revisar, source } from './transferWorld.ts';

startEachTestFresh();

test('screens.md A.0 «Accessibility»: the number of an account that does not exist says why it is wrong', async () => {
  await openBank({ route: '/transferenciaI/0' });
  await userEvent.click(main.getByText('Nueva cuenta', { exact: true }));
  const number = main.getByRole('textbox', { name: 'Número de cuenta' });
  await number.fill('010201000000');
  await userEvent.tab();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveAccessibleDescription('La cuenta no existe o no está activa.');
  await number.fill('010201007733');
  await expect.element(number).not.toHaveAccessibleDescription();
});

test('screens.md A.0 «Accessibility»: a number that is refused after Revisar was pressed takes no focus from the field in which the member goes on', async () => {
  await openTransfer();
  await source('Nueva cuenta').click();
  const number = label('Número de cuenta');
  const concept = label('Concepto');
  await label('Valor').fill('10');
  await concept.fill('Ca');
  const release = hold(validarInterna);
  await number.fill('010201000000');
  await revisar.click();
  await expect.element(page.getByText(WAIT_FOR_HOLDER).first()).toBeVisible();
  await concept.click();
  await userEvent.keyboard('{End}');
  release();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.keyboard('fé');
  await expect.element(concept).toHaveValue('Café');
  await expect.element(number).toHaveValue('010201000000');
});
