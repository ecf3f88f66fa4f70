/**
 * Hears that the page is looked at again or comes back from the browser's cache: while it slept or was hidden its timers were late, and a deadline may
 * have passed. Answers what ends it.
 */
export function onAwake(hear: () => void): () => void {
  const wakeUps = ['pageshow', 'focus'] as const;
  for (const wakeUp of wakeUps) window.addEventListener(wakeUp, hear);
  document.addEventListener('visibilitychange', hear);
  return () => {
    for (const wakeUp of wakeUps) window.removeEventListener(wakeUp, hear);
    document.removeEventListener('visibilitychange', hear);
  };
}
