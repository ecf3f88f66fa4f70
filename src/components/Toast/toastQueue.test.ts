import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_DURATION_MS, TOAST_LIMIT } from '#domain/constants.ts';
import { createToastQueue } from './toastQueue.ts';

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.toasts().map(({ text }) => text);

describe('toast queue (§9, D-43)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('§9: a toast stays 3000 ms', () => {
    const queue = createToastQueue();
    queue.show('ok', 'Guardado');
    expect(queue.durationMs).toBe(TOAST_DURATION_MS);
    vi.advanceTimersByTime(2_999);
    expect(texts(queue)).toEqual(['Guardado']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('each toast has its own time', () => {
    const queue = createToastQueue();
    queue.show('ok', 'uno');
    vi.advanceTimersByTime(1_000);
    queue.show('ok', 'dos');
    vi.advanceTimersByTime(2_000);
    expect(texts(queue)).toEqual(['dos']);
    vi.advanceTimersByTime(1_000);
    expect(texts(queue)).toEqual([]);
  });

  it('D-43: the eighth removes the oldest; the newest stands last', () => {
    const queue = createToastQueue();
    for (let number = 1; number <= TOAST_LIMIT; number += 1) queue.show('info', `${number}`);
    expect(texts(queue)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    queue.show('info', '8');
    expect(texts(queue)).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  });

  it('a double click shows one toast, which is spoken once; later the same text is a toast anew', () => {
    const queue = createToastQueue();
    queue.show('error', 'Todos los campos son obligatorios');
    const [first] = queue.toasts();
    vi.advanceTimersByTime(150);
    queue.show('error', 'Todos los campos son obligatorios');
    expect(queue.toasts()).toEqual([first]);
    vi.advanceTimersByTime(500);
    queue.show('error', 'Todos los campos son obligatorios');
    expect(queue.toasts()).toHaveLength(1);
    expect(queue.toasts()[0]?.id).not.toBe(first?.id);
  });

  it('a pause stops the time, and what was left is left after it', () => {
    const queue = createToastQueue();
    queue.show('warn', 'Su conexión es inestable');
    vi.advanceTimersByTime(1_200);
    queue.pause();
    expect(queue.paused()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toHaveLength(1);
    queue.resume();
    expect(queue.paused()).toBe(false);
    vi.advanceTimersByTime(1_799);
    expect(texts(queue)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('a toast shown during a pause begins with its end, with its own 3000 ms', () => {
    const queue = createToastQueue();
    queue.show('ok', 'uno');
    vi.advanceTimersByTime(2_000);
    queue.pause();
    vi.advanceTimersByTime(5_000);
    queue.show('ok', 'dos');
    vi.advanceTimersByTime(5_000);
    queue.resume();
    vi.advanceTimersByTime(1_000);
    expect(texts(queue)).toEqual(['dos']);
    vi.advanceTimersByTime(1_999);
    expect(texts(queue)).toEqual(['dos']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('two pauses are one; resuming without a pause changes nothing', () => {
    const queue = createToastQueue();
    queue.show('ok', 'uno');
    queue.resume();
    vi.advanceTimersByTime(1_000);
    queue.pause();
    vi.advanceTimersByTime(1_000);
    queue.pause();
    vi.advanceTimersByTime(1_000);
    queue.resume();
    vi.advanceTimersByTime(1_999);
    expect(texts(queue)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('dismissing the last one under the pointer ends the pause: the next one goes after 3000 ms', () => {
    const queue = createToastQueue();
    queue.show('ok', 'uno');
    queue.pause();
    queue.dismiss(queue.toasts()[0]?.id ?? -1);
    expect(queue.paused()).toBe(false);
    queue.show('ok', 'dos');
    vi.advanceTimersByTime(3_000);
    expect(texts(queue)).toEqual([]);
  });

  it('dismissing one of several leaves the others paused', () => {
    const queue = createToastQueue();
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    queue.pause();
    queue.dismiss(queue.toasts()[0]?.id ?? -1);
    expect(queue.paused()).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(texts(queue)).toEqual(['dos']);
  });

  it('the same text twice is one toast with new time; in another tone it is two', () => {
    const queue = createToastQueue();
    queue.show('error', 'Todos los campos son obligatorios');
    vi.advanceTimersByTime(2_000);
    queue.show('error', 'Todos los campos son obligatorios');
    expect(texts(queue)).toHaveLength(1);
    vi.advanceTimersByTime(2_999);
    expect(texts(queue)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
    queue.show('error', 'igual');
    queue.show('warn', 'igual');
    expect(texts(queue)).toHaveLength(2);
  });

  it('the same text again is a new element, so that it is announced again', () => {
    const queue = createToastQueue();
    queue.show('error', 'igual');
    const first = queue.toasts()[0]?.id;
    vi.advanceTimersByTime(600);
    queue.show('error', 'igual');
    expect(queue.toasts()[0]?.id).not.toBe(first);
  });

  it('tells who watches, and no longer who has left', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.show('ok', 'uno');
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_000);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    queue.show('ok', 'dos');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('in a sleeping tab all that are due go at once', () => {
    let now = 0;
    const queue = createToastQueue({ now: () => now });
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    now = 600_000;
    vi.advanceTimersByTime(3_000);
    expect(texts(queue)).toEqual([]);
  });
});
