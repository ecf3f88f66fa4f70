import { expect, it, vi } from 'vitest';
import { orAborted } from './orAborted.ts';

/** A signal of which it is known how many listen. */
function watchedSignal() {
  const controller = new AbortController();
  const listening = new Set<unknown>();
  const { signal } = controller;
  vi.spyOn(signal, 'addEventListener').mockImplementation((type, listener) => {
    listening.add(listener);
    EventTarget.prototype.addEventListener.call(signal, type, listener);
  });
  vi.spyOn(signal, 'removeEventListener').mockImplementation((type, listener) => {
    listening.delete(listener);
    EventTarget.prototype.removeEventListener.call(signal, type, listener);
  });
  return { controller, listening };
}

it('what ends by itself leaves no listener at a signal that goes on', async () => {
  const { controller, listening } = watchedSignal();
  const work = orAborted(Promise.resolve('listo'), controller.signal);
  expect(listening.size).toBe(1);
  await expect(work).resolves.toBe('listo');
  expect(listening.size).toBe(0);
});

it('what fails by itself fails with its own reason, and leaves no listener either', async () => {
  const { controller, listening } = watchedSignal();
  await expect(orAborted(Promise.reject(new Error('falla')), controller.signal)).rejects.toThrow('falla');
  expect(listening.size).toBe(0);
});

it('what never ends is given up with the reason of the signal', async () => {
  const { controller, listening } = watchedSignal();
  const work = orAborted(new Promise(() => {}), controller.signal);
  controller.abort(new Error('se fue'));
  await expect(work).rejects.toThrow('se fue');
  expect(listening.size).toBe(0);
});

it('a signal that was aborted before gives up at once', async () => {
  await expect(orAborted(new Promise(() => {}), AbortSignal.abort(new Error('ya')))).rejects.toThrow('ya');
});
