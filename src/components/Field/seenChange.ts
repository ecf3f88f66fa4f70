import type { ChangeEvent, ChangeEventHandler } from 'react';
import { typedText } from '#domain/foreignText.ts';

/**
 * A field's `onChange` that first removes invisible characters from the control (D-68): they come along with pasted text, and what is
 * signed must be what was read. The caret stays where it was.
 */
export function seenChange<Control extends HTMLInputElement | HTMLTextAreaElement>(
  onChange: ChangeEventHandler<Control> | undefined,
): ChangeEventHandler<Control> {
  return (event: ChangeEvent<Control>) => {
    keepSeen(event.currentTarget);
    onChange?.(event);
  };
}

function keepSeen(control: HTMLInputElement | HTMLTextAreaElement): void {
  const seen = typedText(control.value);
  if (seen === control.value) return;
  const { selectionStart } = control;
  const before = selectionStart === null ? null : typedText(control.value.slice(0, selectionStart)).length;
  control.value = seen;
  // Fields of type email or number have no caret position.
  if (before !== null) control.setSelectionRange(before, before);
}
