import { useState } from 'react';
import { useToast } from '../Toast/ToastProvider.tsx';
import { useLatch } from './useLatch.ts';

/**
 * A kit that weighs more than most pages that have it, and is fetched with the first press of the button that it belongs to: what has come, or
 * null; who had the focus in the moment of the press (in Safari not the button); whether it is on its way; and how to ask for it. `failed` is
 * said where it does not come.
 */
export function useFetchedOnPress<Part>(load: () => Promise<Part>, failed: string) {
  const [part, setPart] = useState<{ readonly came: Part; readonly focused: Element | null } | null>(null);
  const [isComing, setComing] = useState(false);
  const toast = useToast();
  const once = useLatch();
  const ask = () =>
    void once(async () => {
      const focused = document.activeElement;
      setComing(true);
      const came = await load().catch(() => null);
      setComing(false);
      if (came === null) toast.error(failed);
      else setPart({ came, focused });
    });
  return { part: part?.came ?? null, focused: part?.focused ?? null, isComing, ask };
}

/**
 * Opens what came in the place of a button that was pressed, and gives the focus to the button that stands there now. Whoever has moved on
 * since, from what was `focused` by then, keeps theirs, and finds it closed: the focus of an element that is gone is the page's.
 */
export function openWhereItWasPressed(button: HTMLElement | null, focused: Element | null, open: () => void): void {
  const now = document.activeElement;
  if (now !== document.body && now !== focused) return;
  button?.focus({ preventScroll: true });
  open();
}
