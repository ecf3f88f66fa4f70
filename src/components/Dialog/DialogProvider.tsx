import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Draws one dialog and ends it: `close(result)` takes the dialog away and settles the promise. */
export type DialogRenderer<Result> = (close: (result: Result) => void) => ReactNode;

/** Opens a dialog and waits for its result; `undefined` when it was taken away with the screen that opened it. */
export type OpenDialog = <Result>(render: DialogRenderer<Result>) => Promise<Result | undefined>;

const DialogContext = createContext<OpenDialog | null>(null);

interface OpenedDialog {
  id: number;
  element: ReactNode;
  abandon: () => void;
}

/** Gives its subtree dialogs as promises: `await open(...)`. When it unmounts (sign-out), open dialogs end without a result. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [dialogs, setDialogs] = useState<readonly OpenedDialog[]>([]);
  const opened = useRef(new Map<number, () => void>());
  const nextId = useRef(0);

  const open = useCallback<OpenDialog>((render) => {
    const id = nextId.current;
    nextId.current += 1;
    return new Promise((resolve) => {
      const settle = (result: Parameters<typeof resolve>[0]): void => {
        opened.current.delete(id);
        setDialogs((current) => current.filter((dialog) => dialog.id !== id));
        resolve(result);
      };
      const abandon = (): void => settle(undefined);
      opened.current.set(id, abandon);
      setDialogs((current) => [...current, { id, element: render(settle), abandon }]);
    });
  }, []);

  useEffect(() => {
    const waiting = opened.current;
    return () => {
      for (const abandon of [...waiting.values()]) abandon();
    };
  }, []);

  const value = useMemo(() => open, [open]);
  return (
    <DialogContext value={value}>
      {children}
      {dialogs.map(({ id, element }) => (
        <Fragment key={id}>{element}</Fragment>
      ))}
    </DialogContext>
  );
}

/** The way to open dialogs. */
export function useDialogs(): OpenDialog {
  const open = useContext(DialogContext);
  if (!open) throw new Error('useDialogs fuera de DialogProvider');
  return open;
}
