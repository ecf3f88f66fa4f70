import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tarjetas as registeredCards } from '#api/contract/cuentasDestino.ts';
import { consumo, leer as limits } from '#api/contract/cupos.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { type FlowStart, flowStart } from '#flows/operacion/flowStart.ts';
import { SETTLING_MS } from '#flows/operacion/useVerification.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { usedLimits } from '#mocks/bank/limitUse.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, main, plain, radio, said, subtitle, tab, title } from '#testing/locators.ts';
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

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const ORIGIN = '010201004871';
const NOT_DEBITED = 'No se realizó ningún débito.';
const BELOW = 'Si paga menos del mínimo se generará interés de mora.';
const ABOVE = 'El valor supera la deuda; quedará saldo a favor.';
const NOTHING_DUE = 'Esta tarjeta no tiene valores por pagar.';

const value = main.getByLabelText('Valor', { exact: true });
const pay = button('Revisar');
const revisar = button('Revisar');
const confirm = button('Confirmar pago');
const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su pago, / });
const DATA = title('Pago de tarjetas');
const UNKNOWN = subtitle('No pudimos confirmar el resultado');
const VISA = /^Visa Clásica, tarjeta terminada en 4502$/;
const MASTER = /^Mastercard Socio, tarjeta terminada en 3211$/;

/** Opens the page. */
async function openCards(start?: FlowStart): Promise<TestBank> {
  const bank = await openBank({ route: to.pagoTarjetas, state: start && flowStart(start) });
  await expect.element(DATA).toBeVisible();
  return bank;
}

async function openOwn(): Promise<TestBank> {
  const bank = await openCards();
  await expect.element(radio(/^Pago total/)).toBeChecked();
  await expect.element(pay).toBeEnabled();
  return bank;
}

async function openOthers(start?: FlowStart): Promise<TestBank> {
  const bank = await openCards(start);
  await tab('Otras tarjetas').click();
  await expect.element(said(/^Disponible hoy /)).toBeVisible();
  return bank;
}

async function otherAmount(text: string): Promise<void> {
  await main.getByText('Otro valor').click();
  await value.fill(text);
}

async function fillOther(name = 'Tarjeta mamá', text = '120'): Promise<void> {
  await main.getByText(name).click();
  await value.fill(text);
}

async function toReview(step = pay): Promise<void> {
  await step.click();
  await expect.element(REVIEW).toBeVisible();
}

async function execute(): Promise<void> {
  await confirm.click();
  await sendCode();
}

/** The second card of C.4 with a debt of its own. */
function giveDebtToSecond(): void {
  const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-02');
  if (!card) return;
  card.settings.bloqueoTemporal = false;
  card.minimum = 10_00;
  card.total = 150_00;
  card.purchases = [{ on: '2026-11-01', descripcion: 'FARMACIA', cents: 150_00, instalment: null }];
}

/** What the books say of the payments of a test. */
function books() {
  const { ledger, state } = demo.bank;
  const account = state.accounts.find(({ numeroCuenta }) => numeroCuenta === ORIGIN);
  return {
    origin: ledger.balanceOf(ORIGIN),
    receipts: state.receipts.map(({ estado, cents }) => `${estado} ${cents}`),
    external: account ? usedLimits(demo.bank, account).valorExternoDiario : null,
    total: ledger.total(),
  };
}
const untouched = { origin: 2_896_37, receipts: [], external: 0, total: 0 };

const costs = () =>
  Object.fromEntries(
    main
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/^(.+)\1$/, '$1')]),
  );

describe('contract B.3 transacciones/tarjetas/pagar: an own card', () => {
  test('Pago total: exactly these two bodies; no limit is asked or used, and screen and books tell the same', async () => {
    const bank = await openOwn();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
    await toReview();
    expect(costs()).toEqual({
      Valor: '$612,35',
      Comisión: 'Sin costo',
      'Total a debitar': '$612,35',
      'Saldo después': '$2.234,02',
    });
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    const sent = { numeroCuentaOrigen: ORIGIN, codigoTarjeta: 'TC-01', tipoPago: 'TOTAL', valor: 612.35 };
    expect(bank.bodiesOf(validar)).toStrictEqual([sent]);
    expect(bank.bodiesOf(pagar)).toStrictEqual([{ ...sent, idTransaccion: expect.any(String) as unknown }]);
    expect(bank.bodiesOf(autorizar)[0]?.guid).toBe(bank.bodiesOf(pagar)[0]?.idTransaccion);
    expect(bank.countOf(limits) + bank.countOf(consumo)).toBe(0);
    expect(books()).toEqual({ origin: 2_284_02, receipts: ['EXITOSA 61235'], external: 0, total: 0 });
  });

  test('Pago mínimo', async () => {
    const bank = await openOwn();
    await main.getByText('Pago mínimo').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $48,90');
    await toReview(button('Revisar'));
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.bodiesOf(pagar)).toMatchObject([{ codigoTarjeta: 'TC-01', tipoPago: 'MINIMO', valor: 48.9 }]);
    expect(books()).toMatchObject({ origin: 2_847_47, total: 0 });
  });

  test('Otro valor; the next payment begins with an empty form and what is still owed', async () => {
    const bank = await openOwn();
    await otherAmount('1.00');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $1,00');
    await toReview(button('Revisar'));
    await execute();
    await button('Hacer otro pago').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $611,35');
    await expect.element(said('Utilizado $815,45')).toBeVisible();
    await main.getByText('Otro valor').click();
    await expect.element(value).toHaveValue('');
    expect(bank.bodiesOf(pagar)).toMatchObject([{ tipoPago: 'OTRO', valor: 1 }]);
  });

  test('a part that was paid at an agency meanwhile: refused, and what is still owed is shown and can be paid', async () => {
    await openOwn();
    const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-01');
    if (card) card.total -= 100_00;
    await pay.click();
    await expect.element(main.getByRole('alert')).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $512,35');
    expect(books()).toEqual(untouched);
    await toReview();
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
  });

  test('what the member has afterwards is what productos shows', async () => {
    const bank = await openOwn();
    await toReview();
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    await main.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect.poll(bank.path).toBe('/productos');
    await expect.element(said('$2.234,02').first()).toBeInTheDocument();
    await expect.element(said('$2.295,90').first()).toBeInTheDocument();
  });

  test('§2, issue 6: what is signed is the card, its masked number, the account and the total', async () => {
    await openOwn();
    await toReview();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    const info = dialog.getByRole('group', { name: 'Pago de tarjetas' });
    const rows = [...info.element().querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
    ]);
    expect(rows).toEqual([
      ['Tarjeta', 'Visa Clásica'],
      ['Número', '•••• 4502'],
      ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ['Total a debitar', '$612,35'],
    ]);
    await dialog.getByRole('button', { name: 'Cancelar pago' }).click();
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    expect(books()).toEqual(untouched);
  });
});

describe('screens.md A.2 tarjeta-credito: the amount, boundary by boundary', () => {
  test('faults are told before Revisar, and nothing is asked of the bank', async () => {
    const bank = await openOwn();
    for (const [typed, fault] of [
      ['', 'El campo es requerido.'],
      ['0', 'Ingrese un valor mayor a cero.'],
      ['-5', 'Ingrese un valor mayor a cero.'],
      ['0,99', 'El valor mínimo permitido es $1,00.'],
      ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
      ['2846,38', 'Saldo insuficiente.'],
    ] as const) {
      await otherAmount(typed);
      await pay.click();
      await expect.element(said(fault)).toBeVisible();
      await expect.element(value).toHaveFocus();
    }
    expect(bank.countOf(validar)).toBe(0);
  });

  test.each([
    ['48,89', BELOW],
    ['48,90', null],
    ['816,45', null],
    ['816,46', ABOVE],
    ['2846,37', ABOVE],
  ])('copy.md «Tarjetas: pago»: %s, warned of «%s», is not held back', async (typed, warning) => {
    const bank = await openOwn();
    await otherAmount(typed);
    const warnings = () => [BELOW, ABOVE].filter((text) => main.getByText(text, { exact: true }).elements().length > 0);
    await expect.poll(warnings).toEqual(warning === null ? [] : [warning]);
    await toReview();
    await expect.poll(warnings).toEqual(warning === null ? [] : [warning]);
    expect(bank.countOf(validar)).toBe(1);
  });

  test('another account pays: what it has is the bound', async () => {
    const bank = await openOwn();
    await main.getByRole('combobox').click();
    await page.getByRole('option', { name: /2604/ }).click();
    await otherAmount('1238,91');
    await pay.click();
    await expect.element(said('Saldo insuficiente.')).toBeVisible();
    await value.fill('1238,90');
    await toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ numeroCuentaOrigen: '010201012604', valor: 1238.9 }]);
  });

  test('the whole that the account cannot pay: the first choice gets the focus and nothing is asked', async () => {
    const card = demo.bank.state.cards[0];
    if (card) {
      card.total = 2_846_38;
      card.purchases.push({ on: '2026-11-01', descripcion: 'VIAJE', cents: 2_846_38, instalment: null });
    }
    const bank = await openOwn();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $2.846,38');
    await button('Revisar').click();
    await expect.element(said('Saldo insuficiente.')).toBeVisible();
    await expect.element(radio(/^Pago total/)).toHaveFocus();
    expect(bank.countOf(validar)).toBe(0);
  });

  test('-0009-01-01: a card that owes nothing says so, and offers nothing to pay', async () => {
    const bank = await openOwn();
    await button('Tarjeta siguiente').click();
    await expect.element(said(NOTHING_DUE)).toBeVisible();
    await expect.element(said('Bloqueo temporal')).toBeVisible();
    expect(pay.elements()).toHaveLength(0);
    expect(main.getByText('Otro valor').elements()).toHaveLength(0);
    expect(bank.countOf(validar)).toBe(0);
  });

  test('with the cut paid only an amount of one’s own is left', async () => {
    const card = demo.bank.state.cards[0];
    if (card) Object.assign(card, { total: 0, minimum: 0, paid: 612_35 });
    const bank = await openCards();
    await expect.element(value).toBeVisible();
    expect(main.getByText('Pago total').elements()).toHaveLength(0);
    expect(main.getByText(/Fecha máxima de pago/).elements()).toHaveLength(0);
    await value.fill('204,10');
    await toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ tipoPago: 'OTRO', valor: 204.1 }]);
  });
});

describe('screens.md A.2 tarjeta-credito: one of several cards', () => {
  beforeEach(giveDebtToSecond);

  test('buttons, keys and swipe are one state: what is in sight is what is paid', async () => {
    await openOwn();
    await button('Tarjeta siguiente').click();
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(subtitle('Mastercard Socio')).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await button('Tarjeta siguiente').click();
    await expect.element(radio(VISA)).toBeChecked();
    radio(VISA).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    const track = main.getByRole('radiogroup', { name: 'Tarjeta que va a pagar' }).element();
    await expect.poll(() => track.scrollLeft).toBeGreaterThan(200);
    track.scrollTo({ left: 0, behavior: 'instant' });
    await expect.element(radio(VISA)).toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
  });

  test.each([390, 320])('at %i px a swipe chooses, the buttons are gone and the keys remain', async (width) => {
    await page.viewport(width, 844);
    await openOwn();
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
    await openOwn();
    await otherAmount('30');
    await button('Tarjeta siguiente').click();
    await expect.element(radio(/^Pago total/)).toBeChecked();
    await main.getByText('Otro valor').click();
    await expect.element(value).toHaveValue('');
  });

  test('what a card owes that comes after it was left is not shown for the next one', async () => {
    const release = hold(leer);
    const bank = await openCards();
    await expect.poll(() => bank.countOf(leer)).toBe(1);
    await button('Tarjeta siguiente').click();
    await expect.element(subtitle('Mastercard Socio')).toBeVisible();
    expect(pay.elements()).toHaveLength(0);
    release();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await everyAnswerRead();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await toReview();
    expect(bank.bodiesOf(validar)).toMatchObject([{ codigoTarjeta: 'TC-02', valor: 150 }]);
  });

  test.each<[string, () => Promise<void>]>([
    ['another card', () => button('Tarjeta siguiente').click()],
    ['another amount', () => main.getByText('Pago mínimo').click()],
    ['the other tab', () => tab('Otras tarjetas').click()],
  ])('the check of what was left for %s leads nowhere: nothing of it is ever signed', async (_, change) => {
    const bank = await openOwn();
    const release = hold(validar);
    await pay.click();
    await expect.poll(() => bank.countOf(validar)).toBe(1);
    await change();
    release();
    await everyAnswerRead();
    await expect.element(DATA).toBeVisible();
    expect(confirm.elements()).toHaveLength(0);
    await tab('Mis tarjetas').click();
    const before = bank.countOf(validar);
    await toReview();
    expect(bank.countOf(validar)).toBe(before + 1);
  });

  test('a link’s card is the one in sight', async () => {
    const bank = await openCards({ destino: 'TC-02' });
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await toReview(button('Revisar'));
    expect(bank.bodiesOf(validar)).toMatchObject([{ codigoTarjeta: 'TC-02' }]);
  });

  test('a link’s card that is nobody’s is the first one; its amount is one’s own', async () => {
    await openCards({ destino: 'TC-99', valor: '25,00' });
    await expect.element(radio(VISA)).toBeChecked();
    await expect.element(value).toHaveValue('25,00');
  });

  test('Back from Revisar: the same card, the same amount', async () => {
    await openOwn();
    await button('Tarjeta siguiente').click();
    await otherAmount('77');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $77,00');
    await toReview(button('Revisar'));
    await browser.router?.navigate(-1);
    await expect.element(radio(MASTER)).toBeChecked();
    await expect.element(value).toHaveValue('77,00');
    const track = main.getByRole('radiogroup', { name: 'Tarjeta que va a pagar' }).element();
    await expect.poll(() => track.scrollLeft).toBeGreaterThan(200);
  });
});

describe('screens.md A.2 tarjeta-credito: registered cards', () => {
  test('contract B.3: exactly these bodies, with fee and tax, against the external limits', async () => {
    const bank = await openOthers();
    await fillOther();
    await expect.element(main.getByText('Llega de inmediato.')).toBeVisible();
    await toReview(revisar);
    expect(costs()).toMatchObject({ Comisión: '$0,36', IVA: '$0,05', 'Total a debitar': '$120,41' });
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    const sent = { numeroCuentaOrigen: ORIGIN, codigoCuentaDestino: 'CD-06', tipoPago: 'OTRO', valor: 120 };
    expect(bank.bodiesOf(validar)).toStrictEqual([sent]);
    expect(bank.bodiesOf(pagar)).toStrictEqual([{ ...sent, idTransaccion: expect.any(String) as unknown }]);
    expect(books()).toEqual({ origin: 2_775_96, receipts: ['EXITOSA 12000'], external: 120_00, total: 0 });
    await button('Hacer otro pago').click();
    await expect.element(said(/^Disponible hoy \$880,00 de \$1\.000,00/)).toBeVisible();
    await expect.element(value).toHaveValue('');
    for (const one of [/^Tarjeta mamá/, /^Tarjeta Pacífico/]) await expect.element(radio(one)).not.toBeChecked();
  });

  test('A.0 «Arrival»: by the clearing it is in process', async () => {
    await openOthers();
    await fillOther('Tarjeta Pacífico Sur');
    await expect.element(main.getByText('Llega el siguiente día hábil.')).toBeVisible();
    await toReview(revisar);
    await execute();
    await expect.element(said('Pago en proceso')).toBeVisible();
    expect(books()).toMatchObject({ receipts: ['EN_PROCESO 12000'], external: 120_00 });
  });

  test('D-66: a holder’s name that does not match asks for its tick, from the list and from the check of the payment', async () => {
    const tick = main.getByRole('checkbox', { name: 'He verificado los datos con el beneficiario' });
    use(answers.withData(validar, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE' }));
    const bank = await openOthers();
    await fillOther();
    await revisar.click();
    await expect.element(tick).toHaveFocus();
    expect(bank.countOf(validar)).toBe(1);
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validar)).toBe(1);
    await radio(/^Tarjeta Pacífico/).click();
    await expect.element(tick).not.toBeInTheDocument();
    await radio(/^Tarjeta mamá/).click();
    await tick.click();
    await toReview(revisar);
  });

  test('§1, D-18: of a number only its end is on the page', async () => {
    await openOthers();
    expect(document.body.innerHTML).not.toMatch(/4000009988127778|5100009988120449|4000009988124502/);
    await expect.element(main.getByText(/••••\s7778/)).toBeVisible();
  });

  test('every field is asked for, the first that is wrong gets the focus, and the limits hold', async () => {
    const bank = await openOthers();
    await revisar.click();
    await expect.element(said('El campo es requerido.').first()).toBeVisible();
    await expect.element(radio(/^Tarjeta mamá/)).toHaveFocus();
    for (const [typed, fault] of [
      ['0,99', 'El valor mínimo permitido es $1,00.'],
      ['1000,01', 'Supera su cupo diario disponible: $1.000,00.'],
    ] as const) {
      await fillOther('Tarjeta mamá', typed);
      await revisar.click();
      await expect.element(said(fault)).toBeVisible();
    }
    const toasts = bank.services.toasts.toasts().map(({ text }) => text);
    expect(new Set(toasts)).toEqual(new Set(['Todos los campos son obligatorios']));
    expect(bank.countOf(validar)).toBe(0);
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
  });

  test('a link leads to the tab and its card', async () => {
    const bank = await openCards({ fuente: 'otras', destino: 'CD-07', valor: '15,00' });
    await expect.element(tab('Otras tarjetas')).toHaveAttribute('aria-selected', 'true');
    await expect.element(radio(/^Tarjeta Pacífico/)).toBeChecked();
    await toReview(revisar);
    expect(bank.bodiesOf(validar)).toMatchObject([{ codigoCuentaDestino: 'CD-07', valor: 15 }]);
  });

  test('none: the way to add one', async () => {
    use(answers.withData(registeredCards, []));
    await openCards();
    await tab('Otras tarjetas').click();
    await expect.element(subtitle('No tiene tarjetas registradas.')).toBeVisible();
    await button('Agregar tarjeta').last().click();
    await expect.element(dialog).toBeVisible();
  });
});

describe('screens.md A.0 «FM failures»', () => {
  test.each(['-0005-01-01', '-0009-01-01'] as const)(
    'a: %s before execution: toast and fixed text, data kept; of another card it is not said',
    async (code) => {
      giveDebtToSecond();
      await openOwn();
      use(answers.withCode(validar, code));
      await otherAmount('30');
      await pay.click();
      const alert = main.getByRole('alert').getByText(errorCodes[code].text);
      await expect.element(alert).toBeVisible();
      await expect.element(value).toHaveValue('30,00');
      await tab('Otras tarjetas').click();
      await expect.element(said(/^Disponible hoy /)).toBeVisible();
      expect(main.getByRole('alert').elements()).toHaveLength(0);
      await tab('Mis tarjetas').click();
      await expect.element(alert).toBeVisible();
      await expect.element(value).toHaveValue('30,00');
      await button('Tarjeta siguiente').click();
      await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
      expect(main.getByRole('alert').elements()).toHaveLength(0);
      useNoOverrides();
      await toReview();
    },
  );

  test('b: a wrong code stays in the dialog; closed, nothing moved and Revisar stands', async () => {
    await openOwn();
    await toReview();
    await confirm.click();
    await sendCode('654321');
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    expect(books()).toEqual(untouched);
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
  });

  test('c: refused at the execution: Revisar with the words, and a new code pays', async () => {
    const bank = await openOwn();
    await toReview();
    use(answers.withCode(pagar, '-0009-01-01'));
    await execute();
    await expect.element(said(errorCodes['-0009-01-01'].text)).toBeVisible();
    expect(books()).toEqual(untouched);
    useNoOverrides();
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.countOf(generar)).toBe(2);
  });

  test('d, C.6 …,77: no answer; Verificar finds the one payment that was made', async () => {
    const bank = await openOwn();
    await otherAmount('80,77');
    await toReview();
    await execute();
    await expect.element(UNKNOWN).toBeVisible();
    await button('Verificar').click();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.countOf(pagar)).toBe(1);
    expect(books()).toMatchObject({ origin: 2_815_60, receipts: ['EXITOSA 8077'] });
  });

  test('d, C.6 …,88: no answer and not executed; back at Revisar nothing was debited', async () => {
    await openOwn();
    await otherAmount('80,88');
    await toReview();
    await execute();
    await expect.element(UNKNOWN).toBeVisible();
    vi.setSystemTime(DEMO_NOW + SETTLING_MS);
    await button('Verificar').click();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    expect(books()).toEqual(untouched);
    await button(/revisi/i).click();
    await expect.element(REVIEW).toBeVisible();
  });

  test.each([
    ['double click', (control: typeof pay) => control.dblClick()],
    [
      'double Enter',
      async (control: typeof pay) => {
        control.element().focus();
        await userEvent.keyboard('{Enter}{Enter}');
      },
    ],
  ])('A.0 «Double-submission protection», %s: one check, one transaction, one debit', async (_, twice) => {
    const bank = await openOwn();
    await twice(pay);
    await expect.element(REVIEW).toBeVisible();
    await twice(confirm);
    await expect.element(digits).toBeVisible();
    await digits.fill('123456');
    await twice(dialog.getByRole('button', { name: 'Continuar' }));
    await expect.element(said('Pago exitoso')).toBeVisible();
    await everyAnswerRead();
    expect([validar, generar, autorizar, pagar].map((endpoint) => bank.countOf(endpoint))).toEqual([1, 1, 1, 1]);
    expect(books()).toMatchObject({ origin: 2_284_02, receipts: ['EXITOSA 61235'] });
  });
});

describe('screens.md A.0 «Keyboard»', () => {
  test('a payment from the tab to the receipt without a mouse', async () => {
    giveDebtToSecond();
    const bank = await openOwn();
    tab('Mis tarjetas').element().focus();
    const press = async (keys: string) => userEvent.keyboard(keys);
    const until = async (control: ReturnType<typeof button>) => {
      for (let step = 0; step < 12 && document.activeElement !== control.element(); step += 1) await press('{Tab}');
      await expect.element(control).toHaveFocus();
    };
    await until(radio(VISA));
    await press('{ArrowRight}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await until(radio(/^Pago total/));
    await press('{ArrowDown}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $10,00');
    await until(button('Revisar'));
    await press('{Enter}');
    await expect.element(REVIEW).toBeVisible();
    await until(confirm);
    await press('{Enter}');
    await expect.element(digits).toHaveFocus();
    await press('123456{Enter}');
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.bodiesOf(pagar)).toMatchObject([{ codigoTarjeta: 'TC-02', tipoPago: 'MINIMO', valor: 10 }]);
  });
});

describe('screens.md A.0 «Hide balances»', () => {
  test('nothing of what the card has or owes is told, and the button keeps it too; what is typed is shown', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openOwn();
    expect(main.element().textContent).not.toMatch(/612,35|48,90|816,45|1\.683,55|2\.500,00|2\.846,37/);
    await expect.element(button('Revisar')).toHaveAccessibleDescription('');
    await otherAmount('30');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $30,00');
    await toReview();
  });
});

describe('contract B.0: a server that knows the specification alone', () => {
  test('own cards are said not to be available; the registered ones are paid', async () => {
    use(answers.withFault(lista, 'notFound'), answers.withFault(validar, 'notFound'));
    await openBank({ route: to.pagoTarjetas });
    await expect.element(subtitle('Sus tarjetas de la cooperativa no están disponibles aquí')).toBeVisible();
    await button('Pagar otra tarjeta').click();
    await fillOther();
    await toReview(revisar);
    await expect.element(said('Los verá en el comprobante')).toBeVisible();
    await execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
  });

  test('without the detail of a card an amount of one’s own is still paid', async () => {
    use(answers.withFault(leer, 'notFound'));
    const bank = await openCards();
    await value.fill('900');
    await expect.element(said(ABOVE)).toBeVisible();
    await toReview();
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
    await openCards();
    await tab('Otras tarjetas').click();
    await expect.element(said(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await button('Reintentar').click();
    await expect.element(radio(/^Tarjeta mamá/)).toBeVisible();
  });
});
