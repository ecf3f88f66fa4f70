import type { ComponentPropsWithRef, ReactNode } from 'react';
import { drawnIcon } from '../Icon/drawnIcon.tsx';
import type { IconOrElement } from '../Icon/Icon.tsx';
import { ControlBox, ControlInput } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts, isLocked } from './fieldParts.ts';
import { seenChange } from './seenChange.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children'>, Omit<FieldProps, 'children'> {
  /** Decorative icon at the left, 24 px. */
  icon?: IconOrElement | undefined;
  /** Control at the right inside the box, such as show/hide. */
  trailing?: ReactNode;
  /** Keeps the typed text exactly, including hidden characters: in a password they count (D-68). */
  toTheLetter?: boolean;
}

/** One line of text with its label, help and error. Takes every property of an input, including a form library's `ref`. */
export function TextField({ icon, trailing, toTheLetter, ...props }: TextFieldProps) {
  const [field, input] = fieldParts(props);
  return (
    <Field {...field}>
      {(control) => (
        <ControlBox $invalid={control['aria-invalid'] === true} $disabled={isLocked(input)}>
          {drawnIcon(icon, 'large')}
          <ControlInput {...input} {...control} onChange={toTheLetter ? input.onChange : seenChange(input.onChange)} />
          {trailing}
        </ControlBox>
      )}
    </Field>
  );
}
