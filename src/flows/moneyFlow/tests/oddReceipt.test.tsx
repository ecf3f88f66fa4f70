import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { confirm, fillTransfer, review } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

/*
 * D-65 where the money has moved: a receipt that says something else than what we know is a receipt all the same. It is never called
 * done, and it does not leave the order without an answer for ever.
 */

startEachTestFresh();

const UNKNOWN = page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / });
const again = main.getByRole('button', { name: 'Hacer otra transferencia' });

async function order(): Promise<void> {
  await openBank({ route: to.transferenciaInterna });
  await fillTransfer();
  await review();
  await confirm();
}

async function expectUnknownReceipt(): Promise<void> {
  await expect.element(again).toBeVisible();
  expect(UNKNOWN.elements()).toHaveLength(0);
  expect(main.element().textContent).not.toMatch(/exitos|en proceso|devuelt/i);
  await expect.poll(() => pendingOrders().all()).toEqual([]);
}

describe.each([
  ['a state that nobody knows', { estado: 'PENDIENTE' }],
  ['a number for a state', { estado: 1 }],
  ['no state at all', { estado: {} }],
  ['a day as a number, too', { estado: 'PENDIENTE', fecha: 20_261_120, total: '250,00' }],
])('%s', (_, odd) => {
  test('of the order: its receipt, and nothing is left to ask', async () => {
    use(answers.withData(internas, { numeroComprobante: 48_213, ...odd } as never));
    await order();
    await expectUnknownReceipt();
    await expect.element(main.getByText('48213')).toBeVisible();
  });

  test('of «Verificar»: the same', async () => {
    use(answers.offline(internas), answers.withData(comprobante, { numeroComprobante: 48_213, ...odd } as never));
    await order();
    await expect.element(UNKNOWN).toBeVisible();
    await main.getByRole('button', { name: 'Verificar' }).click();
    await expectUnknownReceipt();
  });
});
