import { useEffect, useEffectEvent, useState } from 'react';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';

/**
 * Gives the focus back after a dialog whose opening button may be gone by then, such as that of an empty list: to `place`, else to the page's
 * heading (WCAG 2.4.3). Call the returned function when the dialog has ended.
 */
export function useFocusAfterDialog(place: () => HTMLElement | null): () => void {
  const [ended, setEnded] = useState(0);
  const giveBack = useEffectEvent(() => giveFocusBack(place()));
  // Once the dialog is gone from the page: before that what is outside of it takes no focus.
  useEffect(() => {
    if (ended > 0) giveBack();
  }, [ended]);
  return () => setEnded((before) => before + 1);
}
