import { type ChangeEvent, type ClipboardEvent, type FocusEvent, useRef } from 'react';
import styled from 'styled-components';
import { isDay } from '#domain/calendar.ts';
import { typedText } from '#domain/foreignText.ts';
import { type DayOrder, shownDay, typedDay, withDateSlashes } from '#domain/typedDate.ts';
import { space } from '#theme/tokens.ts';
import { useLanguage, useMessages } from '../messages/LanguageProvider.tsx';
import { useToday } from '../Today/useToday.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dateFieldWords } from './DateField.words.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'placeholder' | 'trailing' | 'min' | 'max'> {
  /** First and last day that the calendar offers, `yyyy-MM-dd`; the form checks what is typed. */
  min?: string;
  max?: string;
}

/**
 * A date, typed as `dd/mm/aaaa` in every browser language: an English browser would show 1 August as 08/01/2026 with `type="date"`. The
 * value is the text in the field; `domain/typedDate.ts` reads it. Slashes are added while typing, and a date in another readable spelling
 * is rewritten in this one as soon as it is pasted or left. A calendar is there as help.
 */
export function DateField({ onChange, onBlur, onPaste, min, max, ...field }: DateFieldProps) {
  const { placeholder } = useMessages('DateField', dateFieldWords);
  const { dayOrder } = useLanguage();
  const today = useToday();
  const place = useRef<HTMLSpanElement>(null);
  // A form library takes the input's `ref`; the calendar finds the input in the page instead.
  const input = () => place.current?.parentElement?.querySelector('input') ?? null;
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target, nativeEvent } = event;
    // Slashes are added only while digits are typed at the end; after deleting or correcting, the caret would jump.
    const isTyped = /^insert(?!FromPaste)/.test((nativeEvent as InputEvent).inputType ?? '');
    if (isTyped && target.selectionStart === target.value.length) target.value = withDateSlashes(target.value);
    onChange?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const day = realDay(typedText(event.clipboardData.getData('text')), dayOrder);
    if (day === null || field.readOnly) return;
    event.preventDefault();
    write(event.currentTarget, shownDay(day, dayOrder));
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const day = realDay(event.target.value, dayOrder);
    const text = day === null ? event.target.value : shownDay(day, dayOrder);
    if (text !== event.target.value && !field.readOnly) write(event.target, text);
    onBlur?.(event);
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      placeholder={placeholder(dayOrder ?? 'dmy')}
      onChange={change}
      onPaste={paste}
      onBlur={leave}
      trailing={
        <Beside ref={place}>
          <CalendarButton
            label={field.label}
            today={today}
            min={min}
            max={max}
            disabled={Boolean(field.readOnly || field.disabled)}
            dayOf={() => realDay(input()?.value ?? '', dayOrder)}
            onDay={(day) => {
              const control = input();
              if (control) write(control, shownDay(day, dayOrder));
            }}
          />
        </Beside>
      }
    />
  );
}

function realDay(typed: string, order?: DayOrder): string | null {
  const day = typedDay(typed, order);
  return day !== null && isDay(day) ? day : null;
}

const Beside = styled.span`
  display: inline-grid;
  margin-inline-end: ${space[1]};
`;

/** Writes a day's text into an input as typing would, so that React notices, and a form library that holds the input by its `ref`. */
function write(input: HTMLInputElement, text: string): void {
  // React stores the value it knows on the element itself and ignores an event without a change from that value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
