import type { ReactNode } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { dialogWords } from './Dialog.words.ts';
import { useDialogs } from './DialogProvider.tsx';
import { useVisit } from './visits.ts';

/** How long the code of a dialog is waited for, ms: as long as for any answer of a bank. */
const PATIENCE_MS = 30_000;

/** Fetches a dialog's code and opens the dialog; `undefined` when the code could not be fetched or the dialog was removed. */
export type OpenLazyDialog = <Module, Result = undefined>(
  load: () => Promise<Module>,
  render: (module: Module, close: (result: Result) => void) => ReactNode,
  visit?: AbortSignal,
) => Promise<Result | undefined>;

/**
 * For dialogs that few members open, so that no page carries their code. A second click while the code is being fetched opens nothing more.
 */
export function useLazyDialog(): OpenLazyDialog {
  const { failed } = useMessages('Dialog', dialogWords);
  const open = useDialogs();
  const presentVisit = useVisit();
  const toast = useToast();
  const once = useLatch();
  return async (load, render, visit = presentVisit()) => {
    type Result = Parameters<Parameters<typeof render>[1]>[0];
    let result: Result | undefined;
    await once(async () => {
      const module = await fetched(load);
      if (visit.aborted) return;
      if (module === null) toast.error(failed);
      else result = await open<Result>((close) => render(module, close), visit);
    });
    return result;
  };
}

/** What `load` brings; null where that fails, or neither comes nor fails on a bad line: the next click is to try again. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const module = await Promise.race([load().catch(() => null), tooLong]);
  clearTimeout(timer);
  return module;
}
