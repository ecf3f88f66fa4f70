import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { historial } from '#api/contract/transacciones.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { dialog, main, region } from '#testing/locators.ts';
import { browser, everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const payees = region('Repetir una transferencia');
const amount = main.getByRole('textbox', { name: 'Valor' });
const picked = main.getByRole('button', { name: /^Cuenta registrada/ });

const sent = (more: object = {}) => ({
  totalRegistros: 1,
  registros: [
    {
      numeroComprobante: 'N-1',
      fecha: '2026-11-02T08:00:00',
      tipo: 'EXTERNA' as const,
      destino: 'Rosa Elena Ordonez · Banco Andes Demo · •••• 8771',
      valor: 60,
      estado: 'EXITOSA' as const,
      ...more,
    },
  ],
});

describe('DESIGN.md §12: «Repetir» on inicio and on transferencias', () => {
  test.each(['/inicio', '/transferencias'])(
    '%s: one press opens Datos with payee, amount and concept',
    async (route) => {
      use(answers.withData(historial, sent({ codigoCuentaDestino: 'CD-03', concepto: 'Arriendo' })));
      const bank = await openBank({ route });
      await payees.getByRole('button', { name: 'Repetir la transferencia a Rosa Elena Ordonez por $60,00' }).click();
      await expect.poll(bank.path).toBe('/transferenciaE/1');
      await expect.element(picked.getByText('Rosa Elena Ordonez')).toBeVisible();
      await expect.element(amount).toHaveValue('60,00');
      await expect.element(main.getByRole('textbox', { name: 'Concepto' })).toHaveValue('Arriendo');
    },
  );

  test('at most six, each once', async () => {
    await openBank({ route: '/inicio' });
    await expect.element(payees.getByRole('button').first()).toBeVisible();
    const names = payees
      .getByRole('button')
      .elements()
      .map((one) => one.querySelector('span:nth-of-type(3)')?.textContent);
    expect(names.length).toBeGreaterThan(2);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(new Set(names).size).toBe(names.length);
  });

  test('contract B.0: a server without a history has nobody to repeat', async () => {
    use(answers.withFault(historial, 'notFound'));
    await openBank({ route: '/inicio' });
    await expect.element(region('Próximos vencimientos').getByRole('listitem').first()).toBeVisible();
    await everyAnswerRead();
    expect(payees.elements()).toHaveLength(0);
  });
});

describe('«Repetir» with a payee who is not registered', () => {
  const missing = main.getByRole('status').getByText(/no está entre sus cuentas destino/);
  const WORDS =
    'Maquinas Del Austro (•••• 1234) no está entre sus cuentas destino. Elija otra cuenta o ingrésela en «Nueva cuenta».';
  const machines = sent({ destino: 'MAQUINAS DEL AUSTRO · Banco Andes Demo · •••• 1234', valor: 4_200 });
  const repeat = main.getByRole('button', { name: 'Repetir la transferencia a Maquinas Del Austro por $4.200,00' });

  test('the form says who it is, until a destination is chosen; in the browser’s history there is nothing of them', async () => {
    use(answers.withData(historial, machines));
    await openBank({ route: '/transferencias' });
    await repeat.click();
    await expect.element(amount).toHaveValue('4.200,00');
    await expect.element(missing).toBeVisible();
    expect(missing.element().closest('[role=status]')?.textContent).toBe(WORDS);
    expect(JSON.stringify(browser.router?.state.location.state)).not.toMatch(/Maquinas|1234|4\.200/i);
    await picked.click();
    await dialog.getByRole('option', { name: /Rosa Elena/ }).click();
    await expect.element(missing).not.toBeInTheDocument();
  });

  test('beside the form that is open already too', async () => {
    await page.viewport(1600, 900);
    use(answers.withData(historial, machines));
    await openBank({ route: '/transferenciaE/1', state: flowStart({ fuente: 'registradas', destino: 'CD-03' }) });
    await expect.element(picked.getByText('Rosa Elena Ordonez')).toBeVisible();
    await repeat.click();
    await expect.element(missing).toBeVisible();
    await page.viewport(1280, 900);
  });

  test('a registered one is not spoken of', async () => {
    use(answers.withData(historial, sent()));
    await openBank({ route: '/transferencias' });
    await main
      .getByRole('button', { name: /^Repetir la transferencia a Rosa/ })
      .first()
      .click();
    await expect.element(picked.getByText('Rosa Elena Ordonez')).toBeVisible();
    expect(missing.elements()).toHaveLength(0);
  });
});

describe('DESIGN.md §12: the amounts that a payee usually gets', () => {
  const usual = main.getByRole('radio', { name: '$60,00' });

  test('are offered once the payee is chosen, and written into «Valor»; what was never sent is not', async () => {
    use(answers.withData(historial, sent()));
    await openBank({ route: '/transferenciaE/1', state: flowStart({ fuente: 'registradas', destino: 'CD-03' }) });
    await expect.element(usual).toBeInTheDocument();
    expect(main.getByRole('radio', { name: /^\$/ }).elements()).toHaveLength(1);
    await main.getByText('$60,00', { exact: true }).click();
    await expect.element(amount).toHaveValue('60,00');
    await expect.element(usual).toBeChecked();
    await amount.fill('61');
    await expect.element(usual).not.toBeChecked();
  });

  test('nobody is chosen: none', async () => {
    use(answers.withData(historial, sent()));
    await openBank({ route: '/transferenciaE/1' });
    await expect.element(amount).toBeVisible();
    await everyAnswerRead();
    expect(main.getByRole('radio', { name: /^\$/ }).elements()).toHaveLength(0);
  });
});
