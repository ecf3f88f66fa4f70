/** A busy page may mark its faults some frames after they were found. */
const FRAMES = 20;

/** Focuses the first field that is wrong, in the order of the page, once it is marked as such (screens.md A.0 «Accessibility»). */
export function focusFirstFault(frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main :is([aria-invalid="true"], [data-invalid])');
    if (field) field.focus();
    else if (frames > 1) focusFirstFault(frames - 1);
  });
}
