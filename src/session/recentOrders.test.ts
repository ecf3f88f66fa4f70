import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEncryptedVault } from './encryptedVault.ts';
import { createRecentOrders, createRecentVault, equalOrders, RECENT_MS, type RecentOrder } from './recentOrders.ts';
import { memory } from './testStorage.ts';
import { PROPERTIES } from './testTabs.ts';

const NOW = Date.parse('2026-11-20T15:15:00Z');
const ORDER: RecentOrder = {
  idTransaccion: 'a',
  owner: 'marca-de-maria',
  payee: 'cuenta 010201015566',
  cents: 12_34,
  at: NOW,
  outcome: 'unconfirmed',
  receipt: '',
};
const never = () => false;

const held = memory();
const { entries, storage } = held;
let now: number;
let turns: Promise<void>;
/** One tab; all of them share the storage and take turns at it. */
const tab = () =>
  createRecentOrders(createRecentVault(storage, PROPERTIES), {
    exclusively: (visit) => (turns = turns.then(visit)),
    now: () => now,
  });
const stored = async () => {
  const fresh = tab();
  await fresh.load();
  return fresh.all();
};

beforeEach(() => {
  held.empty();
  now = NOW;
  turns = Promise.resolve();
});

afterEach(() => vi.unstubAllGlobals());

describe('D-67: what this browser remembers of the orders it sent', () => {
  it('orders are remembered for 24 hours; a list begins empty', () => {
    expect([RECENT_MS, tab().all()]).toEqual([86_400_000, []]);
  });

  it('is stored under the name and in the shape that earlier versions of the program know', async () => {
    await tab().claim(ORDER, never);
    const known = { storage, properties: PROPERTIES, name: 'ordenes', version: 1, field: 'orders' } as const;
    const vault = createEncryptedVault<unknown>({ ...known, from: (value) => value, whenFull: 'keep' });
    expect(await vault.read()).toEqual([ORDER]);
  });

  it('by itself it looks at the clock, and takes turns by the browser’s lock', async () => {
    const request = vi.fn((_: string, __: LockOptions, visit: () => Promise<void>) => visit());
    vi.stubGlobal('navigator', { locks: { request } });
    const here = createRecentOrders(createRecentVault(storage, PROPERTIES));
    const order = { ...ORDER, at: Date.now() };
    await here.claim(order, never);
    expect(request.mock.lastCall?.[0]).toBe('bv.ordenes');
    expect(await here.claim({ ...order, idTransaccion: 'b' }, never)).toBe(false);
  });

  it('sent again under its own number it is in the list once', async () => {
    const here = tab();
    await here.claim(ORDER, never);
    await here.claim(ORDER, () => true);
    expect(await stored()).toEqual([ORDER]);
  });

  it('nothing is written where nothing is too old', async () => {
    await tab().claim(ORDER, never);
    const write = vi.spyOn(storage, 'write');
    expect(await stored()).toEqual([ORDER]);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  it('an order is kept before it is sent, and what becomes of it; nothing of it can be read in the storage', async () => {
    const here = tab();
    expect(await here.claim(ORDER, never)).toBe(true);
    expect(await stored()).toEqual([ORDER]);
    await here.executed('a', '2026-1120-048213');
    expect(await stored()).toEqual([{ ...ORDER, outcome: 'executed', receipt: '2026-1120-048213' }]);
    expect([...entries].join()).not.toMatch(/015566|marca|048213|ordenes/);
    await here.remove('a');
    expect(entries.size).toBe(0);
  });

  it('an equal one of another tab stops the claim, unless the member was told of it as it is', async () => {
    const [first, second] = [tab(), tab()];
    await Promise.all([first.load(), second.load()]);
    const again = { ...ORDER, idTransaccion: 'b' };
    const claims = await Promise.all([first.claim(ORDER, never), second.claim(again, never)]);
    expect(claims).toEqual([true, false]);
    expect(second.all()).toEqual([ORDER]);
    expect(await stored()).toEqual([ORDER]);
    await first.executed('a', '1');
    expect(await second.claim(again, ({ outcome }) => outcome === 'unconfirmed')).toBe(false);
    expect(await second.claim(again, ({ idTransaccion }) => idTransaccion === 'a')).toBe(true);
    expect((await stored()).map(({ idTransaccion }) => idTransaccion)).toEqual(['a', 'b']);
  });

  it.each<[string, Partial<RecentOrder>]>([
    ['another amount', { cents: 12_35 }],
    ['another payee', { payee: 'cuenta 010201007733' }],
    ['another member', { owner: 'marca-de-juan' }],
  ])('%s is another order', async (_, change) => {
    const here = tab();
    await here.claim(ORDER, never);
    expect(await here.claim({ ...ORDER, idTransaccion: 'b', ...change }, never)).toBe(true);
    expect(equalOrders(here.all(), { ...ORDER, ...change }, NOW).map(({ idTransaccion }) => idTransaccion)).toEqual([
      'b',
    ]);
  });

  it('equal ones come newest first', async () => {
    const here = tab();
    await here.claim(ORDER, never);
    await here.claim({ ...ORDER, idTransaccion: 'b', at: NOW + 1 }, () => true);
    expect(equalOrders(here.all(), ORDER, NOW).map(({ idTransaccion }) => idTransaccion)).toEqual(['b', 'a']);
  });

  it('after 24 hours nothing is left of it, in sight or in the storage; nor where the clock was set back', async () => {
    await tab().claim(ORDER, never);
    now = NOW + RECENT_MS - 1;
    expect(equalOrders(await stored(), ORDER, now)).toHaveLength(1);
    now = NOW + RECENT_MS;
    expect(equalOrders([ORDER], ORDER, now)).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(entries.size).toBe(0);
    await tab().claim(ORDER, never);
    now = NOW - RECENT_MS;
    expect(await stored()).toEqual([]);
  });

  it('a full storage never forbids: the page knows it all the same', async () => {
    held.isFull = true;
    const here = tab();
    expect(await here.claim(ORDER, never)).toBe(true);
    expect(await here.claim({ ...ORDER, idTransaccion: 'b' }, never)).toBe(false);
    expect(here.all()).toEqual([ORDER]);
  });

  it('a full storage keeps the orders that it has; what becomes of one is known to this page all the same', async () => {
    const here = tab();
    const second = { ...ORDER, idTransaccion: 'b', cents: 1_00 };
    await here.claim(ORDER, never);
    await here.claim(second, never);
    held.isFull = true;
    await here.executed('a', '2026-1120-048213');
    await here.load();
    const done = { ...ORDER, outcome: 'executed', receipt: '2026-1120-048213' };
    expect(here.all()).toEqual([done, second]);
    expect(await stored()).toEqual([ORDER, second]);
    held.isFull = false;
    await here.remove('b');
    expect(await stored()).toEqual([done]);
  });

  it('a storage that cannot be visited never forbids', async () => {
    const broken = createRecentOrders(createRecentVault(storage, PROPERTIES), {
      exclusively: () => Promise.reject(new Error('no lock')),
    });
    await broken.load();
    expect(await broken.claim(ORDER, never)).toBe(true);
  });

  it('whoever listens is told of news only', async () => {
    const here = tab();
    const heard = vi.fn();
    const stop = here.subscribe(heard);
    await here.claim(ORDER, never);
    await here.load();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await here.remove('a');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('what is stored is hostile input: an entry that is not what was written is none', async () => {
    const vault = createRecentVault(storage, PROPERTIES);
    const hostile = [
      null,
      { ...ORDER, idTransaccion: '' },
      { ...ORDER, idTransaccion: 7 },
      { ...ORDER, owner: 1 },
      { ...ORDER, payee: null },
      { ...ORDER, cents: 1.5 },
      { ...ORDER, at: 'ayer' },
      { ...ORDER, at: Infinity },
      { ...ORDER, at: String(NOW) },
      { ...ORDER, idTransaccion: 'b', outcome: 'otro', receipt: 7, extra: 'x' },
    ] as unknown as RecentOrder[];
    await vault.write(hostile);
    expect(await vault.read()).toEqual([{ ...ORDER, idTransaccion: 'b' }]);
    await vault.write({} as unknown as RecentOrder[]);
    expect(await stored()).toEqual([]);
  });
});
