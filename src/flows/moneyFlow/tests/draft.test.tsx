import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultar } from '#api/contract/pagos.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { choosePayee, confirm, fillTransfer, review } from '#testing/behaviourMember.ts';
import { button, label, main, radio, textbox, title } from '#testing/locators.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
} from '#testing/testWorld.tsx';

/*
 * What was typed of an order of money survives its page being left: in the page's memory, by the entry of the history, until the order is done
 * or the session ends.
 */

startEachTestFresh({ now: DEMO_NOW });

const amount = label('Valor');
const elsewhere = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'INICIO' });

const heading = () => document.querySelector('main h1')?.textContent;

/** By the menu to another page, once that stands there. */
async function leave(): Promise<void> {
  const before = heading();
  await elsewhere.click();
  await expect.poll(heading).not.toBe(before);
}

/** The same, and back by Back. */
async function leaveAndReturn(bank: TestBank, arrives: string): Promise<void> {
  await leave();
  await bank.go(-1);
  await expect.element(title(arrives)).toBeVisible();
}

describe('what was typed is there again after Back', () => {
  test('a transfer inside the cooperative, and nothing of it is in the browser’s history', async () => {
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await leaveAndReturn(bank, 'Transferencia interna');
    await expect.element(amount).toHaveValue('250,00');
    await expect.element(label('Concepto')).toHaveValue('Arriendo noviembre');
    await expect.element(main.getByText('Comercial San Roque', { exact: true })).toBeVisible();
    expect(JSON.stringify(browser.router?.state.location.state ?? null)).not.toMatch(/250|Arriendo/);
  });

  test('left at Revisar: at Datos', async () => {
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await review();
    await leave();
    await bank.go(-1);
    await expect.element(amount).toHaveValue('250,00');
  });

  test('a transfer to a new account elsewhere', async () => {
    const bank = await openBank({ route: to.transferenciaExterna });
    await main.getByText('Nueva cuenta', { exact: true }).click();
    await textbox('Nombre del beneficiario').fill('Rosa Ordóñez');
    await leaveAndReturn(bank, 'Transferencia externa');
    await expect.element(textbox('Nombre del beneficiario')).toHaveValue('Rosa Ordóñez');
  });

  test('a top-up', async () => {
    const bank = await openBank({ route: to.recargas });
    await main.getByRole('form').getByText('CNT', { exact: true }).first().click();
    await main.getByLabelText('Número celular', { exact: true }).fill('0987654320');
    await leaveAndReturn(bank, 'Recargas');
    await expect.element(radio('CNT')).toBeChecked();
    await expect.element(main.getByLabelText('Número celular', { exact: true })).toHaveValue('0987654320');
  });

  test('the amount of an own card', async () => {
    const bank = await openBank({ route: to.pagoTarjetas });
    await main.getByText('Otro valor').click();
    await amount.fill('33');
    await leaveAndReturn(bank, 'Pago de tarjetas');
    await expect.element(radio(/^Otro valor/)).toBeChecked();
    await expect.element(amount).toHaveValue('33,00');
  });

  test('a reference that was not looked up is there, and is not asked for', async () => {
    const bank = await openBank({ route: to.centrosur });
    await textbox('Código de cliente').fill('1203456');
    await leaveAndReturn(bank, 'Luz eléctrica CentroSur');
    await expect.element(textbox('Código de cliente')).toHaveValue('1203456');
    await everyAnswerRead();
    expect(bank.countOf(consultar)).toBe(0);
    await button('Consultar').click();
    await expect.element(button('Revisar')).toBeVisible();
    await leaveAndReturn(bank, 'Luz eléctrica CentroSur');
    await expect.element(button('Revisar')).toBeVisible();
  });
});

describe('after the receipt what is typed for the next order is there again after Back', () => {
  test('of a transfer', async () => {
    const bank = await openBank({ route: to.transferenciaInterna, before: [to.productos] });
    await fillTransfer();
    await review();
    await confirm();
    await expect.element(button('Hacer otra transferencia')).toBeVisible();
    await bank.go(-1);
    await expect.element(title('Transferencia interna')).toBeVisible();
    await expect.element(amount).toHaveValue('');
    await amount.fill('12');
    await leaveAndReturn(bank, 'Transferencia interna');
    await expect.element(amount).toHaveValue('12,00');
    await expect.element(label('Concepto')).toHaveValue('');
  });

  test('of a lookup, which is not asked for', async () => {
    const bank = await openBank({ route: to.centrosur, before: [to.productos] });
    await textbox('Código de cliente').fill('1203456');
    await button('Consultar').click();
    await review();
    await confirm();
    await expect.element(button('Hacer otro pago')).toBeVisible();
    await bank.go(-1);
    await expect.element(textbox('Código de cliente')).toHaveValue('');
    await textbox('Código de cliente').fill('8841207');
    const before = bank.countOf(consultar);
    await leaveAndReturn(bank, 'Luz eléctrica CentroSur');
    await expect.element(textbox('Código de cliente')).toHaveValue('8841207');
    await everyAnswerRead();
    expect(bank.countOf(consultar)).toBe(before);
  });

  test('of an order whose answer comes once its page is left nothing comes back', async () => {
    const release = hold(internas);
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await review();
    await confirm();
    await expect.poll(() => bank.countOf(internas)).toBe(1);
    await leave();
    release();
    await expect.element(page.getByText(/^Transferencia exitosa: /)).toBeVisible();
    await bank.go(-1);
    await expect.element(title('Transferencia interna')).toBeVisible();
    await expect.element(amount).toHaveValue('');
  });
});

describe('what was typed is not there', () => {
  test('at another entry of the history', async () => {
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await leave();
    await bank.go(to.transferenciaInterna);
    await expect.element(amount).toHaveValue('');
  });

  test('once the session has ended, for whoever comes next', async () => {
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await leave();
    bank.services.store.close('logout');
    await expect.poll(bank.path).toBe(to.login);
    await bank.services.store.open(sessionOf('mfguaman'));
    await bank.go(-1);
    await expect.element(amount).toHaveValue('');
  });

  test('while nobody knows whether it was paid, nor once that is known', async () => {
    use(answers.offline(internas));
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await review();
    await confirm();
    await expect.element(button('Verificar')).toBeVisible();
    await leave();
    await bank.go(-1);
    use(answers.withData(comprobante, { estado: 'EXITOSA', tipo: 'INTERNA', valor: 250 }));
    await button('Verificar').click();
    await button('Hacer otra transferencia').click();
    await expect.element(amount).toHaveValue('');
    await expect.element(label('Concepto')).toHaveValue('');
  });
});

describe('an order that was refused', () => {
  test('is there again', async () => {
    use(answers.withCode(internas, '-0005-01-01'));
    const bank = await openBank({ route: to.transferenciaInterna });
    await fillTransfer();
    await review();
    await confirm();
    await expect.element(page.getByRole('heading', { name: /^No se realizó ningún débito\./ })).toBeVisible();
    await leave();
    await bank.go(-1);
    await expect.element(amount).toHaveValue('250,00');
  });
});

describe('closing the page is asked about by the browser', () => {
  const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('once a payee or an amount stands there, and not after the receipt', async () => {
    await openBank({ route: to.transferenciaInterna });
    await expect.element(amount).toBeVisible();
    expect(asksOnClose()).toBe(false);
    await choosePayee(/Comercial San Roque/);
    expect(asksOnClose()).toBe(true);
    await fillTransfer();
    await review();
    expect(asksOnClose()).toBe(true);
    await confirm();
    await expect.element(button('Hacer otra transferencia')).toBeVisible();
    expect(asksOnClose()).toBe(false);
  });
});
