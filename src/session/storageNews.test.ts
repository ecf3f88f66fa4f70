import { beforeEach, expect, it, vi } from 'vitest';
import { onStoredOrAwake } from './storageNews.ts';

beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return () => vi.unstubAllGlobals();
});

it.each(['focus', 'pageshow'])('security.md 2.2: a page that slept reads again what tabs share: %s', (waking) => {
  const hear = vi.fn<() => void>();
  const stop = onStoredOrAwake(() => Promise.resolve('bv.pendientes'), hear);
  dispatchEvent(new Event(waking));
  expect(hear).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event(waking));
  expect(hear).toHaveBeenCalledOnce();
});
