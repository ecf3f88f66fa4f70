const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** A key event of React or of the browser. */
type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'currentTarget' | 'preventDefault'>;

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** True of two radios of which one alone can be checked. */
const areOneGroup = (one: HTMLInputElement, other: HTMLInputElement): boolean =>
  one.name !== '' && one.name === other.name && one.form === other.form;

/** A group of radios is one stop of the Tab key, as in the browser: the focused radio, else the checked one, else the first. */
function stopsOf(controls: readonly HTMLElement[], focused: Element | null): HTMLElement[] {
  const checked = document.querySelectorAll('input[type="radio"]:checked');
  const likeliest = [focused, ...checked, ...controls].filter((control) => control !== null).filter(isRadio);
  return controls.filter(
    (control) => !isRadio(control) || (likeliest.find((other) => areOneGroup(control, other)) ?? control) === control,
  );
}

/** Tab goes from the last control to the first, and Shift+Tab back: in a native modal it would go on to the browser's own bars. */
export function keepFocusInside(event: KeyEvent): void {
  if (event.key !== 'Tab') return;
  const container = event.currentTarget as HTMLElement;
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // Some libraries have a hidden field for forms that Tab never reaches.
    (control) => control.tabIndex >= 0 && (control.checkVisibility?.() ?? true),
  );
  const { activeElement } = document;
  const stops = stopsOf(controls, activeElement);
  const target = event.shiftKey ? stops.at(-1) : stops[0];
  // While a control is ahead, the browser moves the focus itself, also from elements that only it can focus, such as a scrolling part.
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (control: HTMLElement) => ((activeElement?.compareDocumentPosition(control) ?? 0) & ahead) !== 0;
  if (!target || (container.contains(activeElement) && stops.some(isAhead))) return;
  event.preventDefault();
  target.focus();
}
