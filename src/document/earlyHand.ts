import { announcePresence, onPresence } from '#navigation/presence.ts';

/** What a member did on a page that was drawn before its program came. The fields keep themselves what is typed into them. */
export interface EarlyHand {
  /** Buttons that were pressed, in their order. */
  pressed: HTMLButtonElement[];
  /** Somebody is there: a key, a touch, a move. */
  present: boolean;
  /** Ends the watch: from here on the program answers. */
  release: () => void;
}

/** The place in a drawn document whose words a screen reader says. */
export const HEARD_ID = 'atencion';

/** What it says when a button was pressed whose program is not there yet. */
const HEARD = 'Un momento: la página termina de cargarse.';

declare global {
  interface Window {
    /** Set by the script of the document itself. */
    earlyHand?: EarlyHand | undefined;
  }
}

/**
 * Begins to remember, and shows at once that a button was heard: it pulses (index.html), and a screen reader is told. No form is sent by the
 * browser itself, whose way the password would take into an address.
 */
export function watchEarlyHand(): void {
  const watch = new AbortController();
  const hand: EarlyHand = { pressed: [], present: false, release: () => watch.abort() };
  const options = { capture: true, signal: watch.signal };
  // Enter in a field presses the form's button, too.
  addEventListener(
    'click',
    (event) => {
      // What stands beside the drawn page (src/app/trouble.tsx) answers itself.
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('#raiz button') : null;
      if (!button) return;
      event.preventDefault();
      hand.pressed.push(button);
      button.dataset.heard = '';
      const heard = document.getElementById(HEARD_ID);
      if (heard) heard.textContent = HEARD;
    },
    options,
  );
  addEventListener('submit', (event) => event.preventDefault(), options);
  onPresence(() => {
    hand.present = true;
  });
  window.earlyHand = hand;
}

/**
 * Does, once the program answers, what was asked of the page before: the buttons are pressed in their order, one that sends a form once,
 * however often it was pressed. Whoever waits for a sign of somebody gets one.
 */
export function carryOut(hand: EarlyHand): void {
  if (hand.present) announcePresence();
  const sent = new Set<HTMLFormElement>();
  for (const button of forgetPresses(hand)) {
    if (!button.isConnected) continue;
    if (button.type === 'submit' && button.form) {
      if (sent.has(button.form)) continue;
      sent.add(button.form);
    }
    button.click();
  }
}

/** Nothing that was pressed waits any longer, nor looks as if it did; answers what it was. */
export function forgetPresses({ pressed }: EarlyHand): HTMLButtonElement[] {
  for (const button of pressed) delete button.dataset.heard;
  return pressed.splice(0);
}

/** What a field of a drawn page holds that it did not when it was drawn. */
export type Edit =
  | { kind: 'text'; field: HTMLInputElement | HTMLTextAreaElement; value: string }
  | { kind: 'choice'; field: HTMLSelectElement; value: string }
  | { kind: 'mark'; field: HTMLInputElement; isMarked: boolean };

/** What was typed, ticked and chosen so far. To be read before the program takes the page over: what it controls it sets to its own. */
export function editsOf(root: ParentNode): Edit[] {
  return [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ].flatMap((field): Edit[] => {
    if (field instanceof HTMLSelectElement) {
      const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
      return drawn && field.value !== drawn.value ? [{ kind: 'choice', field, value: field.value }] : [];
    }
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      // Of a group of radios the marked one tells of all.
      const isNews = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
      return isNews ? [{ kind: 'mark', field, isMarked: field.checked }] : [];
    }
    return field.value !== field.defaultValue && !isFilledIn(field)
      ? [{ kind: 'text', field, value: field.value }]
      : [];
  });
}

/** Some browsers fill in a name and a password that a script cannot read before somebody touches the page; to write there takes them away. */
function isFilledIn(field: Element): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    return field.matches(':-webkit-autofill');
  }
}

/** Tells a form what its field holds, as if that were done now; the caret stays where it is. */
export function tell(edit: Edit): void {
  if (!edit.field.isConnected) return;
  if (edit.kind === 'mark') {
    edit.field.checked = !edit.isMarked;
    edit.field.click();
    return;
  }
  const { field, value } = edit;
  const caret = edit.kind === 'text' ? caretOf(edit.field) : null;
  // React compares with what it has last seen written there: nothing, so that what follows is news to it.
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (edit.kind === 'text' && caret) edit.field.setSelectionRange(...caret);
  field.dispatchEvent(
    edit.kind === 'text'
      ? new InputEvent('input', { inputType: 'insertText', bubbles: true })
      : new Event('change', { bubbles: true }),
  );
}

function caretOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | null {
  const { selectionStart, selectionEnd } = field;
  const hasCaret = document.activeElement === field && selectionStart !== null && selectionEnd !== null;
  return hasCaret ? [selectionStart, selectionEnd] : null;
}
