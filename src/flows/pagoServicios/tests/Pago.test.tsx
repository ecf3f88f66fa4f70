import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consultar, pagar, validarPago } from '#api/contract/pagos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { comprobante, historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, main, plain, said, textbox } from '#testing/locators.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });
const ORIGIN = '010201004871';
const NOT_DEBITED = 'No se realizó ningún débito.';
const CHANGED = errorCodes['-0008-02-01'].text;
const CODE = 'Código de cliente';

const alert = (text: string) => main.getByRole('alert').getByText(text, { exact: true });
const debt = (name: RegExp) => main.getByRole('checkbox', { name });
const option = (name: RegExp) => main.getByRole('radio', { name });
const find = button('Consultar');
const pay = button('Revisar');
const confirm = button('Confirmar pago');
const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su pago, / });
const DONE = said('Pago exitoso');

/** Opens a page and looks a reference up; `service` where there are several. */
async function openFound(
  route: string,
  label: string,
  reference: string,
  service?: [string, string],
): Promise<TestBank> {
  const bank = await openBank({ route });
  await expect.element(find).toBeVisible();
  if (service) await main.getByRole('combobox', { name: service[0] }).selectOptions(service[1]);
  await textbox(label).fill(reference);
  await find.click();
  await expect.element(pay).toBeVisible();
  await expect
    .element(
      main
        .getByText(/^Disponible hoy /)
        .or(main.getByText('Modificar cupos'))
        .first(),
    )
    .toBeVisible();
  return bank;
}
const light = (reference: string) => openFound(to.centrosur, CODE, reference);
const parents = () => light('1187302');
const pupil = () => openFound(to.colegios, 'Código del estudiante', 'LC-3301', ['Institución', 'Colegio Los Capulíes']);
const catalogue = () =>
  openFound(to.pagosVarios('CATALOGO'), 'Código de asesora', '551200', ['Servicio', 'Catálogo Flor de Retama']);
const plate = () => openFound(to.pagosVarios('TRANSITO'), 'Placa', 'ABC1234', ['Servicio', 'Matrícula vehicular']);

async function payPart(valor: string): Promise<void> {
  await main.getByText('Otro valor').click();
  await textbox('Valor').fill(valor);
  await pay.click();
}

async function order(): Promise<void> {
  await pay.click();
  await expect.element(REVIEW).toBeVisible();
  await confirm.click();
  await sendCode();
}

const balance = () => demo.bank.ledger.balanceOf(ORIGIN);
const rise = (contract: string) => demo.bank.state.risenContracts.push(contract);

describe('screens.md A.0 «FM»: a payment', () => {
  test('the screen and the books tell the same: the debt is gone and the account has less', async () => {
    const bank = await light('1203456');
    const before = balance();
    await order();
    await expect.element(DONE).toBeVisible();
    const body = {
      numeroCuentaOrigen: ORIGIN,
      codigoServicio: 'CENTROSUR-LUZ',
      codigoContrato: '200012034',
      codigosRubro: ['PL-0'],
      valor: 43.9,
    };
    expect(bank.bodiesOf(validarPago)).toEqual([body]);
    expect(bank.bodiesOf(pagar)).toEqual([{ ...body, idTransaccion: bank.bodiesOf(autorizar)[0]?.guid }]);
    expect(balance()).toBe(before - 43_90);
    expect(demo.bank.ledger.total()).toBe(0);
    await button('Hacer otro pago').click();
    await expect.element(textbox(CODE)).toHaveValue('');
    expect(pay.elements()).toHaveLength(0);
    await textbox(CODE).fill('1203456');
    await find.click();
    await expect.element(said('Su planilla está al día.')).toBeVisible();
    await textbox(CODE).fill('1187302');
    await find.click();
    await expect.element(main.getByText('$2.802,47').first()).toBeInTheDocument();
  });

  test('§2: what is signed is what is sent, under «Cancelar pago»', async () => {
    const bank = await parents();
    await pay.click();
    await confirm.click();
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
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    expect(bank.countOf(pagar)).toBe(0);
    await confirm.click();
    await sendCode();
    await expect.element(DONE).toBeVisible();
    expect(bank.bodiesOf(pagar)).toMatchObject([{ valor: 59.16, codigosRubro: ['PL-1', 'PL-0'] }]);
  });

  test('contract B.0: a server that has no check of a payment goes on, without costs', async () => {
    use(answers.withFault(validarPago, 'notFound'));
    await light('1203456');
    await pay.click();
    await expect.element(said('Los verá en el comprobante')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(DONE).toBeVisible();
  });

  test('d, C.6 …,77: nobody knows, it is never sent again, and Verificar finds it', async () => {
    const bank = await catalogue();
    const before = balance();
    await payPart('20,77');
    await confirm.click();
    await sendCode();
    await expect.element(page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / })).toBeVisible();
    expect(pay.elements()).toHaveLength(0);
    await button('Verificar').click();
    await expect.element(DONE).toBeVisible();
    expect([bank.countOf(pagar), bank.countOf(comprobante)]).toEqual([1, 1]);
    expect(balance()).toBeLessThanOrEqual(before - 20_77);
  });

  test.each<[string, (control: ReturnType<typeof button>) => Promise<void>]>([
    ['double click', (control) => control.dblClick()],
    [
      'two clicks in the same task',
      (control) => {
        const held = control.element() as HTMLButtonElement;
        held.click();
        held.click();
        return Promise.resolve();
      },
    ],
  ])('«Double-submission protection»: %s at each button: one check, one transaction, one debit', async (_, twice) => {
    const bank = await light('1203456');
    const before = balance();
    await twice(pay);
    await expect.element(REVIEW).toBeVisible();
    await twice(confirm);
    await expect.element(digits).toBeVisible();
    await digits.fill('123456');
    await twice(dialog.getByRole('button', { name: 'Continuar' }));
    await expect.element(DONE).toBeVisible();
    await everyAnswerRead();
    const counts = [validarPago, generar, autorizar, pagar].map((endpoint) => bank.countOf(endpoint));
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(balance()).toBe(before - 43_90);
  });
});

describe('where the reference that found a contract is not its own, both are said', () => {
  const METER = 'N.º de medidor';
  const BOTH = [
    ['Servicio', 'Luz eléctrica CentroSur'],
    [METER, '8841207'],
    [CODE, '1187302'],
    ['Titular', 'Maria F*** Guaman V***'],
  ];
  const rowsOf = (part: Element) =>
    [...part.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
    ]);
  const byMeter = async () => {
    const bank = await openBank({ route: to.centrosur });
    await expect.element(find).toBeVisible();
    await main.getByRole('group', { name: 'Buscar por' }).getByText(METER).click();
    await textbox(METER).fill('8841207');
    await find.click();
    await expect.element(pay).toBeVisible();
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
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
      expect(review).toContain(`${CODE} 1187302`);
      await confirm.click();
      await expect.element(digits).toBeVisible();
      const info = dialog.getByRole('group', { name: 'Luz eléctrica CentroSur' });
      expect(rowsOf(info.element()).slice(0, 4)).toEqual(BOTH);
      await sendCode();
      await expect.element(DONE).toBeVisible();
      expect(rowsOf(main.element()).slice(2, 6)).toEqual(BOTH);
      await button('Imprimir').click();
      const paper = document.querySelector('body > [data-print-sheet]')?.textContent;
      dispatchEvent(new Event('afterprint'));
      await button('Compartir').click();
      await expect.poll(() => shared.mock.calls.length).toBe(1);
      for (const said of [paper, shared.mock.calls[0]?.[0].text])
        for (const reference of ['8841207', '1187302']) expect(said).toContain(reference);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      vi.restoreAllMocks();
    }
  });

  test('a receipt that came by «Verificar» says both too', async () => {
    use(answers.withFault(pagar, 'offline'));
    await byMeter();
    await confirm.click();
    await sendCode();
    await expect.element(button('Verificar')).toBeVisible();
    use(
      answers.withData(comprobante, {
        tipo: 'CENTROSUR',
        estado: 'EXITOSA',
        detalle: [
          { etiqueta: 'Servicio', valor: 'Luz eléctrica CentroSur' },
          { etiqueta: CODE, valor: '1187302' },
        ],
      }),
    );
    await button('Verificar').click();
    await expect.element(DONE).toBeVisible();
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
    const bank = await parents();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    find.element().focus();
    await userEvent.tab();
    await expect.element(debt(/^Planilla octubre 2026/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('');
    await userEvent.keyboard(' ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
    pay.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigosRubro: ['PL-0'], valor: 31.02 }]);
  });

  test('oldest first: giving one up gives up what follows, which then has to wait', async () => {
    const bank = await pupil();
    const [october, november, december] = [/octubre/, /noviembre/, /diciembre/].map(debt);
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
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigosRubro: ['PE-1', 'PE-2'], valor: 185 }]);
  });

  test('none chosen: said, focused, and nothing is sent', async () => {
    const bank = await light('1203456');
    await debt(/^Planilla/).click({ force: true });
    await pay.click();
    await expect.element(said('Seleccione al menos un valor.')).toBeVisible();
    expect(bank.services.toasts.toasts()).toEqual([]);
    await expect.element(debt(/^Planilla/)).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
  });

  test('C.5: two supplies for one cédula: what is chosen is what is paid', async () => {
    const bank = await openBank({ route: to.centrosur });
    await main.getByRole('group', { name: 'Buscar por' }).getByText('Cédula o RUC').click();
    await textbox('Cédula o RUC').fill('0159999010');
    await find.click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await main
      .getByRole('group', { name: 'Seleccione el suministro' })
      .getByText(/Calle Larga 5-41/)
      .click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigoContrato: '200009871', valor: 59.16 }]);
  });
});

describe('screens.md A.0 «Limits during a payment»', () => {
  test('over the limit: said at once, with the way to change it, and nothing is sent', async () => {
    const bank = await plate();
    const fault = main.getByRole('alert').getByText(/^Supera su cupo diario disponible: \$290,00\./);
    await expect.element(fault).toBeVisible();
    await pay.click();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
    await expect.element(main.getByRole('alert').filter({ hasText: 'Modificar cupos' })).toHaveFocus();
    expect(bank.services.toasts.toasts()).toEqual([]);
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe(to.perfilSocio);
  });

  test('fewer debts are within it: the fault goes, and it can be paid', async () => {
    const bank = await plate();
    await debt(/^Matrícula 2026/).click({ force: true });
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $148,90');
    expect(main.getByRole('link', { name: 'Modificar cupos' }).elements()).toHaveLength(0);
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ codigosRubro: ['MA-1'], valor: 148.9 }]);
  });
});

describe('contract B.1 -0008-02-01: the value has changed', () => {
  test('at the check: it is looked up anew, and the next attempt is of the new value', async () => {
    const bank = await light('1200101');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $36,40');
    await button('Revisar').click();
    await expect.element(alert(CHANGED)).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $37,25');
    await expect.element(textbox(CODE)).toHaveValue('1200101');
    expect(bank.countOf(consultar)).toBe(2);
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ valor: 36.4 }, { valor: 37.25 }]);
  });

  test('at the execution: nothing was debited, and Datos has the new value', async () => {
    const bank = await light('1203456');
    const before = balance();
    await pay.click();
    await expect.element(REVIEW).toBeVisible();
    rise('CENTROSUR-LUZ 200012034');
    await confirm.click();
    await sendCode();
    await expect.element(said(CHANGED)).toBeVisible();
    await expect.element(said(NOT_DEBITED)).toHaveFocus();
    expect(balance()).toBe(before);
    await button('Volver').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $44,75');
    await order();
    await expect.element(DONE).toBeVisible();
    expect(bank.bodiesOf(pagar).map((body) => body?.valor)).toEqual([43.9, 44.75]);
    expect(balance()).toBe(before - 44_75);
  });

  test('what was given up stays given up: a new value brings no other debt along', async () => {
    await parents();
    await debt(/^Planilla octubre/).click({ force: true });
    use(answers.withCode(validarPago, '-0008-02-01'));
    rise('CENTROSUR-LUZ 200009871');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
    await button('Revisar').click();
    await expect.element(said('$28,99').first()).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $31,02');
  });

  test('a refusal that comes when another reference is being typed asks nothing by itself', async () => {
    const bank = await light('1200101');
    const release = hold(validarPago);
    await pay.click();
    await expect.poll(() => bank.countOf(validarPago)).toBe(1);
    await textbox(CODE).fill('12');
    release();
    await expect.element(page.getByText(CHANGED).first()).toBeVisible();
    await everyAnswerRead();
    expect(bank.countOf(consultar)).toBe(1);
    expect(pay.elements()).toHaveLength(0);
  });

  test('a new lookup that does not come through leaves what was found', async () => {
    const bank = await light('1203456');
    use(answers.withCode(validarPago, '-0008-02-01'), answers.withCode(consultar, '-9999-00-01'));
    await pay.click();
    await expect.poll(() => bank.countOf(consultar)).toBe(2);
    await everyAnswerRead();
    await expect.element(alert(CHANGED)).toBeVisible();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    await find.click();
    await expect.element(alert(errorCodes['-9999-00-01'].text)).toBeVisible();
    expect(pay.elements()).toHaveLength(0);
  });
});

describe('screens.md A.0 «FM failures» a: everything typed survives', () => {
  test.each(validarPago.codes.map((code) => [code]))('%s', async (code) => {
    const bank = await catalogue();
    use(answers.withCode(validarPago, code));
    await payPart('20');
    await expect.element(alert(errorCodes[code].text)).toBeVisible();
    await everyAnswerRead();
    await expect.element(textbox('Código de asesora')).toHaveValue('551200');
    await expect.element(option(/^Otro valor/)).toBeChecked();
    await expect.element(textbox('Valor')).toHaveValue('20,00');
    await expect.element(debt(/^Saldo/)).toBeChecked();
    expect(bank.countOf(generar)).toBe(0);
    useNoOverrides();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $20,00');
    await button('Revisar').click();
    await expect.element(REVIEW).toBeVisible();
  });

  test.each(pagar.codes.filter((code) => code !== '-0005-01-09').map((code) => [code]))(
    'c: %s at the execution: Revisar, and then Datos as it was',
    async (code) => {
      await catalogue();
      use(answers.withCode(pagar, code));
      await payPart('20');
      await confirm.click();
      await sendCode();
      await expect.element(said(errorCodes[code].text)).toBeVisible();
      await expect.element(said(NOT_DEBITED)).toHaveFocus();
      await button('Volver').click();
      await expect.element(textbox('Valor')).toHaveValue('20,00');
      await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $20,00');
    },
  );

  test('another reference is another payment: nothing of the amount is taken along', async () => {
    await catalogue();
    await main.getByText('Otro valor').click();
    await textbox('Valor').fill('20');
    await main.getByRole('combobox', { name: 'Servicio' }).selectOptions('Catálogo Chaquira');
    await textbox('Código de asesora').fill('40213');
    await find.click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $46,75');
    await expect.element(option(/^Total seleccionado/)).toBeChecked();
  });
});

describe('contract B.3 «permiteParcial»: payment in part, boundary by boundary', () => {
  test.each([
    ['9,99', 'El valor mínimo es $10,00.'],
    ['128,51', 'El valor máximo es $128,50.'],
    ['0', 'Ingrese un valor mayor a cero.'],
    ['-20', 'Ingrese un valor mayor a cero.'],
    ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['', 'El campo es requerido.'],
  ])('«%s» is refused, and nothing is sent', async (valor, message) => {
    const bank = await catalogue();
    await payPart(valor);
    await expect.element(said(message)).toBeVisible();
    await expect.element(textbox('Valor')).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
  });

  test.each([
    ['10', 10],
    ['10,01', 10.01],
    ['128,49', 128.49],
    ['128,50', 128.5],
  ])('«%s» goes to Revisar as %d', async (valor, dollars) => {
    const bank = await catalogue();
    await expect.element(said(/^De \$10,00 a \$128,50/)).toBeVisible();
    await payPart(valor);
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ valor: dollars, codigosRubro: ['PE-1'] }]);
  });

  test('back to the whole: what was typed no longer counts', async () => {
    const bank = await catalogue();
    await payPart('9,99');
    await main.getByText('Total seleccionado').click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $128,50');
    await button('Revisar').click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarPago)).toMatchObject([{ valor: 128.5 }]);
  });

  test('a service that does not allow it does not offer it', async () => {
    await light('1203456');
    expect(main.getByText('Otro valor').elements()).toHaveLength(0);
  });
});
