import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leer } from '#api/contract/cupos.ts';
import { pagar, servicios, validarPago } from '#api/contract/pagos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { comprobante, cuentasOrigen, historial } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, main, plain, said, tab, textbox } from '#testing/locators.ts';
import { orderPressingTwice, pressedTwice } from '#testing/pressTwice.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as payment from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const pupil = () =>
  payment.openFound(to.colegios, 'Código del estudiante', 'LC-3301', ['Institución', 'Colegio Los Capulíes']);

const plate = () =>
  payment.openFound(to.pagosVarios('TRANSITO'), 'Placa', 'ABC1234', ['Servicio', 'Matrícula vehicular']);

describe('screens.md A.0 «FM»: a payment', () => {
  test('the screen and the books tell the same: the debt is gone and the account has less', async () => {
    const bank = await payment.light('1203456');
    const before = payment.balance();
    await payment.order();
    await expect.element(payment.DONE).toBeVisible();
    const body = {
      numeroCuentaOrigen: payment.ORIGIN,
      codigoServicio: 'CENTROSUR-LUZ',
      codigoContrato: '200012034',
      codigosRubro: ['PL-0'],
      valor: 43.9,
    };
    expect(bank.bodiesOf(validarPago)).toEqual([body]);
    expect(bank.bodiesOf(pagar)).toEqual([{ ...body, idTransaccion: bank.bodiesOf(autorizar)[0]?.guid }]);
    expect(payment.balance()).toBe(before - 43_90);
    expect(demo.bank.ledger.total()).toBe(0);
    await button('Hacer otro pago').click();
    await expect.element(textbox(payment.CODE)).toHaveValue('');
    expect(payment.pay.elements()).toHaveLength(0);
    await textbox(payment.CODE).fill('1203456');
    await payment.find.click();
    await expect.element(said('Su planilla está al día.')).toBeVisible();
    await textbox(payment.CODE).fill('1187302');
    await payment.find.click();
    await expect.element(main.getByText('$2.802,47').first()).toBeInTheDocument();
  });

  test('§2: what is signed is what is sent, under «Cancelar pago»', async () => {
    const bank = await payment.parents();
    await payment.pay.click();
    await payment.confirm.click();
    await expect.element(digits).toBeVisible();
    const info = dialog.getByRole('group', { name: 'Luz eléctrica CentroSur' });
    const rows = [...info.element().querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
    ]);
    expect(rows).toEqual([
      ['Servicio', 'Luz eléctrica CentroSur'],
      ['Código de cliente', '1187302'],
      ['Titular', 'Maria F*** Guaman V***'],
      ['Cuenta de origen', expect.stringMatching(/•••• 4871$/) as string],
      ['Total a debitar', '$59,16'],
    ]);
    expect(bank.countOf(pagar)).toBe(0);
    await dialog.getByRole('button', { name: 'Cancelar pago' }).click();
    await expect.element(said(payment.NOT_DEBITED)).toBeVisible();
    expect(bank.countOf(pagar)).toBe(0);
    await payment.confirm.click();
    await sendCode();
    await expect.element(payment.DONE).toBeVisible();
    expect(bank.bodiesOf(pagar)).toMatchObject([{ valor: 59.16, codigosRubro: ['PL-1', 'PL-0'] }]);
  });

  test('contract B.0: a server that has no check of a payment goes on, without costs', async () => {
    use(answers.withFault(validarPago, 'notFound'));
    await payment.light('1203456');
    await payment.pay.click();
    await expect.element(said('Los verá en el comprobante')).toBeVisible();
    await payment.confirm.click();
    await sendCode();
    await expect.element(payment.DONE).toBeVisible();
  });

  test.each([
    ['servicio', textbox(payment.CODE)],
    ['valores', payment.debt(/^Planilla octubre/)],
    ['cuenta de origen', main.getByRole('combobox', { name: 'Cuenta de origen' })],
  ])('«Modificar» of %s leads to its field', async (name, field) => {
    await payment.parents();
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    await button(`Modificar ${name}`).click();
    await expect.element(field).toHaveFocus();
  });

  test('d, C.6 …,77: nobody knows, it is never sent again, and Verificar finds it', async () => {
    const bank = await payment.catalogue();
    const before = payment.balance();
    await payment.payPart('20,77');
    await payment.confirm.click();
    await sendCode();
    await expect.element(page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / })).toBeVisible();
    expect(payment.pay.elements()).toHaveLength(0);
    await button('Verificar').click();
    await expect.element(payment.DONE).toBeVisible();
    expect([bank.countOf(pagar), bank.countOf(comprobante)]).toEqual([1, 1]);
    expect(payment.balance()).toBeLessThanOrEqual(before - 20_77);
  });

  test.each(pressedTwice('double click', 'two clicks in the same task'))(
    '«Double-submission protection»: %s at each button: one check, one transaction, one debit',
    async (_, twice) => {
      const bank = await payment.light('1203456');
      const before = payment.balance();
      await orderPressingTwice(twice, {
        review: payment.pay,
        inReview: payment.REVIEW,
        confirm: payment.confirm,
        done: payment.DONE,
      });
      const counts = [validarPago, generar, autorizar, pagar].map((endpoint) => bank.countOf(endpoint));
      expect(counts).toEqual([1, 1, 1, 1]);
      expect(payment.balance()).toBe(before - 43_90);
    },
  );
});

describe('where the reference that found a contract is not its own, both are said', () => {
  const METER = 'N.º de medidor';
  const BOTH = [
    ['Servicio', 'Luz eléctrica CentroSur'],
    [METER, '8841207'],
    [payment.CODE, '1187302'],
    ['Titular', 'Maria F*** Guaman V***'],
  ];
  const rowsOf = (part: Element) =>
    [...part.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
    ]);
  const byMeter = async () => {
    const bank = await openBank({ route: to.centrosur });
    await expect.element(payment.find).toBeVisible();
    await main.getByRole('group', { name: 'Buscar por' }).getByText(METER).click();
    await textbox(METER).fill('8841207');
    await payment.find.click();
    await expect.element(payment.pay).toBeVisible();
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    return bank;
  };

  test('on Revisar, on what is signed, and on the receipt, wherever it goes; the service has one name', async () => {
    const shared = vi.fn(async (_data: ShareData) => undefined);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    try {
      await byMeter();
      const review = plain(main.getByRole('region', { name: 'Datos por confirmar' }).element().textContent);
      expect(review).toContain(`${METER} 8841207`);
      expect(review).toContain(`${payment.CODE} 1187302`);
      await payment.confirm.click();
      await expect.element(digits).toBeVisible();
      const info = dialog.getByRole('group', { name: 'Luz eléctrica CentroSur' });
      expect(rowsOf(info.element()).slice(0, 4)).toEqual(BOTH);
      await sendCode();
      await expect.element(payment.DONE).toBeVisible();
      expect(rowsOf(main.element()).slice(2, 6)).toEqual(BOTH);
      await button('Imprimir').click();
      const paper = document.querySelector('body > [data-print-sheet]')?.textContent;
      dispatchEvent(new Event('afterprint'));
      await button('Compartir').click();
      await expect.poll(() => shared.mock.calls.length).toBe(1);
      for (const text of [paper, shared.mock.calls[0]?.[0].text])
        for (const reference of ['8841207', '1187302']) expect(text).toContain(reference);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      vi.restoreAllMocks();
    }
  });

  test('a receipt that came by «Verificar» says both too', async () => {
    use(answers.withFault(pagar, 'offline'));
    await byMeter();
    await payment.confirm.click();
    await sendCode();
    await expect.element(button('Verificar')).toBeVisible();
    use(
      answers.withData(comprobante, {
        tipo: 'CENTROSUR',
        estado: 'EXITOSA',
        detalle: [
          { etiqueta: 'Servicio', valor: 'Luz eléctrica CentroSur' },
          { etiqueta: payment.CODE, valor: '1187302' },
        ],
      }),
    );
    await button('Verificar').click();
    await expect.element(payment.DONE).toBeVisible();
    expect(rowsOf(main.element()).slice(0, 3)).toEqual(BOTH.slice(0, 3));
  });

  test('D-67: an equal order in the history, under the contract’s own reference, is known again', async () => {
    const row = { numeroComprobante: '2026-1120-000555', tipo: 'CENTROSUR', estado: 'EXITOSA' } as const;
    const sent = { ...row, fecha: '2026-11-20T07:15:00', destino: 'CentroSur · 1187302', valor: 59.16 };
    use(answers.withData(historial, { totalRegistros: 1, registros: [sent] }));
    await byMeter();
    await expect.element(main.getByText(/pagó \$59,16/)).toBeVisible();
  });
});

describe('DESIGN.md §6 «Debts to select»', () => {
  test('by keyboard alone: any of them, and total and button follow', async () => {
    const bank = await payment.parents();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    payment.find.element().focus();
    await userEvent.tab();
    await expect.element(payment.debt(/^Planilla octubre 2026/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('');
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
    payment.pay.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigosRubro: ['PL-0'], valor: 31.02 }]);
  });

  test('oldest first: giving one up gives up what follows, which then has to wait', async () => {
    const bank = await pupil();
    const [october, november, december] = [/octubre/, /noviembre/, /diciembre/].map(payment.debt);
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $277,50');
    await expect.element(said('3 pensiones')).toBeVisible();
    november?.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $92,50');
    await expect.element(said('1 pensión')).toBeVisible();
    await expect.element(main.getByRole('checkbox').nth(2)).toBeDisabled();
    await expect.element(said('Seleccione primero los valores anteriores')).toBeVisible();
    await expect.element(main.getByRole('checkbox').nth(0)).toBeChecked();
    expect(december?.elements()).toHaveLength(1);
    expect(october?.elements()).toHaveLength(1);
    await main.getByRole('checkbox').nth(1).click({ force: true });
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $185,00');
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigosRubro: ['PE-1', 'PE-2'], valor: 185 }]);
  });

  test('one at a time, oldest first: a later one waits until the older ones are paid, not chosen', async () => {
    use(answers.rewritten(servicios, (rows) => (rows as object[]).map((one) => ({ ...one, permiteVarios: false }))));
    await pupil();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $92,50');
    await expect.element(main.getByRole('checkbox').nth(0)).toBeChecked();
    await expect.element(main.getByRole('checkbox').nth(1)).toBeDisabled();
    await expect.element(said('Pague primero los valores anteriores').first()).toBeVisible();
    expect(said('Seleccione primero los valores anteriores').elements()).toHaveLength(0);
  });

  test('none chosen: said, focused, and nothing is sent', async () => {
    const bank = await payment.light('1203456');
    await payment.debt(/^Planilla/).click({ force: true });
    await payment.pay.click();
    await expect.element(said('Seleccione al menos un valor.')).toBeVisible();
    expect(bank.services.toasts.toasts().map(({ text }) => text)).toEqual(['Todos los campos son obligatorios']);
    await expect.element(payment.debt(/^Planilla/)).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
  });

  test('C.5: two supplies for one cédula: what is chosen is what is paid', async () => {
    const bank = await openBank({ route: to.centrosur });
    await main.getByRole('group', { name: 'Buscar por' }).getByText('Cédula o RUC').click();
    await textbox('Cédula o RUC').fill('0159999010');
    await payment.find.click();
    // Of the two that of the oldest debt is proposed (docs/decisions.md «Debts»).
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    await main.getByRole('radio', { name: /\$43,90/ }).click({ force: true });
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigoContrato: '200012034', valor: 43.9 }]);
  });
});

describe('screens.md A.0 «Amount field»: what the account keeps', () => {
  test('demo-bank.md C.5 «Varios»: of a payment that may cost something it is not said as if nothing came on top', async () => {
    const keeps = (amount: string) => new RegExp(`^Le queda \\${amount}, menos la comisión que verá al revisar\\.$`);
    const line = () => plain(said(/^Le queda/).element().textContent);
    await payment.catalogue();
    await expect.poll(line).toMatch(keeps('$2.717,87'));
    await main.getByText('Otro valor').click();
    await textbox('Valor').fill('20');
    await expect.poll(line).toMatch(keeps('$2.826,37'));
  });

  test('of nothing that is paid nothing is said', async () => {
    await payment.parents();
    await expect.element(said(/^Le queda/)).toBeVisible();
    for (const box of main.getByRole('checkbox', { checked: true }).elements().reverse())
      await page.elementLocator(box).click({ force: true });
    await expect.element(button('Revisar')).not.toHaveAccessibleDescription(/Total a pagar/);
    expect(said(/^Le queda/).elements()).toHaveLength(0);
  });
});

test('D-13: a part that the account cannot pay is said at the amount; the toast is for one that is missing or no amount', async () => {
  use(
    answers.withData(cuentasOrigen, [
      { descripcion: 'Ahorro a la Vista', numeroCuenta: '010201004871', saldoDisponible: 900 },
      { descripcion: 'Ahorro Programado', numeroCuenta: '010201012604', saldoDisponible: 15 },
    ]),
  );
  const bank = await payment.catalogue();
  const toasts = () => bank.services.toasts.toasts().map(({ text }) => text);
  await main.getByRole('combobox', { name: 'Cuenta de origen' }).click();
  await page.getByRole('option', { name: /2604/ }).click();
  await main.getByText('Otro valor').click();
  await textbox('Valor').fill('20');
  await payment.pay.click();
  await expect.element(said('Saldo insuficiente.')).toBeVisible();
  await expect.element(textbox('Valor')).toHaveFocus();
  await everyAnswerRead();
  expect(toasts()).toEqual([]);
  await textbox('Valor').fill('');
  await payment.pay.click();
  await expect.poll(toasts).toEqual(['Todos los campos son obligatorios']);
  expect(bank.countOf(validarPago)).toBe(0);
});

describe('screens.md A.0 «Limits during a payment»', () => {
  test('over the limit: said at once, with the way to change it, and nothing is sent', async () => {
    const bank = await plate();
    await payment.debt(/^Matrícula 2026/).click({ force: true });
    const fault = main.getByRole('alert').getByText(/^Supera su cupo diario disponible: \$290,00\./);
    await expect.element(fault).toBeVisible();
    await payment.pay.click();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
    await expect.element(main.getByRole('alert').filter({ hasText: 'Modificar cupos' })).toHaveFocus();
    expect(bank.services.toasts.toasts()).toEqual([]);
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe(to.perfilSocio);
    await expect.element(tab('CONFIGURAR MIS CUPOS')).toBeVisible();
    await bank.go(-1);
    await expect.element(fault).toBeVisible();
    await expect.element(textbox('Placa')).toHaveValue('ABC1234');
    await expect.element(payment.debt(/^Matrícula 2026/)).toBeChecked();
  });

  test('a part that was typed is there again after «Modificar cupos»', async () => {
    use(
      answers.withData(leer, {
        valorInternoDiario: 0,
        valorInternoMensual: 0,
        valorExternoDiario: 0,
        valorExternoMensual: 0,
        valorFacilitoDiario: 15,
        valorFacilitoMensual: 5000,
      }),
    );
    const bank = await payment.catalogue();
    await payment.payPart('12');
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe(to.perfilSocio);
    await expect.element(tab('CONFIGURAR MIS CUPOS')).toBeVisible();
    await bank.go(-1);
    await expect.element(textbox('Valor')).toHaveValue('12,00');
  });

  test('more is owed than it leaves: what is overdue is chosen, no more, and it can be paid', async () => {
    const bank = await plate();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $148,90');
    expect(main.getByRole('link', { name: 'Modificar cupos' }).elements()).toHaveLength(0);
    await payment.pay.click();
    await expect.element(payment.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigosRubro: ['MA-1'], valor: 148.9 }]);
  });
});

test('DESIGN.md §5: on a phone «Revisar» stays at the lower edge from the moment there is something to pay', async () => {
  await page.viewport(390, 700);
  onTestFinished(() => page.viewport(1280, 900));
  await payment.light('1203456');
  const bar = () => payment.pay.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => bar().bottom).toBe(700);
  expect([bar().left, bar().right]).toEqual([0, 390]);
  const origin = main.getByRole('combobox', { name: 'Cuenta de origen' }).element() as HTMLElement;
  origin.focus();
  expect(origin.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().top);
});
