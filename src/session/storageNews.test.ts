import { beforeEach, expect, it, vi } from 'vitest';
import { onStored, onStoredOrAwake } from './storageNews.ts';

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

/** As browsers tell a page that another tab has changed something. */
const changed = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));
const later = () => new Promise((resolve) => setImmediate(resolve));

it.each([onStored, onStoredOrAwake])(
  'D-36: %o hears of its own key and of a cleared storage, until it is ended',
  async (listen) => {
    const hear = vi.fn<() => void>();
    const stop = listen(() => Promise.resolve('bv.pendientes'), hear);
    changed('bv.actividad');
    await later();
    expect(hear).not.toHaveBeenCalled();
    changed('bv.pendientes');
    changed(null);
    await later();
    expect(hear).toHaveBeenCalledTimes(2);
    // What is under way by then is heard no more either.
    changed('bv.pendientes');
    stop();
    changed('bv.pendientes');
    await later();
    expect(hear).toHaveBeenCalledTimes(2);
  },
);

it('D-36: once ended it listens no more', () => {
  const key = vi.fn(() => Promise.resolve('bv.pendientes'));
  const stop = onStored(key, () => undefined);
  stop();
  changed('bv.pendientes');
  expect(key).not.toHaveBeenCalled();
});
