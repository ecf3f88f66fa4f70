import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ToastHost } from './ToastHost.tsx';
import type { ToastQueue } from './toastQueue.ts';

const ToastContext = createContext<ToastQueue | null>(null);

/** Hands the page's toast queue to the screens and draws it. */
export function ToastProvider({ queue, children }: { queue: ToastQueue; children: ReactNode }) {
  return (
    <ToastContext value={queue}>
      {children}
      <ToastHost queue={queue} />
    </ToastContext>
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
