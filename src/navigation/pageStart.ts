/** Focuses the page's heading, which announces the page, and scrolls to the top (screens.md A.0 «Accessibility»). */
export function goToPageStart(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
