import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser ask before the page is closed or reloaded, where `wouldLose` says in that moment that something typed would be lost. With
 * `enabled` false nobody listens: a page with a listener may not come back from the browser's cache.
 */
export function useCloseQuestion(wouldLose: () => boolean, enabled = true): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (!wouldLose()) return;
    event.preventDefault();
    // Chrome, Edge and Android's WebView before 119 look at this alone (D-70); later ones call it deprecated.
    Object.assign(event, { returnValue: true });
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onClose = (event: BeforeUnloadEvent): void => ask(event);
    addEventListener('beforeunload', onClose);
    return () => removeEventListener('beforeunload', onClose);
  }, [enabled]);
}
