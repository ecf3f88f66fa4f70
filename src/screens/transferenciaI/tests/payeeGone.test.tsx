import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { demo } from '#mocks/storyDemo.ts';
import { button, dialog, label, main } from '#testing/locators.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { fillData, openTransfer, picker, REVIEW, revisar, SHOP, source } from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const BUSINESS = '010201012604';

const refusal = main.getByText(errorCodes['-0006-01-01'].text);

/** The cooperative closes an account to what comes in. */
function closeElsewhere(number: string): void {
  const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === number);
  if (account) account.isBlocked = true;
}

/** The list to choose from does not offer it. */
async function expectNotOffered(field: ReturnType<typeof button>, name: RegExp): Promise<void> {
  await field.click();
  const options = dialog.getByRole('option');
  await expect.poll(() => options.elements().length).toBeGreaterThan(0);
  expect(options.filter({ hasText: name }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
}

test('screens.md A.0 «FM failures» a: -0006-01-01: a payee that was deleted elsewhere is offered no more, and nothing typed is lost', async () => {
  const bank = await openTransfer();
  await fillData();
  closeElsewhere(SHOP);
  const { state } = demo.bank;
  state.destinations = state.destinations.filter(({ numeroCuenta }) => numeroCuenta !== SHOP);
  await revisar.click();
  await expect.element(refusal).toBeVisible();
  await expect.element(picker).toMatchTextContent(/Seleccione una opción/);
  await expect.element(label('Valor')).toHaveValue('250,00');
  await expect.element(label('Concepto')).toHaveValue('Arriendo noviembre');
  await expectNotOffered(picker, /San Roque/);
  await expect.element(refusal).toBeVisible();
  expect(bank.countOf(generar)).toBe(0);
  await picker.click();
  await dialog.getByRole('option', { name: /Carlos/ }).click();
  await revisar.click();
  await expect.element(REVIEW).toBeVisible();
});

test('screens.md A.0 «FM failures» a: -0006-01-01: an own account that was blocked elsewhere is offered no more', async () => {
  const ownPicker = button(/^Mi cuenta/);
  await openTransfer();
  await source('Mis cuentas').click();
  await ownPicker.click();
  await page.getByRole('option', { name: /2604/ }).click();
  await label('Valor').fill('35');
  await label('Concepto').fill('Ahorro');
  closeElsewhere(BUSINESS);
  await revisar.click();
  await expect.element(refusal).toBeVisible();
  await expect.element(label('Valor')).toHaveValue('35,00');
  await expect.element(ownPicker).toMatchTextContent(/Seleccione una opción/);
});
