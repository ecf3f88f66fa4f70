import { Search } from 'lucide-react';
import styled from 'styled-components';
import { radius } from '#theme/tokens.ts';
import { ControlBox, ControlInput } from '../Field/ControlBox.tsx';
import { seenChange } from '../Field/seenChange.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SearchFieldProps {
  /** Its name to assistive technology and its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search over what is already on the page: a pill with a magnifier. Escape empties it before it closes anything. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Pill $invalid={false}>
      <Icon icon={Search} />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={seenChange((event) => onChange(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        }}
      />
    </Pill>
  );
}

const Pill = styled(ControlBox)`
  border-radius: ${radius.full};
`;

const Input = styled(ControlInput)`
  appearance: none;

  &::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;
