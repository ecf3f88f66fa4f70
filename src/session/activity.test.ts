import { describe, expect, it } from 'vitest';
import { lastActivity, noteActivity } from './activity.ts';
import type { SafeStorage } from './safeStorage.ts';

function storageWith(first: string | null): SafeStorage {
  let kept = first;
  return {
    read: () => kept,
    write: (_, value) => {
      kept = value;
      return true;
    },
    remove: () => {
      kept = null;
    },
  };
}

describe('the last activity in any tab (D-36)', () => {
  it('is the moment that was noted', () => {
    const storage = storageWith(null);
    noteActivity(storage, 1_795_705_465_307);
    expect(lastActivity(storage)).toBe(1_795_705_465_307);
  });

  it.each([[null], [''], ['null'], ['12345678901'], ['123456789012345'], ['17957054653x'], ['-795705465307']])(
    'is not known from %j',
    (stored) => {
      expect(lastActivity(storageWith(stored))).toBeNull();
    },
  );

  it.each([['123456789012'], ['12345678901234']])('is %s where that is stored', (stored) => {
    expect(lastActivity(storageWith(stored))).toBe(Number(stored));
  });
});
