import type { ChangeEvent, ChangeEventHandler } from 'react';
import { typedText } from '#domain/foreignText.ts';

/**
 * A field's `onChange` that first takes out of the control what nobody can see (D-68): it comes along with what is pasted, and what is
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
  // Fields of addresses and numbers have no caret to speak of.
  if (before !== null) control.setSelectionRange(before, before);
}
