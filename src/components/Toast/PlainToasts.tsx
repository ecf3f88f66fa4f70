import { useSyncExternalStore } from 'react';
import type { ToastQueue } from './toastQueue.ts';

/** The queue's words and nothing else, for a page whose connection went away before the toasts' own code came. */
export function PlainToasts({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts);
  return (
    <div
      role="alert"
      style={{ position: 'fixed', inset: '16px 16px auto', padding: 16, background: 'Canvas', color: 'CanvasText' }}
    >
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
