import { expect, it, vi } from 'vitest';
import { onAwake } from './onAwake.ts';

const wakeUps: readonly (readonly [string, EventTarget])[] = [
  ['pageshow', window],
  ['focus', window],
  ['visibilitychange', document],
];

it.each(wakeUps)('a page that wakes is heard by %s, until nobody listens any more', (name, target) => {
  const hear = vi.fn();
  const stop = onAwake(hear);
  target.dispatchEvent(new Event(name));
  expect(hear).toHaveBeenCalledOnce();
  stop();
  target.dispatchEvent(new Event(name));
  expect(hear).toHaveBeenCalledOnce();
});
