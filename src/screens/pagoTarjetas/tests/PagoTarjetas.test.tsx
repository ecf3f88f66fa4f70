import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tarjetas as registeredCards } from '#api/contract/cuentasDestino.ts';
import { consumo, leer as limits } from '#api/contract/cupos.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, costs, dialog, main, plain, radio, said, subtitle, tab } from '#testing/locators.ts';
import { everyAnswerRead, startEachTestFresh, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as cards from './cardPaymentWorld.ts';
import { payElsewhere } from './paidElsewhere.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

async function openOthers(start?: FlowStart): Promise<TestBank> {
  const bank = await cards.openCards(start);
  await tab('Otras tarjetas').click();
  await expect.element(said(/^Disponible hoy /)).toBeVisible();
  return bank;
}

/** The refusal of what is owed no more, with its reason. */
const CHANGED = `${errorCodes['-9999-00-02'].text} Lo que debe esta tarjeta cambió: revise el valor.`;

describe('contract B.3 transacciones/tarjetas/pagar: an own card', () => {
  test('Pago total: exactly these two bodies; no limit is asked or used, and screen and books tell the same', async () => {
    const bank = await cards.openOwn();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
    await cards.toReview();
    expect(costs()).toEqual({
      Valor: '$612,35',
      Comisión: 'Sin costo',
      'Total a debitar': '$612,35',
      'Saldo después': '$2.234,02',
    });
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    const sent = { numeroCuentaOrigen: cards.ORIGIN, codigoTarjeta: 'TC-01', tipoPago: 'TOTAL', valor: 612.35 };
    expect(bank.bodiesOf(validar)).toStrictEqual([sent]);
    expect(bank.bodiesOf(pagar)).toStrictEqual([{ ...sent, idTransaccion: expect.any(String) as unknown }]);
    expect(bank.bodiesOf(autorizar)[0]?.guid).toBe(bank.bodiesOf(pagar)[0]?.idTransaccion);
    expect(bank.countOf(limits) + bank.countOf(consumo)).toBe(0);
    expect(cards.books()).toEqual({ origin: 2_284_02, receipts: ['EXITOSA 61235'], external: 0, total: 0 });
  });

  test.each([
    ['tarjeta', radio(cards.VISA)],
    ['forma de pago', radio(/^Pago mínimo/)],
    ['cuenta de origen', main.getByRole('combobox', { name: 'Cuenta de origen' })],
  ])('screens.md A.0 «FM» 2: «Modificar» of %s leads to what is chosen', async (name, field) => {
    await cards.openOwn();
    await main.getByText('Pago mínimo').click();
    await cards.toReview();
    await button(`Modificar ${name}`).click();
    await expect.element(field).toHaveFocus();
  });

  test('Pago mínimo', async () => {
    const bank = await cards.openOwn();
    await main.getByText('Pago mínimo').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $48,90');
    await cards.toReview(button('Revisar'));
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.bodiesOf(pagar)).toMatchObject([{ codigoTarjeta: 'TC-01', tipoPago: 'MINIMO', valor: 48.9 }]);
    expect(cards.books()).toMatchObject({ origin: 2_847_47, total: 0 });
  });

  test('Otro valor; the next payment begins with an empty form and what is still owed', async () => {
    const bank = await cards.openOwn();
    await cards.otherAmount('1.00');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $1,00');
    await cards.toReview(button('Revisar'));
    await cards.execute();
    await button('Hacer otro pago').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $611,35');
    await expect.element(said('Utilizado $815,45')).toBeVisible();
    await main.getByText('Otro valor').click();
    await expect.element(cards.value).toHaveValue('');
    expect(bank.bodiesOf(pagar)).toMatchObject([{ tipoPago: 'OTRO', valor: 1 }]);
  });

  test.each([
    ['no', /El valor que usted elija · Total utilizado \$816,45$/],
    ['si', /El valor que usted elija$/],
  ])('«Otro valor» names no limit, for more than the debt is allowed; balances hidden: %s', async (hidden, words) => {
    localStorage.setItem('bv.saldosOcultos', hidden);
    await cards.openOwn();
    await expect.element(radio(/^Otro valor/)).toHaveAccessibleName(words);
  });

  test('a part that was paid at an agency meanwhile: refused, and what is still owed is shown and can be paid', async () => {
    await cards.openOwn();
    payElsewhere();
    await cards.pay.click();
    await expect.element(said(CHANGED)).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $512,35');
    // What the card has is of the same moment as what it owes.
    for (const figure of ['$1.783,55', 'Utilizado $716,45'])
      await expect.element(said(figure).first()).toBeInTheDocument();
    expect(cards.books()).toEqual(cards.untouched);
    await cards.toReview();
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
  });

  test('paid whole meanwhile: what is left is another amount, which nobody has been asked for yet', async () => {
    await cards.openOwn();
    payElsewhere(612_35);
    await cards.pay.click();
    await expect.element(said(CHANGED)).toBeVisible();
    await expect.element(radio(/^Otro valor/)).toBeChecked();
    await expect.element(said('$2.295,90').first()).toBeInTheDocument();
    expect(said('El campo es requerido.').elements()).toHaveLength(0);
    // What went wrong is scrolled into sight once, not with each letter.
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await main.getByRole('textbox', { name: 'Valor', exact: true }).fill('20');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $20,00');
    expect(scroll).not.toHaveBeenCalled();
    await main.getByRole('textbox', { name: 'Valor', exact: true }).fill('');
    await cards.pay.click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
  });

  test('what the member has afterwards is what productos shows', async () => {
    const bank = await cards.openOwn();
    await cards.toReview();
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    await main.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect.poll(bank.path).toBe('/productos');
    await expect.element(said('$2.234,02').first()).toBeInTheDocument();
    await expect.element(said('$2.295,90').first()).toBeInTheDocument();
  });

  test('§2, issue 6: what is signed is the card, its masked number, the account and the total', async () => {
    await cards.openOwn();
    await cards.toReview();
    await cards.confirm.click();
    await expect.element(digits).toBeVisible();
    const info = dialog.getByRole('group', { name: 'Pago de tarjetas' });
    const rows = [...info.element().querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
    ]);
    expect(rows).toEqual([
      ['Tarjeta', 'Visa Clásica'],
      ['Número', 'número terminado en 4502•••• 4502'],
      ['Cuenta de origen', 'Ahorro a la vista número terminado en 4871•••• 4871'],
      ['Total a debitar', '$612,35'],
    ]);
    await dialog.getByRole('button', { name: 'Cancelar pago' }).click();
    await expect.element(said(cards.NOT_DEBITED)).toBeVisible();
    expect(cards.books()).toEqual(cards.untouched);
  });
});

describe('screens.md A.2 tarjeta-credito: registered cards', () => {
  test('contract B.3: exactly these bodies, with fee and tax, against the external limits', async () => {
    const bank = await openOthers();
    await cards.fillOther();
    await expect.element(main.getByText('Llega de inmediato.')).toBeVisible();
    await cards.toReview(cards.revisar);
    expect(costs()).toMatchObject({ Comisión: '$0,36', IVA: '$0,05', 'Total a debitar': '$120,41' });
    await cards.execute();
    await expect.element(said('Pago exitoso')).toBeVisible();
    const sent = { numeroCuentaOrigen: cards.ORIGIN, codigoCuentaDestino: 'CD-06', tipoPago: 'OTRO', valor: 120 };
    expect(bank.bodiesOf(validar)).toStrictEqual([sent]);
    expect(bank.bodiesOf(pagar)).toStrictEqual([{ ...sent, idTransaccion: expect.any(String) as unknown }]);
    expect(cards.books()).toEqual({ origin: 2_775_96, receipts: ['EXITOSA 12000'], external: 120_00, total: 0 });
    await button('Hacer otro pago').click();
    await expect.element(said(/^Disponible hoy \$880,00 de \$1\.000,00/)).toBeVisible();
    await expect.element(cards.value).toHaveValue('');
    for (const one of [/^Tarjeta mamá/, /^Tarjeta Pacífico/]) await expect.element(radio(one)).not.toBeChecked();
  });

  test('A.0 «Arrival»: by the clearing it is in process', async () => {
    await openOthers();
    await cards.fillOther('Tarjeta Pacífico Sur');
    await expect.element(main.getByText('Llega el siguiente día hábil.')).toBeVisible();
    await cards.toReview(cards.revisar);
    await cards.execute();
    await expect.element(said('Pago en proceso')).toBeVisible();
    expect(cards.books()).toMatchObject({ receipts: ['EN_PROCESO 12000'], external: 120_00 });
  });

  test('D-66: a holder’s name that does not match asks for its tick, from the list and from the check of the payment', async () => {
    const tick = main.getByRole('checkbox', { name: 'He verificado los datos con el beneficiario' });
    use(answers.withData(validar, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE' }));
    const bank = await openOthers();
    await cards.fillOther();
    await cards.revisar.click();
    await expect.element(tick).toHaveFocus();
    expect(bank.countOf(validar)).toBe(1);
    await cards.revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validar)).toBe(1);
    await radio(/^Tarjeta Pacífico/).click();
    await expect.element(tick).not.toBeInTheDocument();
    await radio(/^Tarjeta mamá/).click();
    await tick.click();
    await cards.toReview(cards.revisar);
  });

  test('D-66: a holder who is told only after the tick is the one of whom it was given, and another is asked about', async () => {
    const tick = main.getByRole('checkbox', { name: 'He verificado los datos con el beneficiario' });
    const told = (titular?: string) =>
      answers.withData(validar, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE', titular });
    use(told());
    await openOthers();
    await cards.fillOther();
    await cards.revisar.click();
    await tick.click();
    use(told('MARIA P***'));
    await cards.toReview(cards.revisar);
    await button(/^Modificar tarjeta/).click();
    use(told('PEDRO Q***'));
    await cards.revisar.click();
    await expect.element(tick).toHaveFocus();
    await expect.element(tick).not.toBeChecked();
  });

  test('§1, D-18: of a number only its end is on the page', async () => {
    await openOthers();
    expect(document.body.innerHTML).not.toMatch(/4000009988127778|5100009988120449|4000009988124502/);
    await expect.element(main.getByText(/••••\s7778/)).toBeVisible();
  });

  test('every field is asked for, the first that is wrong gets the focus, and the limits hold', async () => {
    const bank = await openOthers();
    await cards.revisar.click();
    await expect.element(said('El campo es requerido.').first()).toBeVisible();
    await expect.element(radio(/^Tarjeta mamá/)).toHaveFocus();
    for (const [typed, fault] of [
      ['0,99', 'El valor mínimo permitido es $1,00.'],
      ['1000,01', 'Supera su cupo diario disponible: $1.000,00.'],
    ] as const) {
      await cards.fillOther('Tarjeta mamá', typed);
      await cards.revisar.click();
      await expect.element(said(fault)).toBeVisible();
    }
    const toasts = bank.services.toasts.toasts().map(({ text }) => text);
    expect(new Set(toasts)).toEqual(new Set(['Todos los campos son obligatorios']));
    expect(bank.countOf(validar)).toBe(0);
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
    await expect.element(tab('CONFIGURAR MIS CUPOS')).toBeVisible();
    await bank.go(-1);
    await expect.element(radio(/^Tarjeta mamá/)).toBeChecked();
    await expect.element(cards.value).toHaveValue('1.000,01');
  });

  test('a link leads to the tab and its card', async () => {
    const bank = await cards.openCards({ fuente: 'otras', destino: 'CD-07', valor: '15,00' });
    await expect.element(tab('Otras tarjetas')).toHaveAttribute('aria-selected', 'true');
    await expect.element(radio(/^Tarjeta Pacífico/)).toBeChecked();
    await cards.toReview(cards.revisar);
    expect(bank.bodiesOf(validar)).toMatchObject([{ codigoCuentaDestino: 'CD-07', valor: 15 }]);
  });

  test('none: the way to add one', async () => {
    use(answers.withData(registeredCards, []));
    await cards.openCards();
    await tab('Otras tarjetas').click();
    await expect.element(subtitle('No tiene tarjetas registradas.')).toBeVisible();
    await button('Agregar tarjeta').last().click();
    await expect.element(dialog).toBeVisible();
  });

  test.each([
    ['the first one, from the empty list', true, 'Otras tarjetas'],
    ['one, from the other tab', false, 'Mis tarjetas'],
  ] as const)('screens.md A.0 «Accessibility»: %s: the focus is not lost with its button', async (_, isFirst, from) => {
    if (isFirst) use(answers.withData(registeredCards, []));
    await cards.openCards();
    await tab(from).click();
    await button('Agregar tarjeta').last().click();
    const adding = page.getByRole('dialog', { name: 'Agregar tarjeta' });
    const field = (name: string) => adding.getByLabelText(name, { exact: true });
    await field('Tipo de institución').selectOptions('BAN');
    await field('Institución').selectOptions('1001');
    await field('Número de tarjeta').fill('4111111111111111');
    await field('Identificación del titular').fill('0159999036');
    await field('Nombre del titular').fill('Rosa Elena Ordóñez');
    useNoOverrides();
    await adding.getByRole('button', { name: 'Guardar' }).click();
    await sendCode();
    await expect.element(adding).not.toBeInTheDocument();
    await expect.element(radio(/^Rosa Elena Ordóñez/)).toBeVisible();
    await expect.poll(() => main.element().contains(document.activeElement)).toBe(true);
  });
});

describe('screens.md A.0 «Keyboard»', () => {
  test('a payment from the tab to the receipt without a mouse', async () => {
    cards.giveDebtToSecond();
    const bank = await cards.openOwn();
    tab('Mis tarjetas').element().focus();
    const press = async (keys: string) => userEvent.keyboard(keys);
    const until = async (control: ReturnType<typeof button>) => {
      for (let step = 0; step < 12 && document.activeElement !== control.element(); step += 1) await press('{Tab}');
      await expect.element(control).toHaveFocus();
    };
    await until(radio(cards.VISA));
    await press('{ArrowRight}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $150,00');
    await until(radio(/^Pago total/));
    await press('{ArrowDown}');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $10,00');
    await until(button('Revisar'));
    await press('{Enter}');
    await expect.element(cards.REVIEW).toBeVisible();
    await until(cards.confirm);
    await press('{Enter}');
    await expect.element(digits).toHaveFocus();
    await press('123456{Enter}');
    await expect.element(said('Pago exitoso')).toBeVisible();
    expect(bank.bodiesOf(pagar)).toMatchObject([{ codigoTarjeta: 'TC-02', tipoPago: 'MINIMO', valor: 10 }]);
  });
});

describe('screens.md A.0 «Hide balances»', () => {
  test('what the card has is not told; the amounts to choose from are, the one that is chosen by the button too', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await cards.openOwn();
    await expect.element(radio(/^Pago total.*\$612,35/)).toBeChecked();
    await expect.element(radio(/^Pago mínimo.*\$48,90/)).toBeInTheDocument();
    expect(main.element().textContent).not.toMatch(/816,45|1\.683,55|2\.500,00|2\.846,37|Le queda/);
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $612,35');
    await cards.otherAmount('30');
    expect(main.element().textContent).not.toMatch(/816,45|1\.683,55|2\.500,00|2\.846,37|Le queda/);
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $30,00');
    await cards.toReview();
  });
});
