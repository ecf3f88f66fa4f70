import { PencilLine } from 'lucide-react';
import { useContext } from 'react';
import { useLatch } from '#components/Button/useLatch.ts';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { type Visits, VisitsContext, VisitsInDialogContext } from '#components/Dialog/visits.ts';
import { useWaysOut } from '#navigation/LeaveGuards.tsx';
import { useCloseQuestion } from './useCloseQuestion.ts';

/** Asks whether what was typed may be lost; true for «Salir». */
function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  return () =>
    confirm({
      icon: PencilLine,
      title: 'Tiene cambios sin guardar. ¿Desea salir?',
      confirmLabel: 'Salir',
      cancelLabel: 'Seguir aquí',
    });
}

/**
 * Whether the member may leave: without `dirty` at once, else by their answer. What is open there (a code, another question) or is about to be opened
 * is a no already: one question alone, never one over another (D-64).
 */
function useMayLeave(dirty: boolean, { settle }: Visits): () => Promise<boolean> {
  const ask = useLeaveQuestion();
  return async () => {
    if (!dirty) return true;
    settle();
    return ask();
  };
}

/**
 * For a dialog with a form: with `dirty`, asks over it before what was typed is lost, by the X and by Escape, which are easily pressed by mistake, and
 * by leaving its page. The returned X calls `close` then; a page that is left ends its dialogs itself (D-64). Cancelar says what it does and asks
 * nothing, nor does the end of the session.
 */
export function useDismissGuard(dirty: boolean, close: () => void): () => void {
  const mayLeave = useMayLeave(dirty, useContext(VisitsInDialogContext));
  const once = useLatch();
  useWaysOut({ wouldLose: () => dirty, mayLeave });
  useCloseQuestion(() => dirty, dirty);
  return () => void once(async () => (await mayLeave()) && close());
}

/**
 * Asks before typed text is lost (screens.md «MIS DATOS»): on a route change, on closing the page, and for a tab change through the
 * returned question. With `inSteps` the form goes on over several entries of the history at one address, and going from one to another loses
 * nothing. The end of the session asks nothing: the form is gone with it.
 */
export function useLeaveGuard(dirty: boolean, { inSteps = false } = {}): () => Promise<boolean> {
  const mayLeave = useMayLeave(dirty, useContext(VisitsContext));
  useWaysOut({ wouldLose: ({ from, to }) => dirty && !(inSteps && from === to), mayLeave });
  useCloseQuestion(() => dirty, dirty);
  return mayLeave;
}
