import { expect, it, vi } from 'vitest';
import { installKeyBlocking } from './keyBlocking.ts';

it('§2: a key press without a key, as what fills forms in sends it, is nothing to block', () => {
  const heard = new Map<string, (event: Event) => void>();
  vi.stubGlobal('addEventListener', (type: string, hear: (event: Event) => void) => void heard.set(type, hear));
  vi.stubGlobal('KeyboardEvent', class extends Event {});
  installKeyBlocking('strict');
  const filledIn = new Event('keydown', { cancelable: true });
  heard.get('keydown')?.(filledIn);
  expect(filledIn.defaultPrevented).toBe(false);
  expect(heard.has('keydown')).toBe(true);
  vi.unstubAllGlobals();
});
