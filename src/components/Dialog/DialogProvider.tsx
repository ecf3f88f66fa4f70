import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createVisitsInDialog, useVisit, VisitsInDialogContext } from './visits.ts';

/** Draws one dialog: `close(result)` removes it and settles its promise. */
export type DialogRenderer<Result> = (close: (result: Result) => void) => ReactNode;

/**
 * Opens a dialog and waits for its result; `undefined`, which means no, when its page is left first (D-64). `visit` is the visit that the
 * dialog belongs to: pass it where something was awaited since the visit began; by default it is the present one.
 */
export type OpenDialog = <Result>(render: DialogRenderer<Result>, visit?: AbortSignal) => Promise<Result | undefined>;

type Host = <Result>(render: DialogRenderer<Result>, visit: AbortSignal) => Promise<Result | undefined>;

const DialogContext = createContext<Host | null>(null);

interface OpenedDialog {
  id: number;
  element: ReactNode;
}

export interface DialogProviderProps {
  children: ReactNode;
}

/**
 * Gives its subtree dialogs as promises: `await open(...)`. The provider is above the pages, but each dialog belongs to the visit of the
 * page that opened it: when the visit ends, or the provider is unmounted (sign-out), the dialog closes without a result.
 */
export function DialogProvider({ children }: DialogProviderProps) {
  const [dialogs, setDialogs] = useState<readonly OpenedDialog[]>([]);
  const opened = useRef(new Map<number, () => void>());
  const nextId = useRef(0);

  const open = useCallback<Host>((render, visit) => {
    if (visit.aborted) return Promise.resolve(undefined);
    const id = nextId.current;
    nextId.current += 1;
    return new Promise((resolve) => {
      const settle = (result: Parameters<typeof resolve>[0]): void => {
        visit.removeEventListener('abort', abandon);
        opened.current.delete(id);
        setDialogs((current) => current.filter((dialog) => dialog.id !== id));
        resolve(result);
      };
      const abandon = (): void => settle(undefined);
      visit.addEventListener('abort', abandon);
      opened.current.set(id, abandon);
      setDialogs((current) => [...current, { id, element: render(settle) }]);
    });
  }, []);

  useEffect(() => {
    const waiting = opened.current;
    return () => {
      for (const abandon of [...waiting.values()]) abandon();
    };
  }, []);

  return (
    <DialogContext value={open}>
      {children}
      {dialogs.map(({ id, element }) => (
        <Inside key={id}>{element}</Inside>
      ))}
    </DialogContext>
  );
}

/** Around one dialog: what it opens itself can be settled without it. */
function Inside({ children }: DialogProviderProps) {
  const [visits] = useState(createVisitsInDialog);
  return <VisitsInDialogContext value={visits}>{children}</VisitsInDialogContext>;
}

/**
 * The way to open dialogs, and the only one for screens: a dialog opened otherwise would outlive its page. A dialog is rendered once, with what
 * its opener knew then: what may change while it is open is read by a hook inside it.
 */
export function useDialogs(): OpenDialog {
  const host = useContext(DialogContext);
  if (!host) throw new Error('useDialogs: there is no DialogProvider around this component.');
  const presentVisit = useVisit();
  return useCallback((render, visit = presentVisit()) => host(render, visit), [host, presentVisit]);
}
