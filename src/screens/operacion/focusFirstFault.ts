/** Focuses the first field that is wrong, in the order of the page, once it is marked as such (screens.md A.0 «Accessibility»). */
export function focusFirstFault(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('main :is([aria-invalid="true"], [data-invalid])')?.focus(),
  );
}
