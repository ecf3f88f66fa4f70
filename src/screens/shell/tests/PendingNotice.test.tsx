import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PendingOperation } from '#session/pendingOperations.ts';
import { pendingOperations } from '#session/usePendingOperations.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const kept: string[] = [];
afterEach(async () => {
  for (const id of kept.splice(0)) await pendingOperations().remove(id);
});

/** An order of that many ms ago. */
async function ordered(ago: number, change: Partial<PendingOperation> = {}): Promise<void> {
  const operation: PendingOperation = {
    idTransaccion: 'T-1',
    owner: '',
    address: '/transferenciaI/0',
    title: 'Transferencia interna',
    rows: [],
    account: '010201004871',
    totalCents: 25_77,
    sentAt: Date.now() - ago,
    ...change,
  };
  kept.push(operation.idTransaccion);
  await pendingOperations().add(operation);
}

const notice = page.getByRole('status').filter({ hasText: 'No pudimos confirmar el resultado' });

test('screens.md A.0 «FM failures» d: another page tells of the order, and leads to where it is asked about', async () => {
  await ordered(60_000);
  const bank = await openBank({ route: '/productos' });
  await expect.element(notice.filter({ hasText: 'transferencia interna por $25,77' })).toBeVisible();
  await notice.getByRole('link', { name: 'Verificar' }).click();
  await expect.poll(bank.path).toBe('/transferenciaI/0');
  await expect.element(page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / })).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
});

test('an answer that may still be on its way is not spoken of, and then is, though nothing else happens', async () => {
  await ordered(3_500);
  await openBank({ route: '/productos' });
  await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
  await expect.element(notice, { timeout: 20_000 }).toBeVisible();
});

test('another member of the same browser is told nothing', async () => {
  await ordered(60_000, { owner: 'otra' });
  await openBank({ route: '/productos' });
  await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
  await everyAnswerRead();
  expect(notice.elements()).toHaveLength(0);
});
