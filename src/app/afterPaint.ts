/**
 * Resolves when what a press has changed on the page has been painted: the code of the next page is long work for a slow phone, and whoever
 * pressed sees first that it was understood. At once when nobody has pressed anything, and when nothing is painted because the page is hidden.
 */
export function afterPaint(): Promise<void> {
  if (!isPressed() || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** In the last seconds; unknown to Safari before 16.4 and Firefox before 120, where nothing waits. */
function isPressed(): boolean {
  const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
  return userActivation?.isActive === true;
}
