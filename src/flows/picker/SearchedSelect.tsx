import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { ControlBox, ControlInput, opensList } from '#components/Field/ControlBox.tsx';
import { Field, type FieldProps } from '#components/Field/Field.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { color, space } from '#theme/tokens.ts';
import { usePicker } from './PickerDialog.tsx';

export interface SearchedSelectProps extends Pick<FieldProps, 'label' | 'help' | 'error'> {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Left without having opened its list, or the list was closed without a choice. */
  onBlur?: () => void;
  placeholder: string;
  /** Decorative icon at the left, 24 px. */
  icon?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a list that is too long to scroll through: looks as `SelectField` does, and opens a list with a search (screens.md A.2 pagos, transferenciaE). */
export function SearchedSelect({
  label,
  help,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  icon,
  disabled = false,
  ref,
}: SearchedSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const pick = usePicker({
    title: label,
    searchLabel: 'Buscar por nombre',
    options: options.map((option) => ({ id: option.value, name: option.label, place: '' })),
    value,
    listId,
  });
  const chosen = options.find((option) => option.value === value);
  const choose = async (): Promise<void> => {
    setIsOpen(true);
    const picked = await pick();
    setIsOpen(false);
    if (picked === undefined) onBlur?.();
    else onChange(picked);
  };
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <ControlBox $invalid={control['aria-invalid'] === true} $disabled={disabled}>
          {icon}
          <Chosen
            ref={ref}
            {...control}
            // The label gives the accessible name; the text in the button is the value.
            role="combobox"
            aria-haspopup="dialog"
            aria-controls={listId}
            // Always false: while the dialog is open, assistive technology cannot reach this button.
            aria-expanded={false}
            disabled={disabled}
            onClick={() => void choose()}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              void choose();
            }}
            onBlur={() => !isOpen && onBlur?.()}
          >
            {chosen ? chosen.label : <Unset>{placeholder}</Unset>}
          </Chosen>
          <Icon icon={ChevronDown} />
        </ControlBox>
      )}
    </Field>
  );
}

const Chosen = styled(ControlInput).attrs({ as: 'button', type: 'button' })`
  ${opensList}
  padding-block: ${space[2]};
  text-align: start;
  overflow-wrap: anywhere;
` as unknown as React.ComponentType<React.ComponentPropsWithRef<'button'>>;

const Unset = styled.span`
  color: ${color.textTertiary};
`;
