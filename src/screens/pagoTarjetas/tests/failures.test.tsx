import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tarjetas as registeredCards } from '#api/contract/cuentasDestino.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { SETTLING_MS } from '#flows/moneyFlow/useVerification.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, main, radio, said, subtitle, tab } from '#testing/locators.ts';
import { orderPressingTwice, pressedTwice } from '#testing/pressTwice.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as cards from './cardPaymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const UNKNOWN = subtitle('No pudimos confirmar el resultado');

describe('screens.md A.0 «FM failures»', () => {
  test.each(['-0005-01-01', '-0009-01-01'] as const)(
    'a: %s before execution: toast and fixed text, data kept; of another card it is not said',
    async (code) => {
      cards.giveDebtToSecond();
      await cards.openOwn();
      use(answers.withCode(validar, code));
      await cards.otherAmount('30');
      await cards.pay.click();
      const refusal = main.getByText(errorCodes[code].text);
      await expect.element(refusal).toBeVisible();
      await expect.element(cards.value).toHaveValue('30,00');
      await tab('Otras tarjetas').click();
      await expect.element(said(/^Disponible hoy /)).toBeVisible();
      expect(refusal.elements()).toHaveLength(0);
      await tab('Mis tarjetas').click();
      await expect.element(refusal).toBeVisible();
      await expect.element(cards.value).toHaveValue('30,00');
      await button('Tarjeta siguiente').click();
      await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
      expect(refusal.elements()).toHaveLength(0);
      useNoOverrides();
      await cards.toReview();
    },
  );

  test('a: -0009-01-01: a registered card that was deleted elsewhere is offered no more; said of it, and typed, it stays', async () => {
    const bank = await cards.openCards();
    await tab('Otras tarjetas').click();
    await cards.fillOther();
    const { state } = demo.bank;
    state.destinations = state.destinations.filter(({ alias }) => alias !== 'Tarjeta mamá');
    await cards.revisar.click();
    const refusal = main.getByText(errorCodes['-0009-01-01'].text);
    await expect.element(refusal).toBeVisible();
    await expect.element(radio(/^Tarjeta mamá/)).not.toBeInTheDocument();
    await everyAnswerRead();
    await expect.element(refusal).toBeVisible();
    await expect.element(cards.value).toHaveValue('120,00');
    expect(bank.countOf(generar)).toBe(0);
    await main.getByText('Tarjeta Pacífico Sur').click();
    await expect.element(refusal).not.toBeInTheDocument();
    await cards.toReview(cards.revisar);
  });

  test('b: a wrong code stays in the dialog; closed, nothing moved and Revisar stands', async () => {
    await cards.openOwn();
    await cards.toReview();
    await cards.confirm.click();
    await sendCode('654321');
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(said(cards.NOT_DEBITED)).toBeVisible();
    expect(cards.books()).toEqual(cards.untouched);
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
  });

  test('c: refused at the execution: Revisar with the words, and a new code pays', async () => {
    const bank = await cards.openOwn();
    await cards.toReview();
    use(answers.withCode(pagar, '-0009-01-01'));
    await cards.execute();
    await expect.element(said(errorCodes['-0009-01-01'].text)).toBeVisible();
    expect(cards.books()).toEqual(cards.untouched);
    useNoOverrides();
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.countOf(generar)).toBe(2);
  });

  test('d, C.6 …,77: no answer; Verificar finds the one payment that was made', async () => {
    const bank = await cards.openOwn();
    await cards.otherAmount('80,77');
    await cards.toReview();
    await cards.execute();
    await expect.element(UNKNOWN).toBeVisible();
    await button('Verificar').click();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.countOf(pagar)).toBe(1);
    expect(cards.books()).toMatchObject({ origin: 2_815_60, receipts: ['EXITOSA 8077'] });
  });

  test('d, C.6 …,88: no answer and not executed; back at Revisar nothing was debited', async () => {
    await cards.openOwn();
    await cards.otherAmount('80,88');
    await cards.toReview();
    await cards.execute();
    await expect.element(UNKNOWN).toBeVisible();
    vi.setSystemTime(DEMO_NOW + SETTLING_MS);
    await button('Verificar').click();
    await expect.element(subtitle(cards.NOT_DEBITED)).toBeVisible();
    expect(cards.books()).toEqual(cards.untouched);
    await button(/revisi/i).click();
    await expect.element(cards.REVIEW).toBeVisible();
  });

  test.each(pressedTwice('double click', 'double Enter'))(
    'A.0 «Double-submission protection», %s: one check, one transaction, one debit',
    async (_, twice) => {
      const bank = await cards.openOwn();
      await orderPressingTwice(twice, {
        review: cards.pay,
        inReview: cards.REVIEW,
        confirm: cards.confirm,
        done: said('Pago exitoso'),
      });
      expect([validar, generar, autorizar, pagar].map((endpoint) => bank.countOf(endpoint))).toEqual([1, 1, 1, 1]);
      expect(cards.books()).toMatchObject({ origin: 2_284_02, receipts: ['EXITOSA 61235'] });
    },
  );
});

describe('contract B.0: a server that knows the specification alone', () => {
  test('own cards are said not to be available; the registered ones are paid', async () => {
    use(answers.withFault(lista, 'notFound'), answers.withFault(validar, 'notFound'));
    await openBank({ route: to.pagoTarjetas });
    await expect.element(subtitle('Sus tarjetas de la cooperativa no están disponibles aquí')).toBeVisible();
    await button('Pagar otra tarjeta').click();
    await cards.fillOther();
    await cards.toReview(cards.revisar);
    await expect.element(said('Los verá en el comprobante')).toBeVisible();
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
  });

  test('without the detail of a card an amount of one’s own is still paid', async () => {
    use(answers.withFault(leer, 'notFound'));
    const bank = await cards.openCards();
    await cards.value.fill('900');
    await expect.element(said(cards.ABOVE)).toBeVisible();
    await cards.toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ tipoPago: 'OTRO', valor: 900 }]);
  });

  test('a member without own cards; the other tab works', async () => {
    use(answers.withData(lista, []));
    await openBank({ route: to.pagoTarjetas });
    await expect.element(subtitle('No tiene tarjetas de la cooperativa.')).toBeVisible();
    await button('Pagar otra tarjeta').click();
    await expect.element(radio(/^Tarjeta mamá/)).toBeVisible();
  });
});

describe('screens.md A.0 «Lists»: «Reintentar»', () => {
  test('of the own cards, of what one owes, and of the registered ones', async () => {
    use(answers.withCode(lista, '-9999-00-03'));
    await openBank({ route: to.pagoTarjetas });
    await expect.element(said(errorCodes['-9999-00-03'].text)).toBeVisible();
    use(answers.withCode(leer, '-0007-01-01'));
    useNoOverrides();
    use(answers.withCode(leer, '-0007-01-01'));
    await button('Reintentar').click();
    await expect.element(said(errorCodes['-0007-01-01'].text)).toBeVisible();
    useNoOverrides();
    await button('Reintentar').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
  });

  test('of the registered cards', async () => {
    use(answers.withCode(registeredCards, '-9999-00-03'));
    await cards.openCards();
    await tab('Otras tarjetas').click();
    await expect.element(said(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await button('Reintentar').click();
    await expect.element(radio(/^Tarjeta mamá/)).toBeVisible();
  });
});
