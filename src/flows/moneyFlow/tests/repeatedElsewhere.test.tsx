import { describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { historial } from '#api/contract/transacciones.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { createPendingVault } from '#session/pendingOrders.ts';
import { createRecentOrders, createRecentVault, type RecentOrder } from '#session/recentOrders.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { recentOrders } from '#session/useRecentOrders.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';
import { again, confirm, debits, openTransfer, order, said, tick, toReview, UNCONFIRMED } from './repeatedWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const SHOP = '010201015566';

const EXECUTED = /^Hace un momento envió \$12,34 a Comercial San Roque\. Comprobante /;

/** Another tab of the same browser, and of the member whose session is open. */
function otherTab(bank: TestBank) {
  const state = bank.services.store.state();
  const vault = createRecentVault(localStore, stableProperties());
  const list = createRecentOrders(vault);
  const sent: RecentOrder = {
    idTransaccion: 'otra-pestana',
    owner: state.status === 'signedIn' ? state.session.owner : '',
    payee: `cuenta ${SHOP}`,
    cents: 12_34,
    at: Date.now(),
    outcome: 'unconfirmed',
    receipt: '',
  };
  // The browser tells every tab but the one that has written.
  const tell = async () => dispatchEvent(new StorageEvent('storage', { key: await vault.key() }));
  return {
    sends: async (changes: Partial<RecentOrder> = {}) => {
      await list.claim({ ...sent, ...changes }, () => true);
      await tell();
    },
    sendsUntold: (changes: Partial<RecentOrder> = {}) => list.claim({ ...sent, ...changes }, () => true),
    isAnswered: async (receipt: string) => {
      await list.executed(sent.idTransaccion, receipt);
      await tell();
    },
    isRefused: async () => {
      await list.remove(sent.idTransaccion);
      await tell();
    },
  };
}

describe('screens.md A.0 «FM» step 2: the balance afterwards', () => {
  test('goes as soon as another tab has sent another order: what the check said of it is old', async () => {
    const bank = await openTransfer();
    await toReview();
    const balance = main.getByText('Saldo después');
    await expect.element(balance).toBeVisible();
    await otherTab(bank).sends({ payee: 'cuenta 010201007733', cents: 400_00, at: Date.now() + 1 });
    await expect.element(balance).not.toBeInTheDocument();
    await expect.element(main.getByText('Total a debitar')).toBeVisible();
    await expect.element(tick).not.toBeInTheDocument();
  });
});

describe('D-67: two tabs', () => {
  test('the other one sends while this one stands on Revisar: it is said, its answer is news, and both ask for the tick', async () => {
    const bank = await openTransfer();
    await toReview();
    await expect.element(tick).not.toBeInTheDocument();
    const other = otherTab(bank);
    await other.sends();
    await expect.element(said(UNCONFIRMED)).toBeVisible();
    await tick.click();
    await expect.element(tick).toBeChecked();
    await other.isAnswered('2026-1120-000777');
    await expect.element(said(EXECUTED)).toBeVisible();
    await expect.element(tick).not.toBeChecked();
    await confirm.click();
    await expect.element(tick).toHaveFocus();
    await tick.click();
    await confirm.click();
    await sendCode();
    await expect.element(again).toBeVisible();
  });

  test.each([
    ['recent orders', recentOrders, createRecentVault],
    ['orders without an answer', pendingOrders, createPendingVault],
  ] as const)(
    'the %s are read when their entry has changed or all is gone, not with each key press',
    async (_, of, vaultOf) => {
      const load = vi.spyOn(of(), 'load');
      await openTransfer();
      await everyAnswerRead();
      const before = load.mock.calls.length;
      const own = await vaultOf(localStore, stableProperties()).key();
      for (const [times, changed] of [own, null].entries()) {
        for (const key of ['bv.actividad', changed]) dispatchEvent(new StorageEvent('storage', { key }));
        await expect.poll(() => load.mock.calls.length).toBe(before + times + 1);
      }
    },
  );

  test('one that the other did not get executed is taken back', async () => {
    const bank = await openTransfer();
    await toReview();
    const other = otherTab(bank);
    await other.sends();
    await expect.element(tick).toBeVisible();
    await other.isRefused();
    await expect.element(tick).not.toBeInTheDocument();
  });

  test('the other one sends while this one asks for the code: nothing is sent, it is said and the tick is asked', async () => {
    const bank = await openTransfer();
    await toReview();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await otherTab(bank).sends();
    await sendCode();
    await expect.element(tick).toHaveFocus();
    await expect.element(said(UNCONFIRMED)).toBeVisible();
    await expect.element(main.getByText('No se realizó ningún débito.')).toBeVisible();
    expect(bank.countOf(internas)).toBe(0);
    await tick.click();
    await confirm.click();
    await sendCode();
    await expect.element(again).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('also where no event came: the storage is read before Confirmar and right before sending', async () => {
    const bank = await openTransfer();
    await toReview();
    await otherTab(bank).sendsUntold();
    await confirm.click();
    await expect.element(tick).toHaveFocus();
    await tick.click();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await otherTab(bank).sendsUntold({ idTransaccion: 'y-otra-mas' });
    await sendCode();
    await expect.element(tick).toHaveFocus();
    await expect.element(tick).not.toBeChecked();
    expect(bank.countOf(internas)).toBe(0);
  });

  test('another member of the same browser is told nothing', async () => {
    const bank = await openTransfer();
    await otherTab(bank).sends({ owner: 'marca-de-otra-socia' });
    await toReview();
    await everyAnswerRead();
    await expect.element(tick).not.toBeInTheDocument();
  });
});

describe('D-67: the history', () => {
  /** The books of a member whose other device has sent it. */
  const sentElsewhere = (fecha: string) =>
    answers.withData(historial, {
      totalRegistros: 1,
      registros: [
        {
          numeroComprobante: '2026-1120-000555',
          fecha,
          tipo: 'INTERNA',
          destino: 'Comercial San Roque · •••• 5566',
          valor: 12.34,
          estado: 'EXITOSA',
        },
      ],
    });

  const booked = (change: object) =>
    answers.withData(historial, {
      totalRegistros: 1,
      registros: [
        {
          numeroComprobante: '2026-1120-000555',
          fecha: '2026-11-20T10:15:20',
          tipo: 'INTERNA',
          destino: 'COMERCIAL SAN ROQUE · •••• 5566',
          valor: 12.34,
          estado: 'EXITOSA',
          ...change,
        },
      ],
    });

  test('one of this browser without an answer and its row are one order, told as the bank knows it', async () => {
    use(booked({}));
    const bank = await openTransfer();
    await otherTab(bank).sends();
    await toReview();
    await expect
      .element(said('Hace un momento envió $12,34 a Comercial San Roque. Comprobante 2026-1120-000555'))
      .toBeVisible();
    expect(said(/envió \$12,34/).elements()).toHaveLength(1);
    expect(said(UNCONFIRMED).elements()).toHaveLength(0);
    await tick.click();
    await confirm.click();
    await sendCode();
    await expect.element(again).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('one of this browser that came back is no earlier order, and holds nothing up', async () => {
    use(booked({ numeroComprobante: '2026-1120-000777', estado: 'DEVUELTA' }));
    const bank = await openTransfer();
    const other = otherTab(bank);
    await other.sends();
    await other.isAnswered('2026-1120-000777');
    await toReview();
    await everyAnswerRead();
    await expect.element(tick).not.toBeInTheDocument();
    await confirm.click();
    await sendCode();
    await expect.element(again).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('the server’s own words for it stand in the same notice, once', async () => {
    const WARNING = 'Hoy ya transfirió $12,34 a esta cuenta.';
    use(
      booked({}),
      answers.withData(validarInternas, { valor: 12.34, total: 12.34, advertencias: [WARNING, 'Mantenimiento hoy.'] }),
    );
    await openTransfer();
    await toReview();
    const notice = main.getByRole('status').filter({ hasText: 'Comprobante 2026-1120-000555' });
    await expect.element(notice.getByText(WARNING)).toBeVisible();
    expect(said(WARNING).elements()).toHaveLength(1);
    await expect.element(said('Mantenimiento hoy.')).toBeVisible();
    expect(notice.getByText('Mantenimiento hoy.').elements()).toHaveLength(0);
  });

  test('what another device has sent is told too', async () => {
    use(sentElsewhere('2026-11-20T07:15:00'));
    await openTransfer();
    await toReview();
    await expect
      .element(said('Hace 3 horas envió $12,34 a Comercial San Roque. Comprobante 2026-1120-000555'))
      .toBeVisible();
    await confirm.click();
    await expect.element(tick).toHaveFocus();
  });

  test('one that comes while the code is asked counts before it is sent', async () => {
    use(sentElsewhere('2026-11-20T07:15:00'));
    const release = hold(historial);
    const bank = await openTransfer();
    await toReview();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    release();
    await everyAnswerRead();
    await sendCode();
    await expect.element(tick).toHaveFocus();
    expect(bank.countOf(internas)).toBe(0);
  });

  test.each([
    ['slow', () => void hold(historial)],
    ['failing', () => use(answers.serverError(historial))],
    ['out of reach', () => use(answers.offline(historial))],
    ['unknown to the server', () => use(answers.withFault(historial, 'notFound'))],
    ['refused with -0007-02-01', () => use(answers.withCode(historial, '-0007-02-01'))],
  ])('%s, it stands in nobody’s way, and nothing is said of it', async (_, prepare) => {
    prepare();
    await openTransfer();
    await order();
    expect(debits()).toBe(1);
    await again.click();
    await toReview();
    await expect.element(said(EXECUTED)).toBeVisible();
  });
});

describe('D-67: what this browser knows outlives the page, not the day', () => {
  /** A reload: what the page remembers is gone, what the browser stores is not. */
  async function reload(): Promise<void> {
    await cleanup();
    const stored = Object.entries({ ...localStorage }) as [string, string][];
    localStorage.clear();
    await recentOrders().load();
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }

  test('after a reload it is known, after 24 hours it is not', async () => {
    use(answers.withFault(historial, 'notFound'));
    const list = createRecentOrders(createRecentVault(localStore, stableProperties()));
    await openTransfer();
    await order();
    await reload();
    await list.load();
    expect(list.all().map(({ payee, cents, outcome }) => [payee, cents, outcome])).toEqual([
      [`cuenta ${SHOP}`, 12_34, 'executed'],
    ]);
    vi.setSystemTime(DEMO_NOW + 24 * 60 * 60 * 1000);
    await list.load();
    expect(list.all()).toEqual([]);
  });
});
