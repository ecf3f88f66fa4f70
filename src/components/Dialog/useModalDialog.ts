import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { pushDialog, topDialog } from './dialogStack.ts';
import { giveFocusBackOnly } from './giveFocusBack.ts';
import { keepFocusInside } from './keepFocusInside.ts';
import { showAgain } from './openDialogs.ts';
import { wakeContents } from './wakeContents.ts';

/** The properties that a modal `<dialog>` element must carry. */
export interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/** The events of a press: `mousedown` moves the focus, the others act. */
const PRESSES = ['mousedown', 'click', 'keydown'] as const;

/**
 * Refuses presses that began before the dialog opened: the second half of a double click, which would also take the focus away by landing
 * beside the controls, and a key that is still held down (screens.md A.0 «Double-submission protection»). Returns the function that ends
 * this; the first press that begins in the dialog ends it too.
 */
function refuseWhatBeganBefore(dialog: HTMLDialogElement): () => void {
  const refuse = (event: MouseEvent | globalThis.KeyboardEvent): void => {
    const beganBefore = 'repeat' in event ? event.repeat : event.detail > 1;
    if (!beganBefore) {
      stop();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = (): void => {
    for (const type of PRESSES) dialog.removeEventListener(type, refuse, true);
  };
  for (const type of PRESSES) dialog.addEventListener(type, refuse, true);
  return stop;
}

/** The element outside the dialog that had the focus when the dialog opened, for each dialog. */
const openers = new WeakMap<Element, Element>();

function noteOpener(dialog: Element): void {
  const opener = document.activeElement;
  if (opener && !dialog.contains(opener)) openers.set(dialog, controlOf(opener) ?? opener);
}

/** What opened the floating list that the element is in, named by its `data-opener`: the list goes with the choice, the control stays. */
function controlOf(element: Element): HTMLElement | null {
  const list = element.closest<HTMLElement>('[data-opener]');
  return document.getElementById(list?.dataset.opener ?? '');
}

/**
 * The element that had the focus when the dialog opened; if it was in another dialog, also the one that had it when that opened; and so on.
 */
function placesBefore(dialog: Element): readonly Element[] {
  const places = new Set<Element>();
  for (let at: Element | null | undefined = dialog; at; ) {
    const opener = openers.get(at);
    if (!opener || places.has(opener)) break;
    places.add(opener);
    at = opener.closest('dialog');
  }
  return [...places];
}

/** Whether the key asks to dismiss: a control inside may use Escape itself, a search field empties itself first. */
const dismisses = (event: globalThis.KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;

/**
 * Chromium closes a dialog on the second Escape or back gesture without a press in between, whatever `cancel` says. One that is still
 * mounted is meant to be open, such as a form that asks before what was typed is lost: it is shown again, with the focus where it was.
 * Returns the function that ends this.
 */
function keepOpen(dialog: HTMLDialogElement): () => void {
  let last: Element | null = document.activeElement;
  const note = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  const reopen = (): void => {
    if (dialog.open) return;
    const { activeElement } = document;
    showAgain(dialog);
    const place = topDialog()?.contains(activeElement) ? activeElement : last;
    (place as HTMLElement | null)?.focus({ preventScroll: true });
  };
  dialog.addEventListener('focusin', note);
  dialog.addEventListener('close', reopen);
  return () => {
    dialog.removeEventListener('focusin', note);
    dialog.removeEventListener('close', reopen);
  };
}

/**
 * Opens a native `<dialog>` as a modal while its component is mounted: the browser makes the rest inert and gives the focus back, Tab
 * stays inside, Escape and a phone's back gesture call `onDismiss`. The element with `data-autofocus` takes the focus first, else
 * the first control. What began before it opened is refused. `outer` is the ref of whoever draws the component: it gets the element too.
 */
export function useModalDialog(onDismiss: () => void, outer?: Ref<HTMLDialogElement>): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  useImperativeHandle(outer, () => ref.current as HTMLDialogElement, []);
  const dismiss = useRef(onDismiss);
  useLayoutEffect(() => {
    dismiss.current = onDismiss;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    noteOpener(dialog);
    dialog.showModal();
    const remove = pushDialog(dialog);
    const stopRefusing = refuseWhatBeganBefore(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A native listener and not React's: toasts are inside the dialog's element but elsewhere in React's tree, and belong to the Tab order
    // too.
    dialog.addEventListener('keydown', keepFocusInside);
    const stopKeepingOpen = keepOpen(dialog);
    // Nothing inside has the focus, or a toast has: the dialog does not hear that key.
    const hearEscape = (event: globalThis.KeyboardEvent): void => {
      if (topDialog() !== dialog || !dismisses(event)) return;
      event.preventDefault();
      // A key that is held down was pressed for what is gone.
      if (!event.repeat) dismiss.current();
    };
    document.addEventListener('keydown', hearEscape);
    return () => {
      stopRefusing();
      stopKeepingOpen();
      document.removeEventListener('keydown', hearEscape);
      dialog.removeEventListener('keydown', keepFocusInside);
      remove();
      // Closing before the element goes lets the browser give the focus back to where it came from.
      dialog.close();
      wakeContents();
      // It may have come from a dialog that is gone by now: then to where that one had it from, once this one has gone too.
      queueMicrotask(() => giveFocusBackOnly(placesBefore(dialog)));
    };
  }, []);

  return {
    ref,
    onCancel(event) {
      // A dialog opened later is in the same tree: its Escape is not for this one.
      if (event.target !== ref.current) return;
      event.preventDefault();
      // Chromium may ask one that stands below, together with the one above it.
      if (event.target === topDialog()) onDismiss();
    },
    onKeyDown(event) {
      if (!dismisses(event.nativeEvent)) return;
      // Stopping the key keeps the decision here.
      event.preventDefault();
      event.stopPropagation();
      // A key that is held down was pressed for what is gone.
      if (!event.repeat) onDismiss();
    },
  };
}
