import { describe, expect, test } from 'vitest';
import { historial } from '#api/contract/transacciones.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, region } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

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
