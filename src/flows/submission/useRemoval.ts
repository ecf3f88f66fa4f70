import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { type FailureShown, NotSent, useSendOnce } from './useSendOnce.ts';

/** Said of what is being deleted, until the list is there without it. */
export const REMOVING = 'Eliminando…';

/** One thing that the member may delete, and how. */
export interface RemovalSubject {
  /** «¿Eliminar este favorito?». */
  question: string;
  /** What it is, under the question. */
  text: ReactNode;
  /** Deletes it. */
  send: () => Promise<unknown>;
  /** «Favorito eliminado», said once it is gone. */
  removed: string;
  /** Reads its list anew; resolves once that is there. */
  refresh: () => Promise<void>;
  /** It is gone, and with it the button that had the focus; its list is not waited for. */
  onRemoved?: (() => void) | undefined;
}

/** Deletes one thing at a time. */
export interface Removal {
  /** Asks, deletes and reads the list anew. Resolves to true where it is gone; at once, to false, while another one is being deleted. */
  remove: (subject: RemovalSubject) => Promise<boolean>;
  /** From the member's yes to the list read anew: what still shows it can neither delete nor change it. */
  isRemoving: boolean;
}

/**
 * A removal that asks first, 416 px and without a code (screens.md A.2): a failure is told as a toast and the list stays; either way it is read
 * anew. `onStuck` puts a failure that leaves the member stuck in its place, with the way out; null when another attempt begins.
 */
export function useRemoval(onStuck?: (failure: FailureShown) => void): Removal {
  const confirm = useConfirm();
  const toast = useToast();
  const { send } = useSendOnce({ told: 'toast', place: onStuck ?? null });
  const [isRemoving, setRemoving] = useState(false);
  return {
    isRemoving,
    remove: ({ question, text, removed, refresh, onRemoved, ...subject }) => {
      let list: Promise<void> | undefined;
      const run = async (): Promise<void> => {
        const confirmed = await confirm({
          icon: Trash2,
          destructive: true,
          title: question,
          text,
          confirmLabel: 'Eliminar',
        });
        if (!confirmed) throw new NotSent();
        setRemoving(true);
        try {
          await subject.send();
          toast.ok(removed);
          onRemoved?.();
        } finally {
          list = refresh();
        }
      };
      const settled = async (): Promise<void> => {
        await list;
        setRemoving(false);
      };
      return send(run, { settled });
    },
  };
}
