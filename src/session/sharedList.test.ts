import { expect, test } from 'vitest';
import type { EncryptedVault } from './encryptedVault.ts';
import { createSharedList } from './sharedList.ts';

interface Item {
  idTransaccion: string;
}

const one: Item = { idTransaccion: 'uno' };
const two: Item = { idTransaccion: 'dos' };

/** A list over a storage that holds `stored`. */
function listOver(stored: readonly Item[]) {
  let kept: readonly Item[] | null = stored;
  const vault = {
    read: () => Promise.resolve(kept),
    write: (all: readonly Item[]) => {
      kept = all;
      return Promise.resolve(true);
    },
    clear: () => {
      kept = null;
      return Promise.resolve();
    },
  } as unknown as EncryptedVault<readonly Item[]>;
  const shown: (readonly Item[])[] = [];
  const list = createSharedList<Item>({ vault, exclusively: (visit) => visit(), show: (items) => shown.push(items) });
  return { list, shown };
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
