import { expect, onTestFinished, test } from 'vitest';
import { validarPago } from '#api/contract/pagos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, main, plain, textbox } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as payment from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const refusal = main.getByText(errorCodes['-0008-02-01'].text);

/** The house’s bill, which the provider’s check has refused. */
async function refused() {
  const bank = await payment.light('1203456');
  use(answers.withCode(validarPago, '-0008-02-01'));
  await payment.pay.click();
  await expect.element(refusal).toBeVisible();
  return bank;
}

test('screens.md A.0 «FM failures» a: what was refused of one bill is not said over another one', async () => {
  await refused();
  await textbox(payment.CODE).fill('1187302');
  await payment.find.click();
  await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
  await expect.element(refusal).not.toBeInTheDocument();
});

test('nor over the same one that is looked up anew, as it says', async () => {
  await refused();
  await payment.find.click();
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
});

test('nor over another supply of the same person', async () => {
  await openBank({ route: to.centrosur, until: payment.find });
  await main.getByRole('group', { name: 'Buscar por' }).getByText('Cédula o RUC').click();
  await textbox('Cédula o RUC').fill('0159999010');
  await payment.find.click();
  await expect.element(payment.pay).toBeEnabled();
  use(answers.withCode(validarPago, '-0008-02-02'));
  await payment.pay.click();
  const another = main.getByText(errorCodes['-0008-02-02'].text);
  await expect.element(another).toBeVisible();
  await main.getByRole('radio', { name: /\$43,90/ }).click({ force: true });
  await expect.element(another).not.toBeInTheDocument();
});

test('§5: a lookup without a reference is told as every invalid form is', async () => {
  const bank = await openBank({ route: to.centrosur, until: payment.find });
  await payment.find.click();
  await expect
    .poll(() => bank.services.toasts.toasts().map(({ text }) => text))
    .toEqual(['Todos los campos son obligatorios']);
  await expect.element(textbox(payment.CODE)).toHaveFocus();
});

test('DESIGN.md §6 «Debts to select»: with «Otro valor» the total is what is paid, to the eye as to the ear', async () => {
  const { services } = demo.bank;
  onTestFinished(() => demo.bank.replaceServices(services));
  demo.bank.replaceServices(services.map((one) => ({ ...one, permiteParcial: true })));
  await payment.parents();
  const total = () =>
    plain(
      main
        .getByText(/^Total a pagar(?:\$|Sin)/)
        .first()
        .element().textContent,
    );
  // Once to the eye, once to the ear.
  expect(total()).toBe('Total a pagar$59,16$59,16');
  await main.getByText('Otro valor').click();
  await textbox('Valor').fill('20');
  await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $20,00');
  expect(total()).toBe('Total a pagar$20,00$20,00');
  // What cannot be read is no zero.
  await textbox('Valor').fill('20,5,1');
  await expect.poll(total).toBe('Total a pagarSin valor—');
  await expect.element(button('Revisar')).not.toHaveAccessibleDescription(/Total a pagar/);
});
