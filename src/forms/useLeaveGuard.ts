import { PencilLine } from 'lucide-react';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useLatch } from '#components/Button/useLatch.ts';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { VisitsContext } from '#components/Dialog/visits.ts';
import { useBlocker } from '#navigation/router.ts';
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
 * For the X and Escape of a dialog with a form, which are easily pressed by mistake: with `dirty`, asks before what was typed is lost, and calls
 * `close` only then. Cancelar says what it does and asks nothing.
 */
export function useDismissGuard(dirty: boolean, close: () => void): () => void {
  const ask = useLeaveQuestion();
  const once = useLatch();
  return () => void once(async () => (!dirty || (await ask())) && close());
}

/**
 * Asks before typed text is lost (screens.md «MIS DATOS»): on a route change, on closing the page, and for a tab change through the
 * returned question. With `inSteps` the form goes on over several entries of the history at one address, and going from one to another loses
 * nothing. The end of the session asks nothing: the form is gone with it.
 */
export function useLeaveGuard(dirty: boolean, { inSteps = false } = {}): () => Promise<boolean> {
  const ask = useLeaveQuestion();
  const { settle } = useContext(VisitsContext);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && !(inSteps && currentLocation.pathname === nextLocation.pathname),
  );

  const mayLeave = async (): Promise<boolean> => {
    if (!dirty) return true;
    // What the page has open (a code, another question) or is about to open is a no already: one question alone, never one over another (D-64).
    settle();
    return ask();
  };

  const decide = useEffectEvent(async () => {
    const leave = await mayLeave();
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);

  useCloseQuestion(() => dirty, dirty);

  return mayLeave;
}
