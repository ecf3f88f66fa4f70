import { Calendar } from 'lucide-react';
import type { ChangeEvent, ClipboardEvent, FocusEvent } from 'react';
import { isDay } from '#domain/calendar.ts';
import { typedText } from '#domain/foreignText.ts';
import { shownDay, typedDay, withDateSlashes } from '#domain/typedDate.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'placeholder' | 'trailing'>;

/**
 * A date, typed as `dd/mm/aaaa` whatever the browser's language is: `type="date"` would show 1 August as 08/01/2026 to whoever has an
 * English one. Its value is what is written in it; `domain/typedDate.ts` reads it. The slashes come by themselves, and a date in
 * another spelling that can be read stands in this one as soon as it is pasted or left.
 */
export function DateField({ onChange, onBlur, onPaste, ...field }: DateFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target, nativeEvent } = event;
    // Slashes come while digits are added at the end, never while something is taken away or mended: the caret would be lost.
    const isTyped = /^insert(?!FromPaste)/.test((nativeEvent as InputEvent).inputType ?? '');
    if (isTyped && target.selectionStart === target.value.length) target.value = withDateSlashes(target.value);
    onChange?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const day = typedDay(typedText(event.clipboardData.getData('text')));
    if (day === null || !isDay(day) || field.readOnly) return;
    event.preventDefault();
    write(event.currentTarget, day);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const day = typedDay(event.target.value);
    if (day !== null && isDay(day) && shownDay(day) !== event.target.value) write(event.target, day);
    onBlur?.(event);
  };
  return (
    <TextField
      icon={<Calendar size={24} strokeWidth={1.75} aria-hidden="true" />}
      autoComplete="off"
      {...field}
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      onChange={change}
      onPaste={paste}
      onBlur={leave}
    />
  );
}

/** Puts a day into an input as typing would, so that a form library that holds it by its `ref` hears of it, as React does. */
function write(input: HTMLInputElement, day: string): void {
  // React keeps the value that it knows on the element itself and takes no notice of an event without a change from it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, shownDay(day));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
