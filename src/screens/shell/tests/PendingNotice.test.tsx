import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { createPendingOrders, createPendingVault, type PendingOrder } from '#session/pendingOrders.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { ownerMark } from '#testing/sessionOf.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const kept: string[] = [];
afterEach(async () => {
  for (const id of kept.splice(0)) await pendingOrders().remove(id);
});

/** An order of that many ms ago. */
function order(ago: number, change: Partial<PendingOrder> = {}): PendingOrder {
  return {
    idTransaccion: 'T-1',
    owner: ownerMark(),
    address: '/transferenciaI/0',
    title: 'Transferencia interna',
    rows: [],
    account: '010201004871',
    totalCents: 25_77,
    sentAt: Date.now() - ago,
    ...change,
  };
}

/** Such an order, of this page. */
async function ordered(ago: number, change: Partial<PendingOrder> = {}): Promise<void> {
  const left = order(ago, change);
  kept.push(left.idTransaccion);
  await pendingOrders().add(left);
}

/** What is seen of it, in the page's main column. */
const notice = page.getByRole('main').getByText(/^No pudimos confirmar el resultado de su /);

test('screens.md A.0 «FM failures» d: another page tells of the order, and leads to where it is asked about', async () => {
  await ordered(60_000);
  const bank = await openBank({ route: '/productos' });
  await expect.element(notice.filter({ hasText: 'transferencia interna por $25,77' })).toBeVisible();
  await notice.getByRole('link', { name: 'Verificar' }).click();
  await expect.poll(bank.path).toBe('/transferenciaI/0');
  await expect.element(page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / })).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
});

test.each(['/transferenciaI/0', '/transferenciaI/0/'])(
  'screens.md A.0 «FM failures» d: the page that asks asks once, however its address is written: %s',
  async (route) => {
    await ordered(60_000);
    await openBank({ route, until: page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / }) });
    expect(notice.elements()).toHaveLength(0);
  },
);

test('an answer that may still be on its way is not spoken of, and then is, though nothing else happens', async () => {
  await ordered(3_500);
  await openBank({ route: '/productos' });
  await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
  await expect.element(notice, { timeout: 20_000 }).toBeVisible();
});

test('screens.md A.0 «Accessibility»: one that comes moves nothing from under a press', async () => {
  await ordered(60_000);
  await openBank({ route: '/productos' });
  await expect.element(notice).toBeVisible();
  await everyAnswerRead();
  const pressed = page.getByRole('heading', { name: 'Mis productos' }).element();
  const { top } = pressed.getBoundingClientRect();
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await ordered(60_000, { idTransaccion: 'T-2' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pressed.getBoundingClientRect().top).toBe(top);
  pressed.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await expect.poll(() => notice.elements().length).toBe(2);
  expect(pressed.getBoundingClientRect().top).toBeGreaterThan(top);
});

test('an order of another tab is told of on the page that stands here, though nobody goes anywhere', async () => {
  const other = { ...localStore };
  const ofOther = createPendingOrders(createPendingVault(other, stableProperties()), other);
  onTestFinished(() => ofOther.remove('T-1'));
  await ofOther.add(order(60_000));
  localStorage.removeItem('bv.pendientes');
  await openBank({ route: '/productos' });
  await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
  await everyAnswerRead();
  expect(notice.elements()).toHaveLength(0);
  localStorage.setItem('bv.pendientes', '1');
  dispatchEvent(new StorageEvent('storage', { key: 'bv.pendientes' }));
  await expect.element(notice).toBeVisible();
});

test('another member of the same browser is told nothing', async () => {
  await ordered(60_000, { owner: 'otra' });
  await openBank({ route: '/productos' });
  await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
  await everyAnswerRead();
  expect(notice.elements()).toHaveLength(0);
});

test('screens.md A.0 «Accessibility»: it is said once, though it stands there when its code comes', async () => {
  await ordered(60_000);
  const live = hearLiveWords();
  onTestFinished(() => live.stop());
  const told = () => live.heard().filter((words) => words.includes('No pudimos'));
  await openBank({ route: '/productos' });
  await expect.element(notice).toBeVisible();
  const once = ['espera su turno: No pudimos confirmar el resultado de su transferencia interna por $25,77.'];
  await expect.poll(told).toEqual(once);
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(told()).toEqual(once);
});
