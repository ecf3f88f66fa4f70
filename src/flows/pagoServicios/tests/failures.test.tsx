import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultar, pagar, validarPago } from '#api/contract/pagos.ts';
import { generar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, main, said, textbox } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as payment from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const CHANGED = errorCodes['-0008-02-01'].text;

const option = (name: RegExp) => main.getByRole('radio', { name });

const rise = (contract: string) => demo.bank.state.risenContracts.push(contract);

describe('contract B.1 -0008-02-01: the value has changed', () => {
  test('at the check: it is looked up anew, and the next attempt is of the new value', async () => {
    const bank = await payment.light('1200101');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $36,40');
    await button('Revisar').click();
    await expect.element(said(CHANGED)).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $37,25');
    await expect.element(textbox(payment.CODE)).toHaveValue('1200101');
    expect(bank.countOf(consultar)).toBe(2);
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ valor: 36.4 }, { valor: 37.25 }]);
  });

  test('at the execution: nothing was debited, and Datos has the new value', async () => {
    const bank = await payment.light('1203456');
    const before = payment.balance();
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    rise('CENTROSUR-LUZ 200012034');
    await payment.confirm.click();
    await sendCode();
    await expect.element(said(CHANGED)).toBeVisible();
    await expect.element(said(payment.NOT_DEBITED)).toHaveFocus();
    expect(payment.balance()).toBe(before);
    await button('Volver').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $44,75');
    await payment.order();
    await expect.element(payment.DONE).toBeVisible();
    expect(bank.bodiesOf(pagar).map((body) => body?.valor)).toEqual([43.9, 44.75]);
    expect(payment.balance()).toBe(before - 44_75);
  });

  test('what was given up stays given up: a new value brings no other debt along', async () => {
    await payment.parents();
    await payment.debt(/^Planilla octubre/).click({ force: true });
    use(answers.withCode(validarPago, '-0008-02-01'));
    rise('CENTROSUR-LUZ 200009871');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
    await button('Revisar').click();
    await expect.element(said('$28,99').first()).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
  });

  test('a refusal that comes when another reference is being typed asks nothing by itself, and is told of nothing else', async () => {
    const bank = await payment.light('1200101');
    const release = hold(validarPago);
    await payment.pay.click();
    await expect.poll(() => bank.countOf(validarPago)).toBe(1);
    await textbox(payment.CODE).fill('12');
    release();
    await everyAnswerRead();
    await expect.element(payment.find).not.toHaveAttribute('aria-busy', 'true');
    expect(page.getByText(CHANGED).elements()).toHaveLength(0);
    expect(bank.countOf(consultar)).toBe(1);
    expect(payment.pay.elements()).toHaveLength(0);
  });

  test('a new lookup that does not come through leaves what was found', async () => {
    const bank = await payment.light('1203456');
    use(answers.withCode(validarPago, '-0008-02-01'), answers.withCode(consultar, '-9999-00-01'));
    await payment.pay.click();
    await expect.poll(() => bank.countOf(consultar)).toBe(2);
    await everyAnswerRead();
    await expect.element(said(CHANGED)).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await payment.find.click();
    await expect.element(main.getByRole('alert').getByText(errorCodes['-9999-00-01'].text)).toBeVisible();
    expect(payment.pay.elements()).toHaveLength(0);
  });
});

describe('screens.md A.0 «FM failures» a: everything typed survives', () => {
  test.each(validarPago.codes.map((code) => [code]))('%s', async (code) => {
    const bank = await payment.catalogue();
    use(answers.withCode(validarPago, code));
    await payment.payPart('20');
    await expect.element(said(errorCodes[code].text)).toBeVisible();
    await everyAnswerRead();
    await expect.element(textbox('Código de asesora')).toHaveValue('551200');
    await expect.element(option(/^Otro valor/)).toBeChecked();
    await expect.element(textbox('Valor')).toHaveValue('20,00');
    await expect.element(payment.debt(/^Saldo/)).toBeChecked();
    expect(bank.countOf(generar)).toBe(0);
    useNoOverrides();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $20,00');
    await button('Revisar').click();
    await expect.element(payment.REVIEW).toBeVisible();
  });

  test.each(pagar.codes.filter((code) => code !== '-0005-01-09').map((code) => [code]))(
    'c: %s at the execution: Revisar, and then Datos as it was',
    async (code) => {
      await payment.catalogue();
      use(answers.withCode(pagar, code));
      await payment.payPart('20');
      await payment.confirm.click();
      await sendCode();
      await expect.element(said(errorCodes[code].text)).toBeVisible();
      await expect.element(said(payment.NOT_DEBITED)).toHaveFocus();
      await button('Volver').click();
      await expect.element(textbox('Valor')).toHaveValue('20,00');
      await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $20,00');
    },
  );

  test('another reference is another payment: nothing of the amount is taken along', async () => {
    await payment.catalogue();
    await main.getByText('Otro valor').click();
    await textbox('Valor').fill('20');
    await main.getByRole('combobox', { name: 'Servicio' }).selectOptions('Catálogo Chaquira');
    await textbox('Código de asesora').fill('40213');
    await payment.find.click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $46,75');
    await expect.element(option(/^Total seleccionado/)).toBeChecked();
  });
});

describe('contract B.3 «permiteParcial»: payment in part, boundary by boundary', () => {
  test.each([
    ['9,99', 'El valor mínimo es $10,00.'],
    ['128,51', 'El valor máximo es $128,50.'],
    ['0', 'Ingrese un valor mayor a cero.'],
    ['-20', 'Ingrese un valor mayor a cero.'],
    ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['', 'El campo es requerido.'],
  ])('«%s» is refused, and nothing is sent', async (valor, message) => {
    const bank = await payment.catalogue();
    await payment.payPart(valor);
    await expect.element(said(message)).toBeVisible();
    await expect.element(textbox('Valor')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
  });

  test.each([
    ['10', 10],
    ['10,01', 10.01],
    ['128,49', 128.49],
    ['128,50', 128.5],
  ])('«%s» goes to Revisar as %d', async (valor, dollars) => {
    const bank = await payment.catalogue();
    await expect.element(said(/^De \$10,00 a \$128,50/)).toBeVisible();
    await payment.payPart(valor);
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ valor: dollars, codigosRubro: ['PE-1'] }]);
  });

  test('back to the whole: what was typed no longer counts', async () => {
    const bank = await payment.catalogue();
    await payment.payPart('9,99');
    await main.getByText('Total seleccionado').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $128,50');
    await button('Revisar').click();
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ valor: 128.5 }]);
  });

  test('a service that does not allow it does not offer it', async () => {
    await payment.light('1203456');
    expect(main.getByText('Otro valor').elements()).toHaveLength(0);
  });
});

test('§3: without an account that pays there is nothing to review, and the account says why', async () => {
  use(answers.withData(cuentasOrigen, []));
  await openBank({ route: to.centrosur, until: payment.find });
  await textbox(payment.CODE).fill('1200101');
  await payment.find.click();
  await expect.element(main.getByText('No tiene cuentas habilitadas para débito')).toBeVisible();
  await expect.element(button('Revisar')).toBeDisabled();
});
