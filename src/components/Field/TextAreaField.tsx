import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { color, fontSize, lineHeight, space } from '#theme/tokens.ts';
import { ControlBox } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { seenChange } from './seenChange.ts';

export interface TextAreaFieldProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children' | 'value' | 'maxLength'>,
    Omit<FieldProps, 'children' | 'help' | 'count'> {
  /** Characters that may be typed, counted as people count them; the count stands under the box. More is told, not cut. */
  limit: number;
}

/** Several lines of text with a count. */
export function TextAreaField({ label, error, invalid, notice, limit, onChange, ...area }: TextAreaFieldProps) {
  const [count, setCount] = useState(() => countOf(String(area.defaultValue ?? '')));
  const follow = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setCount(countOf(event.target.value));
    onChange?.(event);
  };
  return (
    <Field label={label} count={{ characters: count, limit }} error={error} invalid={invalid} notice={notice}>
      {(control) => (
        <ControlBox $invalid={control['aria-invalid'] === true} $disabled={Boolean(area.disabled || area.readOnly)}>
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
`;
