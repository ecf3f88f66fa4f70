import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultar } from '#api/contract/pagos.ts';
import { comprobante, cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, main, region, textbox } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, openBank, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const find = button('Consultar');
const review = button('Revisar');

/** Looks up what a customer of the demo owes for light. */
async function findBills(code: string): Promise<TestBank> {
  const bank = await openBank({ route: to.centrosur, until: find });
  await textbox('Código de cliente').fill(code);
  await find.click();
  await expect.element(review).toBeVisible();
  return bank;
}

describe('what says how late something is says it of today, also when the page stays open over midnight', () => {
  test('DESIGN.md §6 «Money flow»: of a bill that was due yesterday', async () => {
    goToLateEvening('2026-11-28');
    await findBills('1203456');
    await expect.element(main.getByText('Vence el 28/11/2026')).toBeVisible();
    passMidnight();
    await expect.element(main.getByText('Venció el 28/11/2026')).toBeVisible();
  });

  test('screens.md A.2 pagos: of a favourite', async () => {
    goToLateEvening('2026-11-28');
    const row = region('Favoritos').getByRole('listitem').filter({ hasText: 'Luz casa' });
    await openBank({ route: to.pagos, until: row.getByText('Vence 28 nov') });
    passMidnight();
    await expect.element(row.getByText('Vencido')).toBeVisible();
  });

  test('DESIGN.md §12 «Timeline»: of what has arrived, on a receipt that stays open', async () => {
    goToLateEvening();
    use(
      answers.withData(comprobante, {
        tipo: 'EXTERNA',
        estado: 'EXITOSA',
        fecha: '2026-11-20T23:50:00',
        acreditacion: 'SPI',
        fechaAcreditacion: '2026-11-20',
      }),
    );
    const steps = page.getByRole('list', { name: 'Estado de la transferencia' }).getByRole('listitem');
    await openBank({ route: '/transferencias', until: main.getByRole('button', { name: /^Ver comprobante/ }).first() });
    await main
      .getByRole('button', { name: /^Ver comprobante/ })
      .first()
      .click();
    await expect.element(steps.last()).toHaveTextContent('Acreditado (en espera)Hasta el 20/11/2026.');
    passMidnight();
    await expect.element(steps.last()).toHaveTextContent('Acreditado20/11/2026');
  });
});

describe('DESIGN.md §12 «First choice»: what is overdue by the day on which it is found', () => {
  const bill = (codigoRubro: string, fechaVencimiento: string, total: number) => ({
    codigoRubro,
    descripcion: `Planilla ${codigoRubro}`,
    fechaVencimiento,
    total,
  });
  const proposed = (sum: string) => expect.element(review).toHaveAccessibleDescription(`Total a pagar ${sum}`);

  /** Three bills, of which the account can pay two; the first is due today. */
  async function findThree(): Promise<void> {
    goToLateEvening();
    use(
      answers.rewritten(cuentasOrigen, (rows) => (rows as object[]).map((row) => ({ ...row, saldoDisponible: 50 }))),
      answers.withData(consultar, [
        {
          codigoContrato: '200012034',
          rubros: [bill('A', '2026-11-20', 10), bill('B', '2026-11-25', 20), bill('C', '2026-11-30', 100)],
        },
      ]),
    );
    await findBills('1203456');
    await proposed('$30,00');
  }

  test('it stays as it is over midnight, and whoever asks then is proposed what is overdue then', async () => {
    await findThree();
    passMidnight();
    await expect.element(main.getByText('Vencido')).toBeVisible();
    await everyAnswerRead();
    await proposed('$30,00');
    await find.click();
    await proposed('$10,00');
  });

  test('what the member has chosen stays, whenever it is asked for', async () => {
    await findThree();
    await main.getByRole('checkbox', { name: /Planilla A/ }).click({ force: true });
    await proposed('$20,00');
    passMidnight();
    await expect.element(main.getByText('Vencido')).toBeVisible();
    await proposed('$20,00');
  });
});
