import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ingresarFavorito, operadoras, recargar, validarRecarga } from '#api/contract/pagos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, main, radio, said, title } from '#testing/locators.ts';
import { orderOfAnotherTab } from '#testing/otherTab.ts';
import { browser, everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as topUp from './topUpWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const DATA = title('Recargas');

const confirm = button('Confirmar recarga');

async function order(data: Partial<topUp.Typed> = {}): Promise<void> {
  await topUp.toReview(data);
  await confirm.click();
  await sendCode();
}

const debits = () => demo.bank.ledger.movementsOf(topUp.ORIGIN).recent.map(({ tipo, cents }) => `${tipo} ${cents}`);

describe('screens.md A.2 pagos/recargas: Datos → Revisar → código → Comprobante', () => {
  test('contract B.3: the screen, what is sent and the books tell the same', async () => {
    const bank = await topUp.openTopUp();
    await topUp.toReview({ mobile: '+593 98 765 4320', value: '12,34' });
    await expect.element(said(topUp.OTHER)).toBeVisible();
    await expect.element(main.getByText('$12,34').first()).toBeInTheDocument();
    await confirm.click();
    await expect.element(dialog.getByRole('button', { name: 'Cancelar pago' })).toBeVisible();
    await sendCode();
    await expect.element(said('Pago exitoso')).toBeVisible();
    const body = { numeroCuentaOrigen: topUp.ORIGIN, codigoOperadora: 'CNT', celular: topUp.OTHER, valor: 12.34 };
    expect(bank.bodiesOf(validarRecarga)).toStrictEqual([body]);
    expect(bank.bodiesOf(recargar)).toStrictEqual([{ idTransaccion: expect.any(String) as unknown, ...body }]);
    expect(debits()).toEqual(['D 1234']);
    expect(demo.bank.ledger.total()).toBe(0);
  });

  test('«Hacer otra recarga»: an empty form, and what was used of the limit is counted', async () => {
    await topUp.openTopUp();
    // Of today there is one of $10,00 already (C.2).
    await expect.element(said(/Disponible hoy \$290,00 de \$300,00/)).toBeVisible();
    await order();
    await button('Hacer otra recarga').click();
    await expect.element(topUp.number).toHaveValue('');
    await expect.element(topUp.confirmation).toHaveValue('');
    for (const name of ['Claro', 'CNT', '$10']) await expect.element(radio(name)).not.toBeChecked();
    await expect.element(said(/Disponible hoy \$280,00 de \$300,00/)).toBeVisible();
  });

  test('copy.md «Recargas»: it says that it cannot be reversed, and «Modificar» brings everything back', async () => {
    await topUp.openTopUp();
    await expect.element(said(/^Las recargas no se pueden reversar\./)).toBeVisible();
    await topUp.toReview();
    await button('Modificar celular').click();
    await expect.element(topUp.number).toHaveFocus();
    await expect.element(topUp.number).toHaveValue(topUp.OTHER);
    await expect.element(radio('CNT')).toBeChecked();
    await expect.element(radio('$10')).toBeChecked();
  });

  test('Back, another number, Forward: the receipt offers to keep the number that was topped up', async () => {
    await topUp.openTopUp();
    await topUp.toReview();
    await button('Modificar celular').click();
    await topUp.number.fill('0991234567');
    await topUp.confirmation.fill('0991234567');
    await browser.router?.navigate(1);
    await expect.element(said(topUp.OTHER)).toBeVisible();
    await confirm.click();
    await sendCode();
    await button('Guardar como favorito').click();
    await expect.element(dialog.getByText(topUp.OTHER)).toBeVisible();
    expect(dialog.getByText('0991234567').elements()).toHaveLength(0);
  });

  test('the receipt offers to keep it as a favourite; kept, it is offered no more', async () => {
    const bank = await topUp.openTopUp();
    await order();
    await button('Guardar como favorito').click();
    await expect.element(dialog.getByText(topUp.OTHER)).toBeVisible();
    await dialog.getByLabelText('Alias').fill('Módem');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(page.getByText('Favorito guardado')).toBeVisible();
    await expect.element(button('Guardar como favorito')).not.toBeInTheDocument();
    // What takes the place of the button that had the focus.
    await expect.element(said('Guardado como «Módem»')).toHaveFocus();
    expect(bank.bodiesOf(ingresarFavorito)).toStrictEqual([
      { alias: 'Módem', codigoOperadora: 'CNT', referencia: topUp.OTHER },
    ]);
    await button('Hacer otra recarga').click();
    await expect.element(radio('Módem')).toBeInTheDocument();
  });

  test('the receipt of another tab’s order offers nothing of the number that is under review here', async () => {
    const bank = await topUp.openTopUp();
    await topUp.toReview();
    await orderOfAnotherTab(bank, to.recargas);
    use(answers.withData(comprobante, { estado: 'EXITOSA', tipo: 'RECARGA', valor: 12 }));
    await button('Verificar').click();
    await expect.element(said('Pago exitoso')).toBeVisible();
    await expect.element(button('Descargar PDF')).toBeVisible();
    // Long enough for an offer, which looks first whether it is a favourite already.
    await everyAnswerRead();
    await everyAnswerRead();
    expect(button('Guardar como favorito').elements()).toHaveLength(0);
  });

  test('the receipt of one that is a favourite already offers nothing', async () => {
    await topUp.openTopUp();
    await order({ operator: 'Claro', mobile: topUp.SOFIA, value: '$5' });
    await expect.element(said('Pago exitoso')).toBeVisible();
    await everyAnswerRead();
    expect(button('Guardar como favorito').elements()).toHaveLength(0);
  });

  test('A.0: a double click at each button checks, signs and sends once', async () => {
    const bank = await topUp.openTopUp();
    await topUp.fillData();
    await topUp.revisar.dblClick();
    await expect.element(topUp.REVIEW).toBeVisible();
    await confirm.dblClick();
    await expect.element(digits).toBeVisible();
    await digits.fill('123456');
    await dialog.getByRole('button', { name: 'Continuar' }).dblClick();
    await expect.element(said('Pago exitoso')).toBeVisible();
    await everyAnswerRead();
    expect([validarRecarga, generar, autorizar, recargar].map((one) => bank.countOf(one))).toEqual([1, 1, 1, 1]);
    expect(debits()).toEqual(['D 1000']);
  });

  test('keyboard alone, from the first field to the receipt', async () => {
    await topUp.openTopUp();
    main.getByRole('radio', { name: 'Claro' }).element().focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect.element(radio('CNT')).toBeChecked();
    await userEvent.tab();
    await expect.element(topUp.number).toHaveFocus();
    await userEvent.keyboard(topUp.OTHER);
    await userEvent.tab();
    await expect.element(topUp.confirmation).toHaveFocus();
    await userEvent.keyboard(topUp.OTHER);
    await userEvent.tab();
    await expect.element(radio('$3')).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect.element(radio('$5')).toBeChecked();
    topUp.revisar.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(topUp.REVIEW).toHaveFocus();
    confirm.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(digits).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect.element(said('Pago exitoso')).toBeVisible();
  });
});

describe('contract B.3 «pagos/recargas»: what the server refuses', () => {
  test('C.5 -0008-03-01: the number of another operator: said, and what was typed is kept', async () => {
    const bank = await topUp.openTopUp();
    await topUp.fillData({ mobile: '0987654329' });
    await topUp.revisar.click();
    const { text } = errorCodes['-0008-03-01'];
    await expect.element(main.getByText(text)).toBeVisible();
    await expect.element(DATA).toBeVisible();
    await expect.element(topUp.number).toHaveValue('0987654329');
    await expect.element(topUp.confirmation).toHaveValue('0987654329');
    await expect.element(radio('CNT')).toBeChecked();
    await expect.element(radio('$10')).toBeChecked();
    expect(bank.countOf(generar)).toBe(0);
    await topUp.number.fill(topUp.OTHER);
    await topUp.confirmation.fill(topUp.OTHER);
    await topUp.revisar.click();
    await expect.element(topUp.REVIEW).toBeVisible();
  });

  test('-0008-02-02: the operator refuses it once it is executed: nothing was debited', async () => {
    const bank = await topUp.openTopUp();
    await order({ mobile: '0900000208' });
    await expect.element(said(errorCodes['-0008-02-02'].text)).toBeVisible();
    await expect.element(said('No se realizó ningún débito.')).toHaveFocus();
    await expect.element(topUp.REVIEW).toBeVisible();
    expect(bank.countOf(recargar)).toBe(1);
    expect(debits()).toEqual([]);
  });

  test('C.6 «…,77»: nobody knows; Verificar finds the receipt, and it was sent once', async () => {
    const bank = await topUp.openTopUp();
    await order({ value: '5,77' });
    await expect.element(page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / })).toBeVisible();
    await button('Verificar').click();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.countOf(recargar)).toBe(1);
    expect(debits()).toEqual(['D 577']);
  });

  test('operators that do not come: their reason, and Reintentar; none at all is said', async () => {
    use(answers.withCode(operadoras, '-9999-00-03'));
    await openBank({ route: to.recargas });
    await expect.element(main.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    use(answers.withData(operadoras, []));
    await button('Reintentar').click();
    await expect.element(said('Por ahora no hay operadoras disponibles.')).toBeVisible();
  });
});
