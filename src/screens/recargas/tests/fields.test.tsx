import { describe, expect, test } from 'vitest';
import { leer as cupos } from '#api/contract/cupos.ts';
import { favoritos, operadoras, validarRecarga } from '#api/contract/pagos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, radio, said } from '#testing/locators.ts';
import { everyAnswerRead, startEachTestFresh, use } from '#testing/testWorld.tsx';
import {
  amount,
  choose,
  confirmation,
  fillData,
  number,
  ORIGIN,
  OTHER,
  openTopUp,
  REVIEW,
  revisar,
  SOFIA,
  toReview,
} from './topUpWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const NOT_A_MOBILE = 'Ingrese un celular de 10 dígitos que empiece con 09.';

const DIFFERENT = 'Los números no coinciden.';

const limits = (daily: number, monthly = 1500) =>
  answers.withData(cupos, {
    valorInternoDiario: 0,
    valorInternoMensual: 0,
    valorExternoDiario: 0,
    valorExternoMensual: 0,
    valorFacilitoDiario: daily,
    valorFacilitoMensual: monthly,
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
