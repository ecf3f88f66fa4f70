const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** A key event of React or of the browser. */
type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'currentTarget' | 'preventDefault'>;

/** Tab from the last control goes to the first and back: a native modal would let it wander into the browser's own bars. */
export function keepFocusInside(event: KeyEvent): void {
  if (event.key !== 'Tab') return;
  const container = event.currentTarget as HTMLElement;
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // Some kits keep a field of their own for forms that nobody comes to by Tab.
    (control) => control.tabIndex >= 0 && (control.checkVisibility?.() ?? true),
  );
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  const target = event.shiftKey ? controls.at(-1) : controls[0];
  if (!target || (edge !== document.activeElement && controls.includes(document.activeElement as HTMLElement))) return;
  event.preventDefault();
  target.focus();
}
