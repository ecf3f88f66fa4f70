import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { categorias, consultar, servicios } from '#api/contract/pagos.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, main, said, subtitle, textbox, title } from '#testing/locators.ts';
import { orderOfAnotherTab } from '#testing/otherTab.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as payment from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const UNKNOWN = page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / });
const verify = button('Verificar');
const GONE = 'No encontramos esta categoría.';
const paid = { estado: 'EXITOSA', tipo: 'SERVICIO', valor: 12 } as const;
const WATER = to.pagosVarios('AGUA');
const RAFFLE = to.pagosVarios('RIFAS');

/** Opens a page with an order of before of which nobody knows the result. */
async function openUnknown(route: string, state?: unknown) {
  const bank = await openBank({ route, state });
  await orderOfAnotherTab(bank, route);
  return bank;
}

describe('screens.md A.0 «FM failures» d: an order is asked about on its page, whatever becomes of the services', () => {
  test.each([
    ['the categories fail', to.centrosur, () => answers.withCode(categorias, '-9999-00-03')],
    ['the services fail', to.supa, () => answers.serverError(servicios)],
    ['nothing is listed', to.colegios, () => answers.withData(servicios, [])],
    ['its kind is not listed', to.centrosur, () => answers.withData(categorias, [])],
    ['the categories fail', WATER, () => answers.withCode(categorias, '-9999-00-03')],
    ['the services fail', WATER, () => answers.serverError(servicios)],
    ['they are still awaited', WATER, () => answers.never(categorias)],
    ['the category is gone', RAFFLE, () => answers.withData(comprobante, paid)],
  ])('%s: %s', async (_, route, given) => {
    use(given(), answers.withData(comprobante, paid));
    const bank = await openUnknown(route);
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(said('$12,00')).toBeVisible();
    await verify.click();
    await expect.element(payment.DONE).toBeVisible();
    expect(bank.countOf(comprobante)).toBe(1);
    await button('Hacer otro pago').click();
    await expect.element(UNKNOWN).not.toBeInTheDocument();
    await expect.element(payment.DONE).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('the category is gone: it leads back once the question has ended', async () => {
    await openUnknown(RAFFLE);
    expect(said(GONE).elements()).toHaveLength(0);
    await verify.click();
    await expect.element(subtitle(payment.NOT_DEBITED)).toBeVisible();
    await button('Empezar de nuevo').click();
    await expect.element(said(GONE)).toBeVisible();
    await expect.element(title('Pagos de servicios')).toHaveFocus();
  });

  test('a category that has got a page of its own: it is asked about before that is opened', async () => {
    const release = hold(categorias);
    const bank = await openUnknown(to.pagosVarios('SUPA'));
    await expect.element(UNKNOWN).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe(to.pagosVarios('SUPA'));
    await verify.click();
    await button('Empezar de nuevo').click();
    await expect.poll(bank.path).toBe(to.supa);
  });

  test.each([
    ['centrosur', to.centrosur],
    ['varios', WATER],
  ])('the services of %s come meanwhile: what was found out stands until the member goes on', async (_, route) => {
    const release = hold(categorias);
    use(answers.withData(comprobante, paid));
    const bank = await openUnknown(route);
    await verify.click();
    await expect.element(payment.DONE).toBeVisible();
    release();
    await expect.poll(() => bank.countOf(servicios)).toBe(1);
    await everyAnswerRead();
    await expect.element(payment.DONE).toBeVisible();
    await button('Hacer otro pago').click();
    await expect.element(payment.find).toBeVisible();
  });

  test('what led here is over then: nothing is looked up, and nothing reviewed, by itself', async () => {
    const release = hold(servicios);
    const lookup = { servicio: 'CENTROSUR-LUZ', criterio: 'CODIGO', referencia: '1203456', revisar: true } as const;
    const bank = await openUnknown(to.centrosur, flowStart(lookup));
    await verify.click();
    await button('Empezar de nuevo').click();
    release();
    await expect.element(textbox(payment.CODE)).toHaveValue('');
    await everyAnswerRead();
    expect(bank.countOf(consultar)).toBe(0);
  });

  test('no order: a category that is gone says so, and the frame of a page stands while its services are awaited', async () => {
    const release = hold(categorias);
    await openBank({ route: RAFFLE });
    await expect.element(main.getByText('Cargando los servicios')).toBeInTheDocument();
    await expect.element(main.getByRole('link', { name: 'Pagos de servicios' })).toBeVisible();
    release();
    await expect.element(said(GONE)).toBeVisible();
    expect(main.getByText('Comprobante').elements()).toHaveLength(0);
  });
});
