import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consumo, leer as cupos } from '#api/contract/cupos.ts';
import { consultar, ingresarFavorito, pagar, validarPago } from '#api/contract/pagos.ts';
import { generar } from '#api/contract/tokens.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { type FlowStart, flowStart } from '#flows/moneyFlow/flowStart.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, dialog, main, said, textbox } from '#testing/locators.ts';
import { orderOfAnotherTab } from '#testing/otherTab.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });
const find = button('Consultar');
const pay = button('Revisar');
const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su pago, / });
const CODE = 'Código de cliente';
const HOME: FlowStart = { servicio: 'CENTROSUR-LUZ', criterio: 'CODIGO', referencia: '1203456' };

/** Follows a link that carries a lookup, from another page. */
async function replay(start: FlowStart, route: string = to.centrosur): Promise<TestBank> {
  const bank = await openBank({ route: to.perfilSocio });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.router?.navigate(route, { state: flowStart(start) });
  return bank;
}
const replayToReview = (changes: FlowStart = {}, route?: string) =>
  replay({ ...HOME, revisar: true, ...changes }, route);

/** The calls of the mechanism that were made: lookups, checks, transactions, executions. */
const callsOf = (bank: TestBank) => [consultar, validarPago, generar, pagar].map((endpoint) => bank.countOf(endpoint));

describe('screens.md A.2 pagos: «Pagar» of a favourite in one click to Revisar', () => {
  test('goes straight there, and by itself never further: no code, no execution', async () => {
    const bank = await replayToReview();
    await expect.element(REVIEW).toBeVisible();
    await everyAnswerRead();
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 1, 0, 0]);
    expect(dialog.elements()).toHaveLength(0);
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigoContrato: '200012034', valor: 43.9 }]);
  });

  test('back from Revisar is Datos, with everything in it, and it does not go on again', async () => {
    const bank = await replayToReview();
    await expect.element(REVIEW).toBeVisible();
    await button('Volver').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await expect.element(textbox(CODE)).toHaveValue('1203456');
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 1, 0, 0]);
  });

  test('without «revisar» the lookup alone is made', async () => {
    const bank = await replay(HOME);
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 0, 0, 0]);
  });

  test('several contracts: the member chooses, now and after another lookup', async () => {
    const bank = await replayToReview({ criterio: 'IDENTIFICACION', referencia: '0159999010' });
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 0, 0, 0]);
    await main.getByRole('group', { name: 'Buscar por' }).getByText(CODE).click();
    await textbox(CODE).fill('1203456');
    await find.click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([2, 0, 0, 0]);
  });

  test('over the limit it stays with what is overdue, and never goes on by itself with less than was promised', async () => {
    const bank = await replayToReview(
      { servicio: 'TRA-MATRICULA', criterio: 'PLACA', referencia: 'ABC1234' },
      to.pagosVarios('TRANSITO'),
    );
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $148,90');
    await main.getByRole('checkbox', { name: /^Matrícula 2026/ }).click({ force: true });
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 0, 0, 0]);
  });

  test('limits that the server does not say stop nobody: it is the judge', async () => {
    use(answers.withCode(cupos, '-0003-01-02'));
    const bank = await replayToReview();
    await expect.element(REVIEW).toBeVisible();
    expect(callsOf(bank)).toEqual([1, 1, 0, 0]);
  });

  test('who is typing a part of it while the limits are still asked for is not led away from Datos', async () => {
    const release = hold(consumo);
    const bank = await replayToReview(
      { servicio: 'CAT-RETAMA', criterio: 'CODIGO', referencia: '551200' },
      to.pagosVarios('CATALOGO'),
    );
    await main.getByText('Otro valor').click();
    await textbox('Valor').fill('2');
    release();
    await everyAnswerRead();
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 0, 0, 0]);
    await expect.element(textbox('Valor')).toHaveValue('2');
  });

  test('nothing is owed: said in its place, and what is typed afterwards is the member’s own', async () => {
    const bank = await replayToReview({ referencia: '1200000' });
    await expect.element(main.getByText('Su planilla está al día.')).toBeVisible();
    await textbox(CODE).fill('1203456');
    await find.click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([2, 0, 0, 0]);
  });

  test('the lookup does not come through: asked again, it goes on', async () => {
    use(answers.withCode(consultar, '-9999-00-03'));
    const bank = await replayToReview();
    await expect.element(button('Reintentar')).toBeVisible();
    useNoOverrides();
    await button('Reintentar').click();
    await expect.element(REVIEW).toBeVisible();
    expect(callsOf(bank)).toEqual([2, 1, 0, 0]);
  });

  test('the check refuses: Datos, with what was refused', async () => {
    use(answers.withCode(validarPago, '-0005-01-04'));
    const bank = await replayToReview();
    await expect.element(main.getByText('La cuenta origen está bloqueada.')).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([1, 1, 0, 0]);
  });

  test.each<[string, FlowStart]>([
    ['a criterion that is no longer asked for', { criterio: 'PLACA' }],
    ['a service that is no longer there', { servicio: 'GAS' }],
    ['a reference that it cannot have', { referencia: '12' }],
  ])('%s: nothing is looked up', async (_, changes) => {
    const bank = await replayToReview(changes);
    await expect.element(find).toBeVisible();
    await everyAnswerRead();
    expect(callsOf(bank)).toEqual([0, 0, 0, 0]);
    expect(pay.elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 pagos/centrosur «save as favourite»', () => {
  const look = async (reference: string) => {
    const bank = await openBank({ route: to.centrosur });
    await textbox(CODE).fill(reference);
    await find.click();
    await expect.element(pay).toBeVisible();
    return bank;
  };

  test('one that is kept already is said by its name', async () => {
    await look('1203456');
    await expect.element(main.getByRole('switch', { name: 'Guardado como «Luz casa»' })).toBeChecked();
  });

  test('the receipt of another tab’s order offers nothing of the service that is under review here', async () => {
    const bank = await look('1187302');
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
    await orderOfAnotherTab(bank, to.centrosur);
    use(answers.withData(comprobante, { estado: 'EXITOSA', tipo: 'CENTROSUR', valor: 12 }));
    await button('Verificar').click();
    await expect.element(said('Pago exitoso')).toBeVisible();
    await expect.element(button('Descargar PDF')).toBeVisible();
    // Long enough for an offer, which looks first whether it is a favourite already.
    await everyAnswerRead();
    await everyAnswerRead();
    expect(button('Guardar como favorito').elements()).toHaveLength(0);
  });

  test('another one is kept as it was looked up', async () => {
    const bank = await look('1187302');
    await main.getByText('Guardar como favorito').click();
    await dialog.getByRole('textbox', { name: 'Alias' }).fill('Luz abuelos');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(main.getByRole('switch', { name: 'Guardado como «Luz abuelos»' })).toBeChecked();
    expect(bank.bodiesOf(ingresarFavorito)).toEqual([
      { alias: 'Luz abuelos', codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1187302' },
    ]);
  });
});
