import { PencilLine } from 'lucide-react';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { VisitsContext } from '#components/Dialog/visits.ts';
import { useBlocker } from '#navigation/router.ts';

/**
 * Asks before typed text is lost (screens.md «MIS DATOS»): on a route change, on closing the page, and for a tab change through the
 * returned question. With `inSteps` the form goes on over several entries of the history at one address, and going from one to another loses
 * nothing. The end of the session asks nothing: the form is gone with it.
 */
export function useLeaveGuard(dirty: boolean, { inSteps = false } = {}): () => Promise<boolean> {
  const confirm = useConfirm();
  const { settle } = useContext(VisitsContext);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && !(inSteps && currentLocation.pathname === nextLocation.pathname),
  );

  const mayLeave = async (): Promise<boolean> =>
    !dirty ||
    (await confirm({
      icon: PencilLine,
      title: 'Tiene cambios sin guardar. ¿Desea salir?',
      confirmLabel: 'Salir',
      cancelLabel: 'Seguir aquí',
    }));

  const decide = useEffectEvent(async () => {
    // What the page has open (a code, another question) is a no already: one question alone, never one over another (D-64).
    settle();
    const leave = await mayLeave();
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  return mayLeave;
}
