import { TOAST_DURATION_MS, TOAST_LIMIT } from '#domain/constants.ts';

/** What a toast says and how. Errors interrupt assistive technology, the rest waits for its turn. */
export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** When it was shown, ms of the queue's clock, less the time it was paused. */
  shownAt: number;
}

export type ToastTone = 'ok' | 'error' | 'warn' | 'info';

/** One queue for the whole page (§9: 3000 ms, up to 7). It lives outside React: a toast outlives the screen that caused it. */
export interface ToastQueue {
  toasts: () => readonly Toast[];
  paused: () => boolean;
  subscribe: (listener: () => void) => () => void;
  show: (tone: ToastTone, text: string) => void;
  dismiss: (id: number) => void;
  /** While the pointer or the focus is on the toasts, their time stands still. */
  pause: () => void;
  resume: () => void;
  durationMs: number;
  /** How much of its time a toast has used, ms. */
  age: (toast: Toast) => number;
  /** The toasts that a reader has had the time to say, by their `id`; noted by who draws them. */
  said: Set<number>;
}

export interface ToastQueueOptions {
  durationMs?: number;
  limit?: number;
  now?: () => number;
}

/** Builds the queue. The eighth toast removes the oldest (D-43); the same text twice in a row is one toast with new time. */
export function createToastQueue({
  durationMs = TOAST_DURATION_MS,
  limit = TOAST_LIMIT,
  now = Date.now,
}: ToastQueueOptions = {}): ToastQueue {
  let toasts: readonly Toast[] = [];
  let pausedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]): void => {
    toasts = next;
    schedule();
    for (const listener of listeners) listener();
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (pausedAt !== null || toasts.length === 0) return;
    // One that is due already goes at once: a timer takes a wait below zero for none.
    timer = setTimeout(expire, Math.min(...toasts.map(({ shownAt }) => shownAt)) + durationMs - now());
  };

  const expire = (): void => set(toasts.filter(({ shownAt }) => shownAt + durationMs > now()));

  return {
    durationMs,
    age: ({ shownAt }) => Math.min(durationMs, Math.max(0, (pausedAt ?? now()) - shownAt)),
    said: new Set(),
    toasts: () => toasts,
    paused: () => pausedAt !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(tone, text) {
      const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
      nextId += 1;
      set([...others, { id: nextId, tone, text, shownAt: pausedAt ?? now() }].slice(-limit));
    },
    dismiss: (id) => {
      const rest = toasts.filter((toast) => toast.id !== id);
      // The last toast went away under the pointer: no leave event will come to end the pause.
      if (rest.length === 0) pausedAt = null;
      set(rest);
    },
    pause() {
      if (pausedAt !== null || toasts.length === 0) return;
      pausedAt = now();
      set(toasts);
    },
    resume() {
      if (pausedAt === null) return;
      const paused = now() - pausedAt;
      pausedAt = null;
      set(toasts.map((toast) => ({ ...toast, shownAt: toast.shownAt + paused })));
    },
  };
}
