const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** A key event of React or of the browser. */
type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'currentTarget' | 'preventDefault'>;

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** True of two radios of which one alone can be checked. */
const areOneGroup = (one: HTMLInputElement, other: HTMLInputElement): boolean =>
  one.name !== '' && one.name === other.name && one.form === other.form;

/** A group of radios is one stop, as it is to the browser: where the focus is in it, else what is checked, else the first. */
function stopsOf(controls: readonly HTMLElement[], focused: Element | null): HTMLElement[] {
  const checked = document.querySelectorAll('input[type="radio"]:checked');
  const likeliest = [focused, ...checked, ...controls].filter((control) => control !== null).filter(isRadio);
  return controls.filter(
    (control) => !isRadio(control) || (likeliest.find((other) => areOneGroup(control, other)) ?? control) === control,
  );
}

/** Tab from the last control goes to the first and back: a native modal would let it wander into the browser's own bars. */
export function keepFocusInside(event: KeyEvent): void {
  if (event.key !== 'Tab') return;
  const container = event.currentTarget as HTMLElement;
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // Some kits keep a field of their own for forms that nobody comes to by Tab.
    (control) => control.tabIndex >= 0 && (control.checkVisibility?.() ?? true),
  );
  const { activeElement } = document;
  const stops = stopsOf(controls, activeElement);
  const target = event.shiftKey ? stops.at(-1) : stops[0];
  // As long as a control is ahead the browser knows the way, also from what it alone gives the focus to, such as a part that scrolls.
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (control: HTMLElement) => ((activeElement?.compareDocumentPosition(control) ?? 0) & ahead) !== 0;
  if (!target || (container.contains(activeElement) && stops.some(isAhead))) return;
  event.preventDefault();
  target.focus();
}
