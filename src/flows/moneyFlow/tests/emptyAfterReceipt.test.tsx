import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultar } from '#api/contract/pagos.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { choosePayee, confirm, review } from '#testing/behaviourMember.ts';
import { button, label, main, radio, textbox, title } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';
import { type FlowStart, flowStart } from '../flowStart.ts';

/*
 * screens.md A.0 «FM»: Back leads «after the receipt to an empty form», also to who comes back from another page: what the entry of the history
 * carried there, a form that was left or an order that a link had filled in, has been paid.
 */

startEachTestFresh({ now: DEMO_NOW });

const amount = label('Valor');

/** To another page, and back by Back. */
async function leaveAndReturn(bank: TestBank, arrives: string): Promise<void> {
  await bank.go(to.garantias);
  await expect.element(title('Garantías')).toBeVisible();
  await bank.go(-1);
  await expect.element(title(arrives)).toBeVisible();
  await everyAnswerRead();
}

/** From the receipt by Back, and from another page by Back once more: each time the form is empty. */
async function expectEmpty(bank: TestBank, arrives: string, isEmpty: () => Promise<void>): Promise<void> {
  await expect.element(button(/^Hacer otr/)).toBeVisible();
  await bank.go(-1);
  await expect.element(title(arrives)).toBeVisible();
  await isEmpty();
  await leaveAndReturn(bank, arrives);
  await isEmpty();
}

const hasNoAmount = async (): Promise<void> => {
  await expect.element(amount).toHaveValue('');
  await expect.element(label('Concepto')).toHaveValue('');
};

describe('screens.md A.0 «FM»: after the receipt the form is empty, whichever way it is come back to', () => {
  test('what was kept for «Modificar cupos» is not there once it is paid', async () => {
    const bank = await openBank({ route: to.transferenciaExterna, before: [to.productos] });
    await choosePayee(/^Rosa/);
    await amount.fill('1000,01');
    await label('Concepto').fill('Arriendo');
    await button('Revisar').click();
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.element(title('Configuración')).toBeVisible();
    await bank.go(-1);
    await expect.element(amount).toHaveValue('1.000,01');
    await amount.fill('120');
    await review();
    await confirm();
    await expectEmpty(bank, 'Transferencia externa', hasNoAmount);
  });

  test('what «Repetir» filled in is not there once it is paid; pressed again, it is', async () => {
    const bank = await openBank({ route: to.transferencias });
    const repeat = main.getByRole('button', { name: /^Repetir la transferencia a Rosa/ }).first();
    await repeat.click();
    await expect.element(amount).toHaveValue('60,00');
    await label('Concepto').fill('Arriendo');
    await review();
    await confirm();
    await expectEmpty(bank, 'Transferencia externa', hasNoAmount);
    await bank.go(-1);
    await repeat.click();
    await expect.element(amount).toHaveValue('60,00');
  });

  const starts: Readonly<
    Record<
      string,
      { route: string; start: FlowStart; title: string; fill?: () => Promise<void>; isEmpty(): Promise<void> }
    >
  > = {
    'a transfer inside': {
      route: to.transferenciaInterna,
      start: { fuente: 'registradas', destino: 'CD-01', valor: '25,00', concepto: 'Ahorro' },
      title: 'Transferencia interna',
      isEmpty: hasNoAmount,
    },
    'a top-up': {
      route: to.recargas,
      start: { operadora: 'CLARO', referencia: '0900000321' },
      title: 'Recargas',
      fill: () => main.getByRole('form').getByText('$5', { exact: true }).first().click(),
      isEmpty: async () => {
        await expect.element(label('Número celular')).toHaveValue('');
        await expect.element(radio('Claro')).not.toBeChecked();
      },
    },
    'a card of another institution': {
      route: to.pagoTarjetas,
      start: { fuente: 'otras', destino: 'CD-06', valor: '40,00' },
      title: 'Pago de tarjetas',
      isEmpty: async () => {
        await expect
          .element(page.getByRole('tab', { name: 'Otras tarjetas' }))
          .toHaveAttribute('aria-selected', 'true');
        await expect.element(amount).toHaveValue('');
        await expect.element(main.getByRole('radio', { checked: true })).not.toBeInTheDocument();
      },
    },
  };

  test.each(Object.entries(starts))('what a link filled in is not there once it is paid: %s', async (_, flow) => {
    const bank = await openBank({
      route: flow.route,
      state: flowStart(flow.start),
      before: [to.productos],
      until: title(flow.title),
    });
    await flow.fill?.();
    await review();
    await confirm();
    await expect.element(button(/^Hacer otr/)).toBeVisible();
    await bank.go(-1);
    await leaveAndReturn(bank, flow.title);
    await flow.isEmpty();
  });

  test('screens.md A.2 pagos: nor is the bill of a favourite looked up once more', async () => {
    const home: FlowStart = { servicio: 'CENTROSUR-LUZ', criterio: 'CODIGO', referencia: '1203456', revisar: true };
    const arrives = 'Luz eléctrica CentroSur';
    const bank = await openBank({ route: to.centrosur, state: flowStart(home), before: [to.productos] });
    await expect.element(title(/^Revise su pago, /)).toBeVisible();
    await confirm();
    await expect.element(button(/^Hacer otr/)).toBeVisible();
    await bank.go(-1);
    await expect.element(textbox('Código de cliente')).toHaveValue('');
    await everyAnswerRead();
    const before = bank.countOf(consultar);
    await leaveAndReturn(bank, arrives);
    await expect.element(textbox('Código de cliente')).toHaveValue('');
    expect(bank.countOf(consultar)).toBe(before);
  });

  test('docs/decisions.md «Which account pays»: the one whose «Transferir» was pressed goes on paying', async () => {
    const bank = await openBank({
      route: to.transferenciaInterna,
      state: flowStart({
        origen: '010201012604',
        fuente: 'registradas',
        destino: 'CD-01',
        valor: '25,00',
        concepto: 'Uno',
      }),
      before: [to.productos],
    });
    const origin = main.getByRole('combobox', { name: 'Cuenta de origen' });
    await expect.element(origin).toMatchTextContent(/2604/);
    await review();
    await confirm();
    await expectEmpty(bank, 'Transferencia interna', hasNoAmount);
    await expect.element(origin).toMatchTextContent(/2604/);
  });

  test('«FM failures» d: nor is it there where another visit of the page was told that it is done', async () => {
    use(answers.offline(internas));
    const bank = await openBank({
      route: to.transferenciaInterna,
      state: flowStart({ fuente: 'registradas', destino: 'CD-01', valor: '25,00', concepto: 'Uno' }),
      before: [to.productos],
    });
    await review();
    await confirm();
    await expect.element(button('Verificar')).toBeVisible();
    await leaveAndReturn(bank, 'Transferencia interna');
    use(answers.withData(comprobante, { estado: 'EXITOSA', tipo: 'INTERNA', valor: 25 }));
    await button('Verificar').click();
    await expectEmpty(bank, 'Transferencia interna', hasNoAmount);
  });

  test('what was not done is there', async () => {
    const bank = await openBank({
      route: to.transferenciaInterna,
      state: flowStart({ fuente: 'registradas', destino: 'CD-01', valor: '25,00', concepto: 'Uno' }),
      before: [to.productos],
    });
    use(answers.withCode(internas, '-0005-01-01'));
    await review();
    await confirm();
    await expect.element(main.getByText('No se realizó ningún débito.')).toBeVisible();
    await bank.go(-1);
    await leaveAndReturn(bank, 'Transferencia interna');
    await expect.element(amount).toHaveValue('25,00');
  });
});
