import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';
import { drawnIcon } from '../Icon/drawnIcon.tsx';
import { Icon, type IconOrElement } from '../Icon/Icon.tsx';
import { ControlBox, ControlInput, opensList } from './ControlBox.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts } from './fieldParts.ts';

export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'>,
    Omit<FieldProps, 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
  /** Decorative icon at the left, 24 px. */
  icon?: IconOrElement | undefined;
}

/** One of a list, on the browser's own control: phones show their picker, and a form library's `ref` fits. */
export function SelectField({ options, placeholder, icon, ...props }: SelectFieldProps) {
  const [field, select] = fieldParts(props);
  // If no option is chosen, the browser would choose the first possible one by itself.
  const isUnset = placeholder !== undefined && select.value === undefined && select.defaultValue === undefined;
  return (
    <Field {...field}>
      {(control) => (
        <ControlBox $invalid={control['aria-invalid'] === true} $disabled={Boolean(select.disabled)}>
          {drawnIcon(icon, 'large')}
          <Select {...select} {...(isUnset && { defaultValue: '' })} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </Select>
          <Icon icon={ChevronDown} />
        </ControlBox>
      )}
    </Field>
  );
}

const Select = styled(ControlInput).attrs({ as: 'select' })`
  ${opensList}
  appearance: none;
  text-overflow: ellipsis;

  /* Nothing chosen yet reads as a placeholder. A form library may set the value behind everybody's back: only the selector always knows. */
  /* stylelint-disable-next-line plugin/no-unsupported-browser-features -- without it the words alone say that nothing is chosen */
  &:has(option[value='']:checked) {
    color: ${color.textTertiary};
  }

  option {
    background: ${color.surfaceCard};
    color: ${color.textPrimary};
  }
` as unknown as React.ComponentType<ComponentPropsWithRef<'select'>>;
