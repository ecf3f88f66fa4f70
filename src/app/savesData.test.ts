import { afterEach, expect, it, vi } from 'vitest';
import { savesData } from './savesData.ts';

afterEach(() => vi.unstubAllGlobals());

const told = (connection: unknown): boolean => {
  vi.stubGlobal('navigator', { connection });
  return savesData();
};

it.each([
  ['who has told it', { saveData: true }, true],
  ['who has told the contrary', { saveData: false }, false],
  ['a browser that knows the line and not this', {}, false],
  ['a browser that tells nothing of the line', undefined, false],
])('%s', (_, connection, expected) => expect(told(connection)).toBe(expected));

it('what the browser denies counts as not told', () => {
  vi.stubGlobal('navigator', {
    get connection(): never {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(savesData()).toBe(false);
});
