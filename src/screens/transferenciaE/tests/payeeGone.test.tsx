import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { generar } from '#api/contract/tokens.ts';
import { externas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, label, main } from '#testing/locators.ts';
import {
  confirm,
  inReview,
  openTransfer,
  order,
  pick,
  picker,
  review,
  startEachTransferFresh,
} from './externalWorld.ts';

startEachTransferFresh();

const { text } = errorCodes['-0006-03-01'];

/** Another channel deletes Rosa. */
function deleteElsewhere(): void {
  const { state } = demo.bank;
  state.destinations = state.destinations.filter((one) => one.codigoCuentaDestino !== 'CD-03');
}

/** She is neither chosen nor offered; what was typed is there. */
async function expectGone(): Promise<void> {
  await expect.element(picker).toMatchTextContent(/Seleccione una opción/);
  await expect.element(label('Valor')).toHaveValue('120,00');
  await expect.element(label('Concepto')).toHaveValue('Arriendo noviembre');
  await picker.click();
  const options = page.getByRole('dialog').getByRole('option');
  await expect.poll(() => options.elements().length).toBeGreaterThan(0);
  expect(options.filter({ hasText: /^Rosa/ }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
}

test('screens.md A.0 «FM failures» a: -0006-03-01: a payee that was deleted elsewhere is offered no more, and nothing typed is lost', async () => {
  const bank = await openTransfer();
  await pick(/^Rosa/);
  await order();
  deleteElsewhere();
  await review.click();
  await expect.element(main.getByText(text)).toBeVisible();
  await expectGone();
  await expect.element(main.getByText(text)).toBeVisible();
  expect(bank.countOf(generar)).toBe(0);
  await pick(/^Talleres/);
  await review.click();
  await expect.element(inReview).toBeVisible();
});

test('screens.md A.0 «FM failures» c: -0006-03-01 at the execution: Datos offers the payee no more', async () => {
  const bank = await openTransfer();
  await pick(/^Rosa/);
  await order();
  await review.click();
  await confirm.click();
  await expect.element(digits).toBeVisible();
  deleteElsewhere();
  await sendCode();
  await expect.element(main.getByText(text)).toBeVisible();
  expect(bank.countOf(externas)).toBe(1);
  await button('Volver').click();
  await expectGone();
});
