import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

const keysOf = (names: readonly string[]): string[] => keyed(names, (name) => name).map(([, key]) => key);

test('D-65: rows that a server names alike have keys of their own', () => {
  expect(new Set(keysOf(['7', '7', '', '', '8'])).size).toBe(5);
});

test('a newer row on top leaves the keys of the others as they are', () => {
  expect(keysOf(['9', '7', '8', '7']).slice(1)).toEqual(keysOf(['7', '8', '7']));
});

test('each item comes with its own key, in the order of the list', () => {
  expect(keyed([{ code: 'b' }, { code: 'a' }], ({ code }) => code)).toEqual([
    [{ code: 'b' }, '1 b'],
    [{ code: 'a' }, '1 a'],
  ]);
});
