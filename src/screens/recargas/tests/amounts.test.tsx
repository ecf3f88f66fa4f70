import { describe, expect, test } from 'vitest';
import { leer as cupos } from '#api/contract/cupos.ts';
import { operadoras, validarRecarga } from '#api/contract/pagos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { main, radio, said, tab } from '#testing/locators.ts';
import { everyAnswerRead, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as topUp from './topUpWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const limits = (daily: number, monthly = 1500) =>
  answers.withData(cupos, {
    valorInternoDiario: 0,
    valorInternoMensual: 0,
    valorExternoDiario: 0,
    valorExternoMensual: 0,
    valorFacilitoDiario: daily,
    valorFacilitoMensual: monthly,
  });

test('screens.md A.0 «Amount field»: before an amount is chosen there is no total, and that is no zero', async () => {
  await topUp.openTopUp();
  await expect.element(said('Total a pagarSin valor—')).toBeVisible();
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
    const bank = await topUp.openTopUp();
    await topUp.fillData({ value });
    await expect.element(said(/^De \$1,00 a \$50,00\./)).toBeVisible();
    await topUp.revisar.click();
    if (message === null) return expect.element(topUp.REVIEW).toBeVisible();
    await expect.element(said(message)).toBeVisible();
    await expect.element(topUp.amount).toHaveFocus();
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
    const bank = await topUp.openTopUp();
    await topUp.fillData({ value });
    if (message === null) {
      await topUp.revisar.click();
      return expect.element(topUp.REVIEW).toBeVisible();
    }
    await expect.element(main.getByRole('alert').getByText(message)).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
    await topUp.revisar.click();
    await everyAnswerRead();
    expect(bank.services.toasts.toasts()).toEqual([]);
    expect(bank.countOf(validarRecarga)).toBe(0);
    // screens.md A.0 «FM»: what was typed survives a look at the limits.
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe(to.perfilSocio);
    await expect.element(tab('CONFIGURAR MIS CUPOS')).toBeVisible();
    await bank.go(-1);
    await expect.element(main.getByRole('alert').getByText(message)).toBeVisible();
    await expect.element(topUp.confirmation).toHaveValue(topUp.OTHER);
  });

  test.each([
    [9.99, 'Saldo insuficiente.'],
    [10, null],
  ])('an account with %d: %s', async (saldoDisponible, message) => {
    use(
      answers.withData(cuentasOrigen, [
        { descripcion: 'Ahorro a la Vista', numeroCuenta: topUp.ORIGIN, saldoDisponible },
      ]),
    );
    await topUp.openTopUp();
    await topUp.fillData();
    await topUp.revisar.click();
    await expect.element(message === null ? topUp.REVIEW : main.getByRole('alert').getByText(message)).toBeVisible();
  });

  test.each([
    ['', ['Todos los campos son obligatorios']],
    ['diez', ['Todos los campos son obligatorios']],
    ['0,99', ['Todos los campos son obligatorios']],
    ['20', []],
  ])('D-13: another amount of «%s» is told as %j', async (value, told) => {
    use(answers.withData(cuentasOrigen, [{ descripcion: 'Vista', numeroCuenta: topUp.ORIGIN, saldoDisponible: 15 }]));
    const bank = await topUp.openTopUp();
    await topUp.fillData({ value });
    await topUp.revisar.click();
    await expect.element(topUp.amount).toHaveFocus();
    await everyAnswerRead();
    expect(bank.services.toasts.toasts().map(({ text }) => text)).toEqual(told);
    expect(bank.countOf(validarRecarga)).toBe(0);
  });

  test('an amount that the next operator does not sell is chosen anew; one that it sells stays', async () => {
    use(
      answers.withData(operadoras, [
        { codigoOperadora: 'CLARO', descripcion: 'Claro', valores: [3, 5.5], valorMinimo: 1, valorMaximo: 50 },
        { codigoOperadora: 'CNT', descripcion: 'CNT', valores: [3, 8], valorMinimo: 2, valorMaximo: 8 },
      ]),
    );
    await topUp.openTopUp();
    await topUp.choose('Claro');
    await topUp.choose('$3');
    await topUp.choose('CNT');
    await expect.element(radio('$3')).toBeChecked();
    await expect.element(said(/^De \$2,00 a \$8,00\./)).toBeVisible();
    await topUp.choose('Claro');
    await topUp.choose('$5,50');
    await topUp.choose('CNT');
    await expect.element(radio('$3')).not.toBeChecked();
    await expect.element(radio('$8')).not.toBeChecked();
    await topUp.number.fill(topUp.OTHER);
    await topUp.confirmation.fill(topUp.OTHER);
    await topUp.revisar.click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
  });

  test('a saved number’s operator that does not sell the chosen amount: it is chosen anew, and not debited', async () => {
    use(
      answers.withData(operadoras, [
        { codigoOperadora: 'CNT', descripcion: 'CNT', valores: [2, 4], valorMinimo: 2, valorMaximo: 8 },
        { codigoOperadora: 'CLARO', descripcion: 'Claro', valores: [3, 6], valorMinimo: 1, valorMaximo: 50 },
      ]),
    );
    await topUp.openTopUp();
    await topUp.choose('CNT');
    await topUp.choose('$2');
    await expect.element(said('$2,00').first()).toBeVisible();
    await topUp.choose('Celular Sofía');
    await expect.element(radio('Claro')).toBeChecked();
    expect(main.getByText('$2,00', { exact: true }).elements()).toHaveLength(0);
    await topUp.revisar.click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
    expect(topUp.REVIEW.elements()).toHaveLength(0);
  });
});
