import { useEffect, useEffectEvent, useState } from 'react';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';

/**
 * For a dialog that may take the button along that opened it, as that of an empty list: the browser has nothing then to give the focus back to, and it
 * goes to `place`, else to the page's heading (WCAG 2.4.3). Answers what is called when the dialog has ended.
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
