import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { internas as cuentasInternas, ingresarInterna, validarInterna } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/cupos.ts';
import { leer as productos } from '#api/contract/productos.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, said } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import {
  back,
  books,
  confirm,
  expectKept,
  fillData,
  ORIGIN,
  openTransfer,
  picker,
  REVIEW,
  revisar,
  source,
  toReview,
} from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

describe('screens.md A.2 transferenciaI: the destination', () => {
  const keep = main.getByRole('switch', { name: 'Guardar en mis cuentas destino' });
  const ANA = '010201099999';
  const typeNew = async (number: string): Promise<void> => {
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill(number);
  };

  const reviewTen = async (): Promise<void> => {
    await label('Valor').fill('10');
    await label('Concepto').fill('Café');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  };

  test('a new account is kept with the type that the member says, D-56', async () => {
    const bank = await openTransfer();
    await typeNew(ANA);
    await keep.click();
    await label('Valor').fill('10');
    await label('Concepto').fill('Café');
    await revisar.click();
    await expect.element(main.getByText(validationTexts.required)).toBeVisible();
    await label('Tipo de cuenta').selectOptions('Ahorro a la vista');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await confirm.click();
    await sendCode();
    await button('Guardar cuenta').click();
    await sendCode();
    await expect
      .poll(() => bank.bodiesOf(ingresarInterna).at(-1))
      .toMatchObject({
        numeroCuenta: ANA,
        codigoTipoCuenta: 'AHV',
      });
  });

  test('docs/decisions.md «Unknown outcome»: kept though its answer was lost, it is told to be in the list, and nothing is left to press', async () => {
    await openTransfer();
    await typeNew(ANA);
    await keep.click();
    await label('Tipo de cuenta').selectOptions('Ahorro a la vista');
    await label('Alias').fill('Ana');
    await reviewTen();
    await confirm.click();
    await sendCode();
    use(answers.lost(ingresarInterna));
    await button('Guardar cuenta').click();
    await sendCode();
    await expect.element(main.getByText('Ya está en sus cuentas destino.')).toHaveFocus();
    expect(button('Guardar cuenta').elements()).toHaveLength(0);
  });

  test('what is filled in to keep the account does not stand in the way once nothing is kept', async () => {
    await openTransfer();
    await typeNew(ANA);
    await keep.click();
    await label('Alias').fill('x'.repeat(60));
    await keep.click();
    await reviewTen();
  });

  test('-0006-01-02: an account that is registered or one’s own is not offered to be kept, and what was to be kept is not', async () => {
    await openTransfer();
    await typeNew(ANA);
    await keep.click();
    await label('Alias').fill('x'.repeat(60));
    for (const [number, holder] of [
      ['010201012604', /^Maria F/],
      ['0102-0100 7733', /^Carlos A/],
    ] as const) {
      await label('Número de cuenta').fill(number);
      await expect.element(main.getByText(holder)).toBeVisible();
      await expect.element(keep).not.toBeInTheDocument();
      await expect.element(label('Alias')).not.toBeInTheDocument();
    }
    await reviewTen();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    // Its code is here, so that an offer would be too.
    await import('#flows/cuentasDestino/KeepDestination.tsx');
    await everyAnswerRead();
    expect(button('Guardar cuenta').elements()).toHaveLength(0);
  });

  test('a holder that was found stays when it could not be read once more', async () => {
    const bank = await openTransfer();
    await typeNew(ANA);
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
    use(answers.withFault(validarInterna, 'serverError'));
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(validarInterna), { timeout: 5000 }).toBe(3);
    await everyAnswerRead();
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
  });

  test('an account of few digits is the cooperative’s to know: it is asked about once it stands still', async () => {
    const bank = await openTransfer();
    await typeNew('4871');
    await expect.element(said('Consultando el titular…')).toBeVisible();
    await expect.poll(() => bank.bodiesOf(validarInterna).at(-1), { timeout: 5000 }).toEqual({ numeroCuenta: '4871' });
  });

  test('own accounts: none is not said before the bank has said so; what failed can be asked again', async () => {
    use(answers.withFault(productos, 'serverError'));
    await openTransfer();
    await source('Mis cuentas').click();
    await expect.element(button('Reintentar')).toBeVisible();
    expect(main.getByText(/^No tiene otra cuenta/).elements()).toHaveLength(0);
    useNoOverrides();
    await button('Reintentar').click();
    await expect.element(main.getByRole('button', { name: /^Mi cuenta/ })).toBeVisible();
  });
});

describe('screens.md A.0 «Amount field» and «Limits during a payment»', () => {
  test.each([
    ['1234.5', '1.234,50', 1234.5],
    ['1234,50', '1.234,50', 1234.5],
    ['1.234,50', '1.234,50', 1234.5],
    ['1,234.50', '1.234,50', 1234.5],
    [' 12 ', '12,00', 12],
    ['1.234', '1.234,00', 1234],
  ])('«%s» reads back as %s', async (typed, read, dollars) => {
    const bank = await openTransfer();
    await toReview({ valor: typed });
    expect(bank.bodiesOf(validarInternas)[0]?.valor).toBe(dollars);
    await back();
    await expectKept({ valor: read });
  });

  test('faults are told before Revisar, each with its words, and nothing is asked of the bank', async () => {
    const bank = await openTransfer();
    await fillData({ valor: '1' });
    for (const [typed, fault] of [
      ['', 'El campo es requerido.'],
      ['0', 'Ingrese un valor mayor a cero.'],
      ['0,00', 'Ingrese un valor mayor a cero.'],
      ['-5', 'Ingrese un valor mayor a cero.'],
      ['diez', 'Escriba el valor así: 10 o 10,50.'],
      ['1.23.4', 'Escriba el valor así: 10 o 10,50.'],
      ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
      ['2846,38', 'Saldo insuficiente.'],
      ['1500,01', 'Supera su cupo diario disponible: $1.500,00.'],
    ] as const) {
      await label('Valor').fill(typed);
      await revisar.click();
      await expect.element(said(fault)).toBeVisible();
      await expect.element(label('Valor')).toHaveAttribute('aria-invalid', 'true');
    }
    // D-13: said at the field; a toast is the form's own sentence, never the field's once more.
    const toasts = bank.services.toasts.toasts().map(({ text }) => text);
    expect(new Set(toasts)).toEqual(new Set(['Todos los campos son obligatorios']));
    expect(bank.countOf(validarInternas)).toBe(0);
    await label('Valor').fill('1500');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('D-13: what the account or its limits do not allow is said at the amount alone, and with what is missing the toast comes too', async () => {
    const bank = await openTransfer();
    const toasts = () => bank.services.toasts.toasts().map(({ text }) => text);
    await fillData({ valor: '2846,38' });
    await revisar.click();
    await expect.element(said('Saldo insuficiente.')).toBeVisible();
    await label('Valor').fill('1500,01');
    await revisar.click();
    await expect.element(said('Supera su cupo diario disponible: $1.500,00.')).toBeVisible();
    await everyAnswerRead();
    expect(toasts()).toEqual([]);
    await label('Concepto').fill('');
    await revisar.click();
    await expect.poll(toasts).toEqual(['Todos los campos son obligatorios']);
    expect(bank.countOf(validarInternas)).toBe(0);
  });

  test('pasted text is read as typed text', async () => {
    await openTransfer();
    await label('Concepto').fill('1.234,50');
    await label('Concepto').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await userEvent.copy();
    await label('Valor').click();
    await userEvent.paste();
    await userEvent.tab();
    await expect.element(label('Valor')).toHaveValue('1.234,50');
  });

  test('above the day’s limit: «Modificar cupos» opens CONFIGURAR MIS CUPOS, and Back is the form as it was', async () => {
    const bank = await openTransfer();
    await fillData({ valor: '1500,01' });
    await revisar.click();
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
    await expect.element(page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS', selected: true })).toBeVisible();
    await bank.go(-1);
    await expect.poll(bank.path).toBe(to.transferenciaInterna);
    await expectKept({ valor: '1.500,01' });
  });

  test('above the month’s limit', async () => {
    use(
      answers.withData(leer, {
        valorInternoDiario: 1500,
        valorInternoMensual: 300,
        valorExternoDiario: 0,
        valorExternoMensual: 0,
        valorFacilitoDiario: 0,
        valorFacilitoMensual: 0,
      }),
    );
    await openTransfer();
    await fillData({ valor: '80,01' });
    await revisar.click();
    await expect.element(said('Supera su cupo mensual disponible: $80,00.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
  });

  test('limits that do not come hold nobody back: the server is the judge', async () => {
    use(answers.withCode(leer, '-0003-01-02'));
    await openBank({ route: to.transferenciaInterna });
    await expect.element(picker).toBeVisible();
    await toReview();
  });

  test('to oneself: the account of origin is refused in the form', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill(ORIGIN);
    await label('Valor').fill('10');
    await label('Concepto').fill('Prueba');
    await expect.element(said(errorCodes['-0005-01-06'].text)).toBeVisible();
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarInternas)).toBe(0);
    await source('Mis cuentas').click();
    await button(/^Mi cuenta/).click();
    expect(dialog.getByRole('button', { name: /4871/ }).elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 transferenciaI: between one’s own accounts', () => {
  const origin = main.getByRole('combobox', { name: 'Cuenta de origen' });
  const ownPicker = main.getByRole('button', { name: /^Mi cuenta/ });
  const choose = async (account: RegExp): Promise<void> => {
    await origin.click();
    await page.getByRole('option', { name: account }).click();
  };

  test('-0005-01-06: the chosen destination becomes the origin: it stays in sight, and what is wrong is said', async () => {
    const bank = await openTransfer();
    await source('Mis cuentas').click();
    await ownPicker.click();
    await dialog.getByRole('option', { name: /2604/ }).click();
    await label('Valor').fill('10');
    await label('Concepto').fill('Ahorro');
    await choose(/2604/);
    await expect.element(ownPicker).toMatchTextContent(/2604/);
    await expect.element(said(errorCodes['-0005-01-06'].text)).toBeVisible();
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarInternas)).toBe(0);
    await choose(/4871/);
    await expect.element(said(errorCodes['-0005-01-06'].text)).not.toBeInTheDocument();
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('«Repetir» to the account that would be preselected: another one pays, and the destination stays', async () => {
    const bank = await openBank({
      route: to.transferenciaInterna,
      state: flowStart({ fuente: 'propias', destino: ORIGIN, valor: '35,00', concepto: 'Ahorro' }),
    });
    await expect.element(ownPicker).toMatchTextContent(/4871/);
    await expect.element(origin).toMatchTextContent(/2604/);
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarInternas)).toMatchObject([{ numeroCuentaDestino: ORIGIN, valor: 35 }]);
  });
});

test('«Mis cuentas» of a session without names: who gets it is called as the account', async () => {
  const signIn = demo.signIn.bind(demo);
  vi.spyOn(demo, 'signIn').mockImplementation((...given) => ({
    ...signIn(...given),
    nombres: '',
    apellidoPaterno: '',
    apellidoMaterno: '',
  }));
  await openTransfer();
  await source('Mis cuentas').click();
  await button(/^Mi cuenta/).click();
  await dialog.getByRole('option', { name: /2604/ }).click();
  await label('Valor').fill('10');
  await label('Concepto').fill('Ahorro');
  await revisar.click();
  await expect.element(REVIEW).toHaveAccessibleName(/ a Ahorro negocio$/);
});

describe('screens.md A.2 transferenciaI: a new account', () => {
  test('its holder is shown, and the transfer reaches them', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('0102 0109 9999');
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.bodiesOf(internas)[0]).toMatchObject({ numeroCuentaDestino: '010201099999' });
    expect(books().debits).toEqual(['D 1000']);
  });

  test('-0006-01-01: unknown, and Revisar does not go on', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('010201000000');
    await expect.element(main.getByRole('alert').getByText(errorCodes['-0006-01-01'].text)).toBeVisible();
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarInternas)).toBe(0);
    expect(bank.countOf(validarInterna)).toBe(1);
    // The bank has spoken: there is nothing to ask again.
    expect(button('Reintentar').elements()).toHaveLength(0);
  });

  test.each([
    ['no connection', () => answers.offline(validarInterna), 'No hay conexión con el servidor.'],
    ['-9999-00-03', () => answers.withCode(validarInterna, '-9999-00-03'), errorCodes['-9999-00-03'].text],
  ])('screens.md A.0 «Lists»: a lookup that failed, %s, can be asked again', async (_, answer, text) => {
    use(answer());
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('010201099999');
    const alert = main.getByRole('alert');
    await expect.element(alert.getByText(text)).toBeVisible();
    useNoOverrides();
    const before = bank.countOf(validarInterna);
    const release = hold(validarInterna);
    const retry = alert.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
    expect(bank.countOf(validarInterna)).toBe(before + 1);
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('D-55: a server without a list of registered accounts leaves a new one', async () => {
    use(answers.withFault(cuentasInternas, 'notFound'));
    await openBank({ route: to.transferenciaInterna });
    await expect.element(main.getByText(/^Aún no tiene cuentas registradas/)).toBeVisible();
  });
});
