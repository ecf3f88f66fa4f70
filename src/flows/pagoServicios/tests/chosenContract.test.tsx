import { expect, test } from 'vitest';
import { consultar, pagar, validarPago } from '#api/contract/pagos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, main, radio, textbox } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { find, pay } from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

test('§3, §8: the chosen contract is not among those found anew: what another one owes is not chosen in its place', async () => {
  const bank = await openBank({ route: to.centrosur, until: find });
  await main.getByRole('group', { name: 'Buscar por' }).getByText('Cédula o RUC').click();
  await textbox('Cédula o RUC').fill('0159999010');
  await find.click();
  await expect.element(pay).toBeEnabled();
  const contracts = main.getByRole('radio', { name: /\$/ });
  expect(contracts.elements()).toHaveLength(2);
  await contracts.last().click({ force: true });
  await expect.element(contracts.last()).toBeChecked();
  const second = (contracts.last().element() as HTMLInputElement).value;
  use(
    answers.rewritten(consultar, (rows) =>
      (rows as { codigoContrato: string }[]).filter(({ codigoContrato }) => codigoContrato !== second),
    ),
    answers.withCode(validarPago, '-0008-02-01'),
  );
  await pay.click();
  await expect.element(main.getByText(errorCodes['-0008-02-01'].text)).toBeVisible();
  await expect.poll(() => bank.countOf(consultar)).toBe(2);
  await everyAnswerRead();
  await expect.element(contracts).not.toBeChecked();
  expect(button('Revisar').elements()).toHaveLength(0);
  await contracts.click({ force: true });
  await expect.element(radio(/\$/)).toBeChecked();
  await expect.element(pay).toBeEnabled();
  expect(bank.countOf(pagar)).toBe(0);
});
