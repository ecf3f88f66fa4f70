import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { externas, internas } from '#api/contract/cuentasDestino.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const destinations = main.getByRole('region', { name: 'Mis cuentas destino' });
const form = page.getByRole('dialog', { name: 'Nueva cuenta destino' });

test('screens.md A.0 «Accessibility»: the first account is added: the focus is not lost with the button of the empty list', async () => {
  use(answers.withData(internas, []), answers.withData(externas, []));
  await openBank({ route: '/transferencias' });
  await expect.element(destinations.getByText('Aún no tiene cuentas destino.')).toBeVisible();
  await destinations.getByRole('button', { name: 'Agregar cuenta' }).last().click();
  await form.getByLabelText('Tipo de cuenta').selectOptions('AHV');
  await form.getByLabelText('Número de cuenta').fill('010201099999');
  await expect.element(form.getByText(/^Titular:/)).toBeVisible();
  useNoOverrides();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await sendCode();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(destinations.getByText('Ana L*** Morocho T***')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Mis cuentas destino' })).toHaveFocus();
});
