import { TOAST_DURATION_MS, TOAST_LIMIT } from '#domain/constants.ts';

/** A toast's text and tone. Errors interrupt assistive technology, other toasts wait for their turn. */
export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** When it was shown, ms of the queue's clock, less the time it was paused. */
  shownAt: number;
}

export type ToastTone = 'ok' | 'error' | 'warn' | 'info';

/** One queue for the whole page (§9: 3000 ms, up to 7). It is outside React: a toast outlives the screen that caused it. */
export interface ToastQueue {
  toasts: () => readonly Toast[];
  paused: () => boolean;
  subscribe: (listener: () => void) => () => void;
  show: (tone: ToastTone, text: string) => void;
  dismiss: (id: number) => void;
  /** Stops the time of all toasts while the pointer or the focus is on them. */
  pause: () => void;
  resume: () => void;
  durationMs: number;
  /** How much of its time a toast has used, ms. */
  age: (toast: Toast) => number;
  /** The `id`s of toasts that a screen reader has had time to speak; kept by the component that draws them. */
  said: Set<number>;
}

export interface ToastQueueOptions {
  durationMs?: number;
  limit?: number;
  now?: () => number;
}

/** The same text again so soon comes from the same press, a double click: the toast that shows it stays, and is not spoken again. ms. */
const SAME_PRESS_MS = 500;

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
  /** When the newest was asked for: its own time may stand still. */
  let askedAt = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]): void => {
    toasts = next;
    schedule();
    for (const listener of listeners) listener();
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (pausedAt !== null || toasts.length === 0) return;
    // A toast that is overdue goes at once: a timer treats a negative wait as zero.
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
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same?.id === nextId && now() - askedAt < SAME_PRESS_MS) return;
      nextId += 1;
      askedAt = now();
      const others = toasts.filter((toast) => toast !== same);
      set([...others, { id: nextId, tone, text, shownAt: pausedAt ?? askedAt }].slice(-limit));
    },
    dismiss: (id) => {
      const rest = toasts.filter((toast) => toast.id !== id);
      // The last toast went away under the pointer: no leave event will end the pause.
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
