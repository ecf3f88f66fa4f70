import { useState } from 'react';
import { useOptionalToast } from '../Toast/ToastProvider.tsx';
import { useLatch } from './useLatch.ts';

/**
 * Fetches a part that weighs more than most pages with it, at the first press of its button. Returns the part once it has come (null
 * before), the element that had the focus at the press (in Safari not the button), whether the part is on its way, and the function that
 * asks for it. If it does not come, `failed` is shown as a toast, as far as there is a ToastProvider; the next press asks again.
 */
export function useFetchedOnPress<Part>(load: () => Promise<Part>, failed: string) {
  const [part, setPart] = useState<{ readonly came: Part; readonly focused: Element | null } | null>(null);
  const [isComing, setComing] = useState(false);
  const toast = useOptionalToast();
  const once = useLatch();
  const ask = () =>
    void once(async () => {
      const focused = document.activeElement;
      setComing(true);
      const came = await load().catch(() => null);
      setComing(false);
      if (came === null) toast?.error(failed);
      else setPart({ came, focused });
    });
  return { part: part?.came ?? null, focused: part?.focused ?? null, isComing, ask };
}

/**
 * Opens the part that has replaced the pressed button, and focuses its own button. If the member has moved the focus since the press
 * (`focused` is the element that had it then), the focus stays there and nothing opens. The focus of an element that was removed is on the
 * page's body.
 */
export function openWhereItWasPressed(button: HTMLElement | null, focused: Element | null, open: () => void): void {
  const now = document.activeElement;
  if (now !== document.body && now !== focused) return;
  button?.focus({ preventScroll: true });
  open();
}
