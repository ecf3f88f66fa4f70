import { type ChangeEvent, type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, fontSize, lineHeight, space } from '#theme/tokens.ts';
import { disabledLook } from '../Button/disabledLook.ts';
import { ControlBox } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts, isLocked } from './fieldParts.ts';
import { seenChange } from './seenChange.ts';

export interface TextAreaFieldProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'>,
    Omit<FieldProps, 'children' | 'help' | 'count'> {
  /** Number of characters that may be typed, counted as people count them; shown under the box. A longer text is reported, not cut. */
  limit: number;
}

/** Several lines of text with a count of the characters in the box, whether typed or set by a form. */
export function TextAreaField({ limit, onChange, ...props }: TextAreaFieldProps) {
  const [field, area] = fieldParts(props);
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(() => countOf(String(area.value ?? area.defaultValue ?? '')));
  // A form library fills the element by its `ref` and renders again; only the element knows its content then.
  useLayoutEffect(() => {
    const element = box.current?.querySelector('textarea');
    if (!element) return;
    const read = (): void => setCount(countOf(element.value));
    read();
    // A form sends `reset` before it empties its fields.
    const readAfter = (): void => void setTimeout(read);
    const { form } = element;
    form?.addEventListener('reset', readAfter);
    return () => form?.removeEventListener('reset', readAfter);
  });
  const follow = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setCount(countOf(event.target.value));
    onChange?.(event);
  };
  return (
    <Field {...field} count={{ characters: count, limit }}>
      {(control) => (
        <ControlBox ref={box} $invalid={control['aria-invalid'] === true} $disabled={isLocked(area)}>
          <Area rows={5} {...area} {...control} onChange={seenChange(follow)} />
        </ControlBox>
      )}
    </Field>
  );
}

function countOf(text: string): number {
  return Array.from(text.trim()).length;
}

const Area = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: 8.25rem;
  padding-block: ${space[3.5]};
  padding-inline: 0 ${space[4]};
  border: 0;
  outline: none;
  background: transparent;
  color: ${color.textPrimary};
  font: inherit;
  font-size: ${fontSize.body};
  line-height: ${lineHeight.body};
  resize: vertical;

  &:disabled {
    ${disabledLook}
  }
`;
