/** A busy page may mark its faults some frames after they were found: two seconds of them. */
const FRAMES = 120;

/**
 * Focuses the first field that is wrong, in the order of the page, once it is marked as such (screens.md A.0 «Accessibility»). An open
 * dialog is waited for: the page behind it takes no focus, and what closes gives it back to where it came from. So is a field that takes none
 * yet, because the form is still busy.
 */
export function focusFirstFault(frames = FRAMES): void {
  requestAnimationFrame(() => {
    if (document.querySelector('dialog:modal')) {
      focusFirstFault(frames);
      return;
    }
    const field = document.querySelector<HTMLElement>('main :is([aria-invalid="true"], [data-invalid])');
    field?.focus();
    if ((!field || document.activeElement !== field) && frames > 1) focusFirstFault(frames - 1);
  });
}
