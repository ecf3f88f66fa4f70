/** Puts the focus on the page's heading, which announces it, and the window at the page's upper edge (screens.md A.0 «Accessibility»). */
export function goToPageStart(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
