/** How long a busy page may take to mark its faults after they were found. */
const PATIENCE_MS = 2_000;

/** What a member does next: from then on the focus is theirs. `input` comes alone where a field is dictated or filled in. */
const MEMBER_ACTS = ['pointerdown', 'keydown', 'input', 'popstate'] as const;

const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * Focuses the first field that is wrong, in the order of the page, once it is marked as such (screens.md A.0 «Accessibility»). An open
 * dialog is waited for: the page behind it takes no focus, and what closes gives it back to where it came from. So is a field that takes none
 * yet, because the form is still busy. After two seconds, or once the member does something on the page or the focus has gone elsewhere, a
 * fault that is marked takes no focus: it would take what is being typed.
 */
export function focusFirstFault(): void {
  const deadline = performance.now() + PATIENCE_MS;
  const waiting = new AbortController();
  const { signal } = waiting;
  // Null while a dialog is open: it gives the focus back by itself.
  let start: Element | null = isDialogOpen() ? null : document.activeElement;
  const onAct = (): void => {
    if (!isDialogOpen()) waiting.abort();
  };
  for (const act of MEMBER_ACTS) addEventListener(act, onAct, { capture: true, signal });

  /** True once nothing is left to wait for. */
  const isSettled = (): boolean => {
    if (isDialogOpen()) {
      start = null;
      return false;
    }
    const { activeElement, body } = document;
    start ??= activeElement;
    // A button that is disabled meanwhile leaves the focus to the body.
    if (activeElement !== start && activeElement !== body) return true;
    const field = document.querySelector<HTMLElement>('main :is([aria-invalid="true"], [data-invalid])');
    field?.focus();
    return field !== null && document.activeElement === field;
  };
  const look = (): void => {
    if (signal.aborted) return;
    if (isSettled() || performance.now() >= deadline) waiting.abort();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
