import { describe, expect, test } from 'vitest';
import { validarRecarga } from '#api/contract/pagos.ts';
import { validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { fillTransfer } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, radio } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const { text } = errorCodes['-9999-00-03'];
const refusal = main.getByText(text);
const review = button('Revisar');
const press = (name: string) => main.getByRole('form').getByText(name, { exact: true }).first().click();

describe('screens.md A.0 «FM failures» a: what was refused of one order does not stand over another', () => {
  test('a top-up of another number; of the first it is said again', async () => {
    use(answers.withCode(validarRecarga, '-9999-00-03'));
    await openBank({ route: to.recargas });
    await press('Celular Sofía');
    await press('$5');
    await review.click();
    await expect.element(refusal).toBeVisible();
    await press('Mi celular');
    await expect.element(radio('Mi celular')).toBeChecked();
    await expect.element(refusal).not.toBeInTheDocument();
    await press('Celular Sofía');
    await expect.element(refusal).toBeVisible();
  });

  test('a transfer to another registered account; another amount to the same one is the same order', async () => {
    use(answers.withCode(validarInternas, '-9999-00-03'));
    await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await review.click();
    await expect.element(refusal).toBeVisible();
    await label('Valor').fill('12');
    await expect.element(refusal).toBeVisible();
    await button(/^Cuenta registrada/).click();
    await dialog.getByRole('option', { selected: false }).first().click();
    await expect.element(refusal).not.toBeInTheDocument();
  });

  const reviewed = main.getByRole('region', { name: 'Datos por confirmar' });

  /** Back on Datos of an order that was checked, with another amount. */
  async function changeAmount(): Promise<TestBank> {
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await review.click();
    await expect.element(reviewed).toBeVisible();
    void bank.go(-1);
    await label('Valor').fill('12');
    return bank;
  }

  test('Forward leads to Revisar of the order before, which was not refused', async () => {
    const bank = await changeAmount();
    use(answers.withCode(validarInternas, '-9999-00-03'));
    await review.click();
    await expect.element(refusal).toBeVisible();
    void bank.go(1);
    await expect.element(reviewed).toBeVisible();
    await expect.element(refusal).not.toBeInTheDocument();
  });

  test('Forward while another order is being checked: Revisar stays that of the order before', async () => {
    const bank = await changeAmount();
    const release = hold(validarInternas);
    const before = bank.countOf(validarInternas);
    await review.click();
    await expect.poll(() => bank.countOf(validarInternas)).toBe(before + 1);
    void bank.go(1);
    await expect.element(reviewed).toBeVisible();
    release();
    await everyAnswerRead();
    await expect.element(reviewed).toBeVisible();
    expect(reviewed.element().textContent).not.toContain('12,00');
    void bank.go(-1);
    await expect.element(label('Valor')).toHaveValue('12,00');
  });
});
