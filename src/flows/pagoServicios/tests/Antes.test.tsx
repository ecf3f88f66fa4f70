import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultar, favoritos } from '#api/contract/pagos.ts';
import { historial } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, main, said, textbox } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });
const favourites = main.getByRole('region', { name: 'Sus favoritos' });
const latest = main.getByRole('region', { name: 'Últimos pagos' });
const CODE = 'Código de cliente';
const WHERE = '¿Dónde encuentro el código?';
const namesOf = (region: typeof favourites) =>
  region
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);

describe('DESIGN.md §12 «Before a lookup»', () => {
  test('this page’s favourites and payments, and no others; nothing is looked up before it is asked for', async () => {
    const bank = await openBank({ route: to.centrosur });
    await expect.poll(() => namesOf(favourites)).toEqual(['Luz casa', 'Luz papás']);
    await expect.poll(() => namesOf(latest)).toEqual(['Luz casa', 'Luz casa', 'Luz casa']);
    await expect
      .element(textbox(CODE))
      .toHaveAccessibleDescription('Los 7 dígitos de la parte superior de su planilla.');
    expect(bank.countOf(consultar)).toBe(0);
  });

  test('screens.md A.0 «Hide balances»: what was paid here is not told', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openBank({ route: to.centrosur });
    await expect.poll(() => namesOf(latest)).toEqual(['Luz casa', 'Luz casa', 'Luz casa']);
    expect(latest.getByText('Saldo oculto').elements()).toHaveLength(3);
    expect(latest.element().innerHTML).not.toMatch(/\d,\d\d/);
  });

  test('a press fills a favourite in and asks; what was found takes its place, the focus is on Consultar', async () => {
    const bank = await openBank({ route: to.centrosur });
    await button('Ver valores de Luz papás').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    await expect.element(textbox('N.º de medidor')).toHaveValue('8841207');
    await expect.element(button('Consultar')).toHaveFocus();
    expect(bank.bodiesOf(consultar)).toEqual([
      { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'MEDIDOR', referencia: '8841207' },
    ]);
    expect([favourites, latest, said(WHERE)].flatMap((part) => part.elements())).toEqual([]);
    expect(bank.path()).toBe(to.centrosur);
  });

  test('a press on one that was looked up before asks anew, and shows nothing from before meanwhile', async () => {
    const bank = await openBank({ route: to.centrosur });
    await button('Ver valores de Luz papás').click();
    await expect.element(button('Revisar')).toBeVisible();
    await textbox('N.º de medidor').fill('');
    const release = hold(consultar);
    await button('Ver valores de Luz papás').click();
    await expect.poll(() => bank.countOf(consultar)).toBe(2);
    expect(button('Revisar').elements()).toHaveLength(0);
    release();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
  });

  test('nothing is due: they stay', async () => {
    await openBank({ route: to.centrosur });
    await textbox(CODE).fill('1200000');
    await button('Consultar').click();
    await expect.element(said('Su planilla está al día.')).toBeVisible();
    await expect.element(favourites).toBeVisible();
    await expect.element(latest).toBeVisible();
    await expect.element(said(WHERE)).toBeVisible();
  });

  test('a page of the server’s own: only what names one of its services; «Ver» opens the receipt', async () => {
    await openBank({ route: to.pagosVarios('AGUA') });
    await expect.poll(() => namesOf(latest)).toEqual(['Agua y teléfono', 'Agua y teléfono', 'Agua y teléfono']);
    expect(favourites.elements()).toHaveLength(0);
    await latest
      .getByRole('button', { name: /^Ver comprobante de Agua y teléfono/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog', { name: 'Comprobante' }).getByText('Pago exitoso')).toBeVisible();
  });

  test('a school’s favourite chooses the school as well', async () => {
    const bank = await openBank({ route: to.colegios });
    await button('Ver valores de Pensión Sofía').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $165,00');
    await expect
      .element(main.getByRole('combobox', { name: 'Institución' }))
      .toHaveDisplayValue('Unidad Educativa Cordillera Azul');
    expect(bank.countOf(consultar)).toBe(1);
  });

  test('contract B.0: a server that keeps neither: nothing stands there, and nothing is said', async () => {
    use(answers.withFault(favoritos, 'notFound'), answers.withFault(historial, 'notFound'));
    await openBank({ route: to.centrosur });
    await expect.element(said(WHERE)).toBeVisible();
    await everyAnswerRead();
    expect([favourites, latest, page.getByRole('alert')].flatMap((part) => part.elements())).toEqual([]);
  });
});
