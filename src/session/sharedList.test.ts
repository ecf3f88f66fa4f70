import { afterEach, expect, test, vi } from 'vitest';
import type { EncryptedVault } from './encryptedVault.ts';
import { acrossTabs, createFollowedList, createSharedList, listOf } from './sharedList.ts';

interface Item {
  idTransaccion: string;
}

const one: Item = { idTransaccion: 'uno' };
const two: Item = { idTransaccion: 'dos' };

const three: Item = { idTransaccion: 'tres' };

/** A list over a storage that holds `stored`. */
function listOver(stored: readonly Item[]) {
  let kept: readonly Item[] | null = stored;
  let isFull = false;
  const vault = {
    read: () => Promise.resolve(kept),
    write: (all: readonly Item[]) => {
      if (!isFull) kept = all;
      return Promise.resolve(!isFull);
    },
    clear: () => {
      kept = null;
      return Promise.resolve();
    },
  } as unknown as EncryptedVault<readonly Item[]>;
  const shown: (readonly Item[])[] = [];
  const tell = vi.fn<(any: boolean) => void>();
  const list = createSharedList<Item>({
    vault,
    exclusively: (visit) => visit(),
    show: (items) => shown.push(items),
    tell,
  });
  /** Another tab writes, after which the storage takes no more. */
  const fill = (items: readonly Item[]) => {
    kept = items;
    isFull = true;
  };
  return { list, shown, tell, fill, vault };
}

test('D-64: a reading that was asked for before a removal does not bring back what was removed', async () => {
  const { list, shown } = listOver([one]);
  await list.load();
  // As the page does on which the member lands, while the answer of the one that was left comes in.
  const reading = list.load();
  const removal = list.change((before) => before.filter(({ idTransaccion }) => idTransaccion !== one.idTransaccion));
  expect(list.items()).toEqual([]);
  await Promise.all([reading, removal]);
  expect(list.items()).toEqual([]);
  expect(shown.at(-1)).toEqual([]);
});

test('nor does it forget what was added meanwhile', async () => {
  const { list, shown } = listOver([one]);
  await list.load();
  const reading = list.load();
  const addition = list.change((before) => [...before, two]);
  await reading;
  expect(list.items()).toEqual([one, two]);
  await addition;
  expect(shown.at(-1)).toEqual([one, two]);
});

test('what was stored counts no more as under way: a later reading follows the storage', async () => {
  const { list } = listOver([one]);
  await list.change((before) => [...before, two]);
  await list.change((before) => before.filter(({ idTransaccion }) => idTransaccion !== two.idTransaccion));
  await list.load();
  expect(list.items()).toEqual([one]);
});

test('D-64: of two changes that overlap, the one that is stored first does not take the other with it', async () => {
  const { list } = listOver([one]);
  await list.load();
  const first = list.change((before) => [...before, two]);
  const reading = list.load();
  const second = list.change((before) => [...before, three]);
  await Promise.all([first, reading, second]);
  expect(list.items()).toEqual([one, two, three]);
});

test('what another tab has removed does not come back by what the storage did not take', async () => {
  const { list, fill } = listOver([one]);
  fill([one]);
  await list.change((before) => [...before, two]);
  fill([]);
  await list.load();
  expect(list.items()).toEqual([two]);
});

test('what could not be written, for the storage failed, stays in this page; what was removed does not come back', async () => {
  const { list, vault, tell } = listOver([one]);
  vi.spyOn(vault, 'write').mockRejectedValue(new Error('No se pudo.'));
  await list.change((before) => [...before, two]);
  await list.load();
  expect(list.items()).toEqual([one, two]);
  vi.spyOn(vault, 'clear').mockRejectedValue(new Error('No se pudo.'));
  await list.change(() => []);
  await list.load();
  expect(list.items()).toEqual([]);
  expect(tell).not.toHaveBeenCalledWith(false);
});

test('the mark of a list is there before something is written, and goes after the last of it', async () => {
  const { list, tell } = listOver([]);
  await list.change(() => [one]);
  expect(tell.mock.calls).toEqual([[true]]);
  await list.change(() => []);
  expect(tell.mock.calls).toEqual([[true], [false]]);
});

afterEach(() => vi.unstubAllGlobals());

test('security.md 2.2: a visit under the browser’s lock is made once, also when it fails; its failure is told', async () => {
  const request = vi.fn((_: string, __: LockOptions, visit: () => Promise<void>) => visit());
  vi.stubGlobal('navigator', { locks: { request } });
  const visit = vi.fn(() => Promise.resolve());
  await acrossTabs('bv.ejemplo')(visit);
  expect(visit).toHaveBeenCalledOnce();
  expect(request.mock.lastCall?.[0]).toBe('bv.ejemplo');
  const failing = vi.fn(() => Promise.reject(new Error('No se pudo.')));
  await expect(acrossTabs('bv.ejemplo')(failing)).rejects.toThrow('No se pudo.');
  expect(failing).toHaveBeenCalledOnce();
});

test('of a stored list the items that can be read are read; what is no list has none', () => {
  const read = listOf((value) => (typeof value === 'string' ? value : null));
  expect(read(['uno', 2, 'tres'])).toEqual(['uno', 'tres']);
  expect([read('uno'), read({ length: 1 }), read(undefined)]).toEqual([null, null, null]);
});

test('listeners hear of a list that differs, and of no reading that finds the same', async () => {
  const { vault } = listOver([one]);
  const { followed, change } = createFollowedList<Item>({ vault, exclusively: (visit) => visit() });
  const heard = vi.fn();
  const end = followed.subscribe(heard);
  await followed.load();
  const first = followed.all();
  await followed.load();
  expect([followed.all() === first, heard.mock.calls.length]).toEqual([true, 1]);
  await change((before) => [...before, two]);
  expect([followed.all(), heard.mock.calls.length]).toEqual([[one, two], 2]);
  end();
  await change(() => []);
  expect(heard).toHaveBeenCalledTimes(2);
});
