import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { ToastHost } from './ToastHost.tsx';
import type { Toast, ToastQueue } from './toastQueue.ts';

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

/** A page that is drawn at build time has nothing to say yet. */
const NONE: readonly Toast[] = [];

function Messages({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, () => NONE);
  if (toasts.length === 0) return null;
  return <ToastHost queue={queue} />;
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
