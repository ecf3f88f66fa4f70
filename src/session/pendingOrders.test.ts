import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEncryptedVault } from './encryptedVault.ts';
import { flagPending, mayHavePending } from './pendingFlag.ts';
import { createPendingOrders, createPendingVault, type PendingOrder } from './pendingOrders.ts';
import type { SafeStorage } from './safeStorage.ts';
import { memory } from './testStorage.ts';
import { PROPERTIES } from './testTabs.ts';

const ORDER: PendingOrder = {
  idTransaccion: '8f2c41d7-0000-4000-8000-000000000000',
  owner: 'marca-de-maria',
  address: '/transferenciaI/0',
  title: 'Transferencia interna',
  rows: [{ label: 'Beneficiario', value: 'Comercial San Roque' }],
  account: '010201004871',
  totalCents: 250_00,
  sentAt: Date.parse('2026-11-20T15:15:00Z'),
};
const SECOND: PendingOrder = { ...ORDER, idTransaccion: 'b', title: 'Transferencia externa', owner: 'otra-marca' };

/** What the browser holds, and whether it takes more. */
const held = memory();
const { entries, storage } = held;
/** One tab; all of them share the storage and, as browsers do, take turns at it. */
let turns: Promise<void>;
const tab = () =>
  createPendingOrders(createPendingVault(storage, PROPERTIES), storage, (visit) => (turns = turns.then(visit)));
const loaded = async () => {
  const fresh = tab();
  await fresh.load();
  return fresh.all();
};

beforeEach(() => {
  held.empty();
  turns = Promise.resolve();
});

afterEach(() => vi.unstubAllGlobals());

describe('screens.md A.0 «FM failures» d: the question outlives the page', () => {
  it('is kept before the order is sent, as it was', async () => {
    await tab().add(ORDER);
    expect(await loaded()).toEqual([ORDER]);
    expect(mayHavePending(storage)).toBe(true);
  });

  it('an order whose answer this page awaits is left out, on every page of it, until the call ends; other tabs know it', async () => {
    const here = tab();
    let end: (fault?: Error) => void = () => undefined;
    const call = new Promise<void>((resolve, reject) => {
      end = (fault) => (fault ? reject(fault) : resolve());
    });
    const awaiting = here.whileAwaiting(ORDER.idTransaccion, async () => {
      await here.add(ORDER);
      await call;
    });
    await here.add(SECOND);
    await here.load();
    expect(here.all()).toEqual([SECOND]);
    expect([here.isSentHere(ORDER.idTransaccion), here.isSentHere(SECOND.idTransaccion)]).toEqual([true, false]);
    expect(await loaded()).toEqual([ORDER, SECOND]);
    const heard = vi.fn();
    here.subscribe(heard);
    end(new Error('no answer'));
    await expect(awaiting).rejects.toThrow('no answer');
    expect(here.all()).toEqual([ORDER, SECOND]);
    expect(here.isSentHere(ORDER.idTransaccion)).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is shown at once, before it is stored', () => {
    const here = tab();
    const heard = vi.fn();
    here.subscribe(heard);
    void here.add(ORDER);
    expect(here.all()).toEqual([ORDER]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('goes with its answer, and the flag with the last of them', async () => {
    const here = tab();
    await here.add(ORDER);
    await here.add(SECOND);
    await here.remove(ORDER.idTransaccion);
    expect(await loaded()).toEqual([SECOND]);
    expect(mayHavePending(storage)).toBe(true);
    await here.remove(SECOND.idTransaccion);
    expect(await loaded()).toEqual([]);
    expect(entries.size).toBe(0);
    expect(mayHavePending(storage)).toBe(false);
  });

  it('an order is in the list once, oldest first', async () => {
    const here = tab();
    await here.add(ORDER);
    await here.add(SECOND);
    await here.add({ ...ORDER, totalCents: 1 });
    expect((await loaded()).map(({ idTransaccion, totalCents }) => [idTransaccion, totalCents])).toEqual([
      ['b', 250_00],
      [ORDER.idTransaccion, 1],
    ]);
  });

  it('removing what is not there changes nothing', async () => {
    const here = tab();
    await here.add(ORDER);
    await here.remove('nada');
    expect(await loaded()).toEqual([ORDER]);
  });

  it('whoever listens no more hears nothing; the same list is no news', async () => {
    const here = tab();
    const heard = vi.fn();
    const stop = here.subscribe(heard);
    await here.add(ORDER);
    const before = here.all();
    await here.load();
    expect(here.all()).toBe(before);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await here.remove(ORDER.idTransaccion);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is stored under the name and in the shape that earlier versions of the program know', async () => {
    await tab().add(ORDER);
    const known = { storage, properties: PROPERTIES, name: 'pendientes', version: 1, field: 'operations' } as const;
    const vault = createEncryptedVault<unknown>({ ...known, from: (value) => value, whenFull: 'keep' });
    expect(await vault.read()).toEqual([ORDER]);
  });

  it('shows nothing of it in the storage but that there is something', async () => {
    await tab().add(ORDER);
    const seen = [...entries].flat().join(' ');
    const decoded = [...entries.values()].map((value) => atob(value.split('.')[1] ?? '')).join(' ');
    for (const word of ['8f2c41d7', 'San Roque', '010201004871', 'marca', '25000', 'transferenciaI'])
      expect(`${seen} ${decoded}`).not.toContain(word);
    expect(entries.get('bv.pendientes')).toBe('1');
  });
});

describe('several tabs', () => {
  it('none takes away what another has just added', async () => {
    const [one, other] = [tab(), tab()];
    await Promise.all([one.add(ORDER), other.add(SECOND)]);
    expect(await loaded()).toEqual([ORDER, SECOND]);
    await Promise.all([one.remove(ORDER.idTransaccion), other.add({ ...SECOND, idTransaccion: 'c' })]);
    expect((await loaded()).map(({ idTransaccion }) => idTransaccion)).toEqual(['b', 'c']);
  });

  it('a tab that reads again sees what the others did', async () => {
    const [one, other] = [tab(), tab()];
    await one.add(ORDER);
    expect(other.all()).toEqual([]);
    await other.load();
    expect(other.all()).toEqual([ORDER]);
    await other.remove(ORDER.idTransaccion);
    await one.load();
    expect(one.all()).toEqual([]);
  });

  it('many at once are all kept', async () => {
    const orders = Array.from({ length: 20 }, (_, index) => ({ ...ORDER, idTransaccion: `t${index}` }));
    await Promise.all(orders.map((order) => tab().add(order)));
    expect(await loaded()).toHaveLength(20);
  });

  it('a lock that cannot be had does not stop the order', async () => {
    const here = createPendingOrders(createPendingVault(storage, PROPERTIES), storage, () =>
      Promise.reject(new Error('Sin candado.')),
    );
    await expect(here.add(ORDER)).resolves.toBeUndefined();
    expect(here.all()).toEqual([ORDER]);
  });
});

describe('a storage that takes nothing', () => {
  it('keeps the question for this page, whatever is read meanwhile', async () => {
    held.isFull = true;
    const here = tab();
    await here.add(ORDER);
    expect(here.all()).toEqual([ORDER]);
    await here.load();
    expect(here.all()).toEqual([ORDER]);
    expect(await loaded()).toEqual([]);
    await here.remove(ORDER.idTransaccion);
    await here.load();
    expect(here.all()).toEqual([]);
  });

  it('stores it with the next one that fits', async () => {
    held.isFull = true;
    const here = tab();
    await here.add(ORDER);
    held.isFull = false;
    await here.add(SECOND);
    expect(await loaded()).toEqual([ORDER, SECOND]);
  });

  it('never throws where reading is blocked', async () => {
    const blocked: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };
    const here = createPendingOrders(createPendingVault(blocked, PROPERTIES), blocked);
    await here.add(ORDER);
    await here.load();
    expect(here.all()).toEqual([ORDER]);
  });
});

describe('a storage that takes no more', () => {
  it('keeps what other tabs have written: it guards against paying twice', async () => {
    await tab().add(ORDER);
    held.isFull = true;
    const here = tab();
    await here.load();
    await here.add(SECOND);
    expect(await loaded()).toEqual([ORDER]);
    await here.load();
    expect(here.all()).toEqual([ORDER, SECOND]);
    held.isFull = false;
    await here.add({ ...SECOND, idTransaccion: 'c' });
    expect((await loaded()).map(({ idTransaccion }) => idTransaccion)).toEqual([ORDER.idTransaccion, 'b', 'c']);
  });

  it('an answered one that it cannot let go does not come back to this page', async () => {
    const here = tab();
    await here.add(ORDER);
    await here.add(SECOND);
    held.isFull = true;
    await here.remove(ORDER.idTransaccion);
    await here.load();
    expect(here.all()).toEqual([SECOND]);
    expect(await loaded()).toEqual([ORDER, SECOND]);
    held.isFull = false;
    await here.add({ ...SECOND, idTransaccion: 'c' });
    expect((await loaded()).map(({ idTransaccion }) => idTransaccion)).toEqual(['b', 'c']);
  });
});

describe('what is stored is hostile input (security.md 2.2)', () => {
  const stored = async (content: unknown) => {
    await createPendingVault(storage, PROPERTIES).write(content as PendingOrder[]);
    return loaded();
  };

  it.each([null, 'x', 7, {}, { length: 1 }])('%j is no list', async (content) => {
    expect(await stored(content)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no id', { ...ORDER, idTransaccion: '' }],
    ['an id that is no text', { ...ORDER, idTransaccion: 7 }],
    ['no owner', { ...ORDER, owner: undefined }],
    ['no address', { ...ORDER, address: null }],
    ['a title that is no text', { ...ORDER, title: {} }],
    ['no account', { ...ORDER, account: 7 }],
    ['half a cent', { ...ORDER, totalCents: 0.5 }],
    ['money as text', { ...ORDER, totalCents: '25000' }],
    ['no moment', { ...ORDER, sentAt: null }],
    ['a moment as text', { ...ORDER, sentAt: '1700000000000' }],
    ['null', null],
    ['a list', []],
  ])('%s: left out, and the others stay', async (_, broken) => {
    expect(await stored([broken, SECOND])).toEqual([SECOND]);
  });

  it('D-65: that no check had told the costs is kept; what else stands there is not', async () => {
    expect(
      await stored([
        { ...ORDER, withoutCosts: true },
        { ...SECOND, withoutCosts: 'yes' },
      ]),
    ).toEqual([{ ...ORDER, withoutCosts: true }, SECOND]);
  });

  it('rows that are none are left out; unknown fields are not carried along', async () => {
    expect(
      await stored([
        {
          ...ORDER,
          rows: [{ label: 'a', value: 7 }, { label: 7, value: 'a' }, 'x', null, { label: 'b', value: 'c', extra: 1 }],
          extra: true,
        },
        { ...SECOND, rows: 'x' },
      ]),
    ).toEqual([
      { ...ORDER, rows: [{ label: 'b', value: 'c' }] },
      { ...SECOND, rows: [] },
    ]);
  });

  it('what was tampered with counts as none, and the next order is kept all the same', async () => {
    const here = tab();
    await here.add(ORDER);
    for (const [key, value] of entries) if (key !== 'bv.pendientes') entries.set(key, `${value.slice(0, -4)}AAA=`);
    expect(await loaded()).toEqual([]);
    await tab().add(SECOND);
    expect(await loaded()).toEqual([SECOND]);
  });
});

describe('the flag', () => {
  it('is there or not, and nothing else', () => {
    const { storage: flagStorage, entries: flagEntries } = memory();
    expect(mayHavePending(flagStorage)).toBe(false);
    flagPending(flagStorage, true);
    expect([...flagEntries]).toEqual([['bv.pendientes', '1']]);
    expect(mayHavePending(flagStorage)).toBe(true);
    flagPending(flagStorage, false);
    expect(mayHavePending(flagStorage)).toBe(false);
    flagPending(flagStorage, false);
  });

  it('screens.md A.0 «FM failures» d: without a storage that takes anything this page knows it all the same', () => {
    const blocked: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };
    flagPending(blocked, true);
    expect(mayHavePending(blocked)).toBe(true);
    expect(mayHavePending({ ...blocked }), 'another page').toBe(false);
    flagPending(blocked, false);
    expect(mayHavePending(blocked)).toBe(false);
  });

  it('what another tab takes away is still known where it is still open', () => {
    flagPending(storage, true);
    entries.delete('bv.pendientes');
    expect(mayHavePending(storage)).toBe(true);
  });

  it('any value means «look»: a script that empties it cannot hide an order from its page', async () => {
    entries.set('bv.pendientes', '');
    expect(mayHavePending(storage)).toBe(true);
    await tab().add(ORDER);
    entries.delete('bv.pendientes');
    expect(await loaded()).toEqual([ORDER]);
  });
});

describe('security.md 2.2: without the browser’s locks an order is written down all the same', () => {
  const denied = () => {
    throw new DOMException('Acceso denegado.', 'SecurityError');
  };

  it.each([
    ['no such thing', {}],
    ['refused at once', { locks: { request: denied } }],
    [
      'refused later',
      { locks: { request: () => Promise.reject(new DOMException('Acceso denegado.', 'SecurityError')) } },
    ],
  ])('%s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await createPendingOrders(createPendingVault(storage, PROPERTIES), storage).add(ORDER);
    expect(await loaded()).toEqual([ORDER]);
    vi.unstubAllGlobals();
  });

  it('held by a tab that was put to sleep', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const lock = navigator.locks.request('bv.pendientes', () => asleep);
    await createPendingOrders(createPendingVault(storage, PROPERTIES), storage).add(ORDER);
    expect(await loaded()).toEqual([ORDER]);
    expect(patience).toHaveBeenCalledWith(2_000);
    wake();
    await lock;
    vi.restoreAllMocks();
  });

  it('what the lock was given for runs once, also when it fails', async () => {
    const request = vi.fn((_: string, __: LockOptions, visit: () => Promise<void>) => visit());
    vi.stubGlobal('navigator', { locks: { request } });
    held.isFull = true;
    await createPendingOrders(createPendingVault(storage, PROPERTIES), storage).add(ORDER);
    expect(request).toHaveBeenCalledOnce();
    expect(request.mock.lastCall?.[0]).toBe('bv.pendientes');
    vi.unstubAllGlobals();
  });
});
