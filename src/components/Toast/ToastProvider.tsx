import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import type { ToastQueue } from './toastQueue.ts';

/**
 * Drawn from the first message on; until then no page carries its code. When it cannot be fetched (the connection is what the
 * message is about) the words are shown all the same, without their frame.
 */
const ToastHost = lazy(() =>
  import('./ToastHost.tsx').then((module) => ({ default: module.ToastHost })).catch(() => ({ default: PlainToasts })),
);

const ToastContext = createContext<ToastQueue | null>(null);

/** Hands the page's toast queue to the screens and draws it. */
export function ToastProvider({ queue, children }: { queue: ToastQueue; children: ReactNode }) {
  return (
    <ToastContext value={queue}>
      {children}
      <Messages queue={queue} />
    </ToastContext>
  );
}

function Messages({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost queue={queue} />
    </Suspense>
  );
}

/** `toast.error(text)` and its kin. Forms show the first message of a failed call here (§8). */
export function useToast() {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToast fuera de ToastProvider');
  return useMemo(
    () => ({
      ok: (text: string) => queue.show('ok', text),
      error: (text: string) => queue.show('error', text),
      warn: (text: string) => queue.show('warn', text),
      info: (text: string) => queue.show('info', text),
    }),
    [queue],
  );
}
