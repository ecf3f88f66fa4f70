import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ToastHost } from './ToastHost.tsx';
import type { ToastQueue } from './toastQueue.ts';

const ToastContext = createContext<ToastQueue | null>(null);

export interface ToastProviderProps {
  /** What `createToastQueue` made, once for the whole page. */
  queue: ToastQueue;
  children: ReactNode;
}

/** Hands the page's toast queue to the screens and draws it. */
export function ToastProvider({ queue, children }: ToastProviderProps) {
  return (
    <ToastContext value={queue}>
      {children}
      <ToastHost queue={queue} />
    </ToastContext>
  );
}

/** `toast.error(text)` and its kin. Forms show the first message of a failed call here (§8). */
export function useToast() {
  const toast = useOptionalToast();
  if (!toast) throw new Error('useToast: there is no ToastProvider around this component.');
  return toast;
}

/** As {@link useToast}, but null without a ToastProvider: for components that only say in a toast what seldom happens. */
export function useOptionalToast() {
  const queue = useContext(ToastContext);
  return useMemo(
    () =>
      queue && {
        ok: (text: string) => queue.show('ok', text),
        error: (text: string) => queue.show('error', text),
        warn: (text: string) => queue.show('warn', text),
        info: (text: string) => queue.show('info', text),
      },
    [queue],
  );
}
