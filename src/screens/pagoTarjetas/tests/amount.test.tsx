import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { validar } from '#api/contract/pagoTarjetas.ts';
import { leer } from '#api/contract/tarjetas.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { demo } from '#mocks/storyDemo.ts';
import { button, main, radio, said, subtitle, tab } from '#testing/locators.ts';
import { browser, everyAnswerRead, hold, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';
import * as cards from './cardPaymentWorld.ts';
import { payElsewhere } from './paidElsewhere.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const BELOW = 'Si paga menos del mínimo se generará interés de mora.';

const NOTHING_DUE = 'Esta tarjeta no tiene valores por pagar.';

const MASTER = /^Mastercard Socio, tarjeta terminada en 3211$/;

describe('screens.md A.2 tarjeta-credito: the amount, boundary by boundary', () => {
  test('faults are told before Revisar, and nothing is asked of the bank', async () => {
    const bank = await cards.openOwn();
    for (const [typed, fault] of [
      ['', 'El campo es requerido.'],
      ['0', 'Ingrese un valor mayor a cero.'],
      ['-5', 'Ingrese un valor mayor a cero.'],
      ['0,99', 'El valor mínimo permitido es $1,00.'],
      ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
      ['2846,38', 'Saldo insuficiente.'],
    ] as const) {
      await cards.otherAmount(typed);
      await cards.pay.click();
      await expect.element(said(fault)).toBeVisible();
      await expect.element(cards.value).toHaveFocus();
    }
    expect(bank.countOf(validar)).toBe(0);
  });

  test('D-13: an amount that the account cannot pay is said at it, without the toast; one that is missing with it', async () => {
    const bank = await cards.openOwn();
    const toasts = () => bank.services.toasts.toasts().map(({ text }) => text);
    await cards.otherAmount('2846,38');
    await cards.pay.click();
    await expect.element(said('Saldo insuficiente.')).toBeVisible();
    await expect.element(cards.value).toHaveFocus();
    expect(toasts()).toEqual([]);
    await cards.value.fill('');
    await cards.pay.click();
    await expect.poll(toasts).toEqual(['Todos los campos son obligatorios']);
  });

  test.each([
    ['48,89', BELOW],
    ['48,90', null],
    ['816,45', null],
    ['816,46', cards.ABOVE],
    ['2846,37', cards.ABOVE],
  ])('copy.md «Tarjetas: pago»: %s, warned of «%s», is not held back', async (typed, warning) => {
    const bank = await cards.openOwn();
    await cards.otherAmount(typed);
    const warnings = () =>
      [BELOW, cards.ABOVE].filter((text) => main.getByText(text, { exact: true }).elements().length > 0);
    await expect.poll(warnings).toEqual(warning === null ? [] : [warning]);
    await cards.toReview();
    await expect.poll(warnings).toEqual(warning === null ? [] : [warning]);
    expect(bank.countOf(validar)).toBe(1);
  });

  test('screens.md A.0 «Accessibility»: what an amount means, and that nothing is owed, is heard when it comes', async () => {
    await cards.openOwn();
    const live = hearLiveWords();
    const words = () => live.heard().map((one) => one.replace('espera su turno: ', ''));
    await cards.otherAmount('30');
    await expect.poll(words).toContain(BELOW);
    await cards.value.fill('900');
    await expect.poll(words).toContain(cards.ABOVE);
    await button('Tarjeta siguiente').click();
    await expect.poll(words).toContain(NOTHING_DUE);
    live.stop();
  });

  test('another account pays: what it has is the bound', async () => {
    const bank = await cards.openOwn();
    await main.getByRole('combobox').click();
    await page.getByRole('option', { name: /2604/ }).click();
    await cards.otherAmount('1238,91');
    await cards.pay.click();
    await expect.element(said('Saldo insuficiente.')).toBeVisible();
    await cards.value.fill('1238,90');
    await cards.toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ numeroCuentaOrigen: '010201012604', valor: 1238.9 }]);
  });

  test('the whole that the account cannot pay: the first choice gets the focus and nothing is asked', async () => {
    const card = demo.bank.state.cards[0];
    if (card) {
      card.total = 2_846_38;
      card.purchases.push({ on: '2026-11-01', descripcion: 'VIAJE', cents: 2_846_38, instalment: null });
    }
    const bank = await cards.openOwn();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $2.846,38');
    await button('Revisar').click();
    await expect.element(said('Saldo insuficiente.')).toBeVisible();
    await expect.element(radio(/^Pago total/)).toHaveFocus();
    expect(bank.countOf(validar)).toBe(0);
  });

  test('-0009-01-01: a card that owes nothing says so, and offers nothing to pay', async () => {
    const bank = await cards.openOwn();
    await button('Tarjeta siguiente').click();
    await expect.element(said(NOTHING_DUE)).toBeVisible();
    await expect.element(said('Bloqueo temporal')).toBeVisible();
    expect(cards.pay.elements()).toHaveLength(0);
    expect(main.getByText('Otro valor').elements()).toHaveLength(0);
    expect(bank.countOf(validar)).toBe(0);
  });

  test('with the cut paid only an amount of one’s own is left', async () => {
    const card = demo.bank.state.cards[0];
    if (card) Object.assign(card, { total: 0, minimum: 0, paid: 612_35 });
    const bank = await cards.openCards();
    await expect.element(cards.value).toBeVisible();
    expect(main.getByText('Pago total').elements()).toHaveLength(0);
    expect(main.getByText(/Fecha máxima de pago/).elements()).toHaveLength(0);
    await cards.value.fill('204,10');
    await cards.toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ tipoPago: 'OTRO', valor: 204.1 }]);
  });
});

describe('screens.md A.2 tarjeta-credito: a way of paying that the card asks for no more', () => {
  const total = radio(/^Pago total/);
  const minimum = radio(/^Pago mínimo/);

  /** «Pago mínimo» chosen, then $100 paid elsewhere: the least is paid with it, and $512,35 are left of the whole. */
  async function minimumPaidElsewhere(): Promise<TestBank> {
    const bank = await cards.openOwn();
    await main.getByText('Pago mínimo').click();
    await expect.element(minimum).toBeChecked();
    payElsewhere();
    return bank;
  }

  async function readAgain(bank: TestBank): Promise<void> {
    const before = bank.countOf(leer);
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(leer)).toBe(before + 1);
    await everyAnswerRead();
  }

  async function chosenAnew(bank: TestBank): Promise<void> {
    const before = bank.countOf(validar);
    await expect.element(minimum).not.toBeInTheDocument();
    await expect.element(total).toHaveAccessibleName(/\$512,35/);
    await expect.element(total).not.toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('');
    await button('Revisar').click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
    await expect.element(total).toHaveFocus();
    expect(bank.services.toasts.toasts().map(({ text }) => text)).toContain('Todos los campos son obligatorios');
    expect(bank.countOf(validar)).toBe(before);
    await main.getByText('Pago total').click();
    await expect.element(said('El campo es requerido.')).not.toBeInTheDocument();
    await cards.toReview();
    expect(bank.bodiesOf(validar).slice(before)).toMatchObject([{ tipoPago: 'TOTAL', valor: 512.35 }]);
  }

  test('gone as the page is looked at again: another one is not chosen for the member', async () => {
    const bank = await minimumPaidElsewhere();
    await readAgain(bank);
    await chosenAnew(bank);
  });

  test('gone with the reread after a refusal: another one is not chosen for the member', async () => {
    const bank = await minimumPaidElsewhere();
    await cards.pay.click();
    await expect
      .element(said(`${errorCodes['-9999-00-02'].text} Lo que debe esta tarjeta cambió: revise el valor.`))
      .toBeVisible();
    await chosenAnew(bank);
  });

  test('the first one stands as long as nothing was chosen, whatever it amounts to', async () => {
    const bank = await cards.openOwn();
    payElsewhere();
    await readAgain(bank);
    await expect.element(total).toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $512,35');
  });
});

describe('screens.md A.2 tarjeta-credito: one of several cards', () => {
  beforeEach(cards.giveDebtToSecond);

  test('buttons, keys and swipe are one state: what is in sight is what is paid', async () => {
    await cards.openOwn();
    await button('Tarjeta siguiente').click();
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(subtitle('Mastercard Socio')).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await button('Tarjeta siguiente').click();
    await expect.element(radio(cards.VISA)).toBeChecked();
    radio(cards.VISA).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    const track = main.getByRole('radiogroup', { name: 'Tarjeta que va a pagar' }).element();
    await expect.poll(() => track.scrollLeft).toBeGreaterThan(200);
    track.scrollTo({ left: 0, behavior: 'instant' });
    await expect.element(radio(cards.VISA)).toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
  });

  test.each([390, 320])('at %i px a swipe chooses, the buttons are gone and the keys remain', async (width) => {
    await page.viewport(width, 844);
    await cards.openOwn();
    await expect.element(button('Tarjeta siguiente')).not.toBeInTheDocument();
    const track = main.getByRole('radiogroup', { name: 'Tarjeta que va a pagar' }).element();
    track.scrollTo({ left: 1000, behavior: 'instant' });
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    radio(MASTER).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
    await expect.poll(() => track.scrollLeft).toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('another card: what was typed for the former one is gone', async () => {
    await cards.openOwn();
    await cards.otherAmount('30');
    await button('Tarjeta siguiente').click();
    await expect.element(radio(/^Pago total/)).toBeChecked();
    await main.getByText('Otro valor').click();
    await expect.element(cards.value).toHaveValue('');
  });

  test('what a card owes that comes after it was left is not shown for the next one', async () => {
    const release = hold(leer);
    const bank = await cards.openCards();
    await expect.poll(() => bank.countOf(leer)).toBe(1);
    await button('Tarjeta siguiente').click();
    await expect.element(subtitle('Mastercard Socio')).toBeVisible();
    expect(cards.pay.elements()).toHaveLength(0);
    release();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await everyAnswerRead();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await cards.toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ codigoTarjeta: 'TC-02', valor: 150 }]);
  });

  test.each<[string, () => Promise<void>]>([
    ['another card', () => button('Tarjeta siguiente').click()],
    ['another amount', () => main.getByText('Pago mínimo').click()],
    ['the other tab', () => tab('Otras tarjetas').click()],
  ])('the check of what was left for %s leads nowhere: nothing of it is ever signed', async (_, change) => {
    const bank = await cards.openOwn();
    const release = hold(validar);
    await cards.pay.click();
    await expect.poll(() => bank.countOf(validar)).toBe(1);
    await change();
    release();
    await everyAnswerRead();
    await expect.element(cards.DATA).toBeVisible();
    expect(cards.confirm.elements()).toHaveLength(0);
    await tab('Mis tarjetas').click();
    const before = bank.countOf(validar);
    await cards.toReview();
    expect(bank.countOf(validar)).toBe(before + 1);
  });

  test('a link’s card is the one in sight', async () => {
    const bank = await cards.openCards({ destino: 'TC-02' });
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await cards.toReview(button('Revisar'));
    expect(bank.bodiesOf(validar)).toMatchObject([{ codigoTarjeta: 'TC-02' }]);
  });

  test('§3, §8: a link’s card that is nobody’s is no card: its amount is for no other one', async () => {
    await cards.openCards({ destino: 'TC-99', valor: '25,00' });
    await expect.element(said('Seleccione una opción')).toBeVisible();
    await everyAnswerRead();
    for (const card of [cards.VISA, MASTER]) await expect.element(radio(card)).not.toBeChecked();
    await button('Tarjeta siguiente').click();
    await expect.element(radio(cards.VISA)).toBeChecked();
    await main.getByText('Otro valor').click();
    await expect.element(cards.value).toHaveValue('');
  });

  test('Back from Revisar: the same card, the same amount', async () => {
    await cards.openOwn();
    await button('Tarjeta siguiente').click();
    await cards.otherAmount('77');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $77,00');
    await cards.toReview(button('Revisar'));
    await browser.router?.navigate(-1);
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(cards.value).toHaveValue('77,00');
    const track = main.getByRole('radiogroup', { name: 'Tarjeta que va a pagar' }).element();
    await expect.poll(() => track.scrollLeft).toBeGreaterThan(200);
  });
});
