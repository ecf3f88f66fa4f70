import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leer as cupos } from '#api/contract/cupos.ts';
import { favoritos, ingresarFavorito, operadoras, recargar, validarRecarga } from '#api/contract/pagos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, main, radio, said, title } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const ORIGIN = '010201004871';
const SOFIA = '0900000321';
const OTHER = '0987654320';
const NOT_A_MOBILE = 'Ingrese un celular de 10 dígitos que empiece con 09.';
const DIFFERENT = 'Los números no coinciden.';

const DATA = title('Recargas');
const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su recarga, / });
/** The words of a choice: the radio button itself is under them. */
/** In the form: the operators are named at the head of the page too. */
const choose = (name: string) => main.getByRole('form').getByText(name, { exact: true }).first().click();
const number = main.getByLabelText('Número celular', { exact: true });
const confirmation = main.getByLabelText('Confirme el número', { exact: true });
const amount = main.getByRole('textbox', { name: 'Valor' });
const revisar = button('Revisar');
const confirm = button('Confirmar recarga');

async function openTopUp() {
  const bank = await openBank({ route: to.recargas });
  await expect.element(radio('Claro')).toBeInTheDocument();
  await expect.element(said(/Disponible hoy /)).toBeVisible();
  return bank;
}

interface Typed {
  operator: string;
  mobile: string;
  again: string;
  value: string;
}

async function fillData(changes: Partial<Typed> = {}): Promise<void> {
  const { operator = 'CNT', mobile = OTHER, again = mobile, value = '$10' } = changes;
  await choose(operator);
  await number.fill(mobile);
  await confirmation.fill(again);
  if (value.startsWith('$')) return choose(value);
  await choose('Otro valor');
  await amount.fill(value);
}

async function toReview(data: Partial<Typed> = {}): Promise<void> {
  await fillData(data);
  await revisar.click();
  await expect.element(REVIEW).toBeVisible();
}

async function order(data: Partial<Typed> = {}): Promise<void> {
  await toReview(data);
  await confirm.click();
  await sendCode();
}

const debits = () => demo.bank.ledger.movementsOf(ORIGIN).recent.map(({ tipo, cents }) => `${tipo} ${cents}`);

const limits = (daily: number, monthly = 1500) =>
  answers.withData(cupos, {
    valorInternoDiario: 0,
    valorInternoMensual: 0,
    valorExternoDiario: 0,
    valorExternoMensual: 0,
    valorFacilitoDiario: daily,
    valorFacilitoMensual: monthly,
  });

describe('screens.md A.2 pagos/recargas: Datos → Revisar → código → Comprobante', () => {
  test('contract B.3: the screen, what is sent and the books tell the same', async () => {
    const bank = await openTopUp();
    await toReview({ mobile: '+593 98 765 4320', value: '12,34' });
    await expect.element(said(OTHER)).toBeVisible();
    await expect.element(main.getByText('$12,34').first()).toBeInTheDocument();
    await confirm.click();
    await expect.element(dialog.getByRole('button', { name: 'Cancelar pago' })).toBeVisible();
    await sendCode();
    await expect.element(said('Pago exitoso')).toBeVisible();
    const body = { numeroCuentaOrigen: ORIGIN, codigoOperadora: 'CNT', celular: OTHER, valor: 12.34 };
    expect(bank.bodiesOf(validarRecarga)).toStrictEqual([body]);
    expect(bank.bodiesOf(recargar)).toStrictEqual([{ idTransaccion: expect.any(String) as unknown, ...body }]);
    expect(debits()).toEqual(['D 1234']);
    expect(demo.bank.ledger.total()).toBe(0);
  });

  test('«Hacer otra recarga»: an empty form, and what was used of the limit is counted', async () => {
    await openTopUp();
    // Of today there is one of $10,00 already (C.2).
    await expect.element(said(/Disponible hoy \$290,00 de \$300,00/)).toBeVisible();
    await order();
    await button('Hacer otra recarga').click();
    await expect.element(number).toHaveValue('');
    await expect.element(confirmation).toHaveValue('');
    for (const name of ['Claro', 'CNT', '$10']) await expect.element(radio(name)).not.toBeChecked();
    await expect.element(said(/Disponible hoy \$280,00 de \$300,00/)).toBeVisible();
  });

  test('it says that it cannot be undone, and «Modificar» brings everything back', async () => {
    await openTopUp();
    await expect.element(said(/^Las recargas no se pueden anular\./)).toBeVisible();
    await toReview();
    await button('Modificar celular').click();
    await expect.element(number).toHaveValue(OTHER);
    await expect.element(radio('CNT')).toBeChecked();
    await expect.element(radio('$10')).toBeChecked();
  });

  test('the receipt offers to keep it as a favourite; kept, it is offered no more', async () => {
    const bank = await openTopUp();
    await order();
    await button('Guardar como favorito').click();
    await expect.element(dialog.getByText(OTHER)).toBeVisible();
    await dialog.getByLabelText('Alias').fill('Módem');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(page.getByText('Favorito guardado')).toBeVisible();
    await expect.element(button('Guardar como favorito')).not.toBeInTheDocument();
    // What takes the place of the button that had the focus.
    await expect.element(said('Guardado como «Módem»')).toHaveFocus();
    expect(bank.bodiesOf(ingresarFavorito)).toStrictEqual([
      { alias: 'Módem', codigoOperadora: 'CNT', referencia: OTHER },
    ]);
    await button('Hacer otra recarga').click();
    await expect.element(radio('Módem')).toBeInTheDocument();
  });

  test('the receipt of one that is a favourite already offers nothing', async () => {
    await openTopUp();
    await order({ operator: 'Claro', mobile: SOFIA, value: '$5' });
    await expect.element(said('Pago exitoso')).toBeVisible();
    await everyAnswerRead();
    expect(button('Guardar como favorito').elements()).toHaveLength(0);
  });

  test('A.0: a double click at each button checks, signs and sends once', async () => {
    const bank = await openTopUp();
    await fillData();
    await revisar.dblClick();
    await expect.element(REVIEW).toBeVisible();
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
    await openTopUp();
    main.getByRole('radio', { name: 'Claro' }).element().focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect.element(radio('CNT')).toBeChecked();
    await userEvent.tab();
    await expect.element(number).toHaveFocus();
    await userEvent.keyboard(OTHER);
    await userEvent.tab();
    await expect.element(confirmation).toHaveFocus();
    await userEvent.keyboard(OTHER);
    await userEvent.tab();
    await expect.element(radio('$3')).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect.element(radio('$5')).toBeChecked();
    revisar.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(REVIEW).toHaveFocus();
    confirm.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(digits).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect.element(said('Pago exitoso')).toBeVisible();
  });
});

describe('screens.md A.2 pagos/recargas: the number, twice', () => {
  test.each([
    ['', NOT_A_MOBILE],
    ['090000032', NOT_A_MOBILE],
    ['09000003210', NOT_A_MOBILE],
    ['0800000321', NOT_A_MOBILE],
    ['09000o0321', NOT_A_MOBILE],
    ['072800417', NOT_A_MOBILE],
    [SOFIA, null],
    ['09 0000 0321', null],
    ['+593 90 000 0321', null],
    ['00593900000321', null],
  ])('«%s»: %s', async (typed, message) => {
    await openTopUp();
    await number.fill(typed);
    await confirmation.click();
    await (message === null
      ? expect.element(number).not.toHaveAttribute('aria-invalid', 'true')
      : expect.element(said(message)).toBeVisible());
    await everyAnswerRead();
    expect(said(NOT_A_MOBILE).elements()).toHaveLength(message === null ? 0 : 1);
  });

  test('pasted as the phone writes it, it matches the same number typed', async () => {
    const bank = await openTopUp();
    await toReview({ operator: 'Claro', mobile: '+593 90 000 0321', again: SOFIA });
    expect(bank.bodiesOf(validarRecarga)[0]).toMatchObject({ celular: SOFIA });
  });

  test('another confirmation is said, and Revisar does not go on', async () => {
    const bank = await openTopUp();
    await fillData({ again: '0987654302' });
    await revisar.click();
    await expect.element(said(DIFFERENT)).toBeVisible();
    await expect.element(confirmation).toHaveFocus();
    await confirmation.fill(OTHER);
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
    expect(bank.countOf(validarRecarga)).toBe(0);
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('the first one edited later no longer matches: said at the confirmation', async () => {
    const bank = await openTopUp();
    await fillData();
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
    await number.fill('0987654302');
    await expect.element(said(DIFFERENT)).toBeVisible();
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarRecarga)).toBe(0);
    await confirmation.fill('0987654302');
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
  });

  test('a saved number edited by hand has to be confirmed anew', async () => {
    const bank = await openTopUp();
    await choose('Celular Sofía');
    await choose('$5');
    await number.fill(OTHER);
    await revisar.click();
    await expect.element(said(DIFFERENT)).toBeVisible();
    expect(bank.countOf(validarRecarga)).toBe(0);
  });

  test('an empty form: everything that is missing is said, the first takes the focus', async () => {
    await openTopUp();
    await revisar.click();
    await expect.element(said(NOT_A_MOBILE)).toBeVisible();
    expect(said('El campo es requerido.').elements()).toHaveLength(3);
    await expect.element(radio('Claro')).toHaveFocus();
  });
});

describe('screens.md A.2 pagos/recargas: saved numbers', () => {
  test('a favourite fills operator and number; «Otro número» empties them', async () => {
    await openTopUp();
    await expect.element(radio('Otro número')).toBeChecked();
    await choose('Celular Sofía');
    await expect.element(radio('Claro')).toBeChecked();
    await expect.element(number).toHaveValue(SOFIA);
    await expect.element(confirmation).toHaveValue(SOFIA);
    await expect.element(radio('Celular Sofía')).toBeChecked();
    await choose('Otro número');
    await expect.element(number).toHaveValue('');
    await expect.element(confirmation).toHaveValue('');
  });

  test('the member’s own has no operator: the one that stands stays', async () => {
    await openTopUp();
    await choose('Tuenti');
    await choose('Mi celular');
    await expect.element(number).toHaveValue('0900000214');
    await expect.element(confirmation).toHaveValue('0900000214');
    await expect.element(radio('Tuenti')).toBeChecked();
    await expect.element(radio('Mi celular')).toBeChecked();
  });

  test('another operator or another number is no longer the saved one', async () => {
    await openTopUp();
    await choose('Celular Sofía');
    await choose('Movistar');
    await expect.element(radio('Otro número')).toBeChecked();
    await choose('Claro');
    await expect.element(radio('Celular Sofía')).toBeChecked();
    await number.fill(OTHER);
    await expect.element(radio('Otro número')).toBeChecked();
  });

  test('contract B.0: a server that keeps no favourites: the own number alone, and no way to keep one', async () => {
    use(answers.withFault(favoritos, 'notFound'));
    await openTopUp();
    await expect.element(radio('Mi celular')).toBeInTheDocument();
    await fillData();
    await everyAnswerRead();
    expect(radio('Celular Sofía').elements()).toHaveLength(0);
    expect(main.getByRole('switch').elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 pagos/recargas: preset amounts and another within the bounds', () => {
  test.each([
    ['0', 'Ingrese un valor mayor a cero.'],
    ['0,99', 'El valor mínimo es $1,00.'],
    ['1', null],
    ['50', null],
    ['50,01', 'El valor máximo es $50,00.'],
    ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['diez', 'Escriba el valor así: 10 o 10,50.'],
  ])('another amount of «%s»: %s', async (value, message) => {
    const bank = await openTopUp();
    await fillData({ value });
    await expect.element(said(/^De \$1,00 a \$50,00\./)).toBeVisible();
    await revisar.click();
    if (message === null) return expect.element(REVIEW).toBeVisible();
    await expect.element(said(message)).toBeVisible();
    await expect.element(amount).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(validarRecarga)).toBe(0);
  });

  test.each([
    ['today', limits(20), '$10', null],
    // C.2: $10,00 are used today, $270,87 this month.
    ['today', limits(19.99), '$10', 'Supera su cupo diario disponible: $9,99.'],
    ['this month', limits(300, 273.87), '$3', null],
    ['this month', limits(300, 273.86), '$3', 'Supera su cupo mensual disponible: $2,99.'],
  ] as const)('what is left of the limit %s bounds a preset amount too', async (_, answer, value, message) => {
    use(answer);
    const bank = await openTopUp();
    await fillData({ value });
    if (message === null) {
      await revisar.click();
      return expect.element(REVIEW).toBeVisible();
    }
    await expect.element(main.getByRole('alert').getByText(message)).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
    await revisar.click();
    await everyAnswerRead();
    expect(bank.services.toasts.toasts()).toEqual([]);
    expect(bank.countOf(validarRecarga)).toBe(0);
  });

  test.each([
    [9.99, 'Saldo insuficiente.'],
    [10, null],
  ])('an account with %d: %s', async (saldoDisponible, message) => {
    use(answers.withData(cuentasOrigen, [{ descripcion: 'Ahorro a la Vista', numeroCuenta: ORIGIN, saldoDisponible }]));
    await openTopUp();
    await fillData();
    await revisar.click();
    await expect.element(message === null ? REVIEW : main.getByRole('alert').getByText(message)).toBeVisible();
  });

  test('an amount that the next operator does not sell is chosen anew; one that it sells stays', async () => {
    use(
      answers.withData(operadoras, [
        { codigoOperadora: 'CLARO', descripcion: 'Claro', valores: [3, 5.5], valorMinimo: 1, valorMaximo: 50 },
        { codigoOperadora: 'CNT', descripcion: 'CNT', valores: [3, 8], valorMinimo: 2, valorMaximo: 8 },
      ]),
    );
    await openTopUp();
    await choose('Claro');
    await choose('$3');
    await choose('CNT');
    await expect.element(radio('$3')).toBeChecked();
    await expect.element(said(/^De \$2,00 a \$8,00\./)).toBeVisible();
    await choose('Claro');
    await choose('$5,50');
    await choose('CNT');
    await expect.element(radio('$3')).not.toBeChecked();
    await expect.element(radio('$8')).not.toBeChecked();
    await number.fill(OTHER);
    await confirmation.fill(OTHER);
    await revisar.click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
  });
});

describe('contract B.3 «pagos/recargas»: what the server refuses', () => {
  test('C.5 -0008-03-01: the number of another operator: said, and what was typed is kept', async () => {
    const bank = await openTopUp();
    await fillData({ mobile: '0987654329' });
    await revisar.click();
    const { text } = errorCodes['-0008-03-01'];
    await expect.element(main.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(DATA).toBeVisible();
    await expect.element(number).toHaveValue('0987654329');
    await expect.element(confirmation).toHaveValue('0987654329');
    await expect.element(radio('CNT')).toBeChecked();
    await expect.element(radio('$10')).toBeChecked();
    expect(bank.countOf(generar)).toBe(0);
    await number.fill(OTHER);
    await confirmation.fill(OTHER);
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('-0008-02-02: the operator refuses it once it is executed: nothing was debited', async () => {
    const bank = await openTopUp();
    await order({ mobile: '0900000208' });
    await expect.element(said(errorCodes['-0008-02-02'].text)).toBeVisible();
    await expect.element(said('No se realizó ningún débito.')).toHaveFocus();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.countOf(recargar)).toBe(1);
    expect(debits()).toEqual([]);
  });

  test('C.6 «…,77»: nobody knows; Verificar finds the receipt, and it was sent once', async () => {
    const bank = await openTopUp();
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
