/**
 * Calls `hear` when the page is looked at again or comes back from the browser's cache: while it was hidden or asleep its timers ran late,
 * and a deadline may have passed. Returns the function that ends that.
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
