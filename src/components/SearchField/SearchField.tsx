import { Search } from 'lucide-react';
import styled, { css } from 'styled-components';
import { color, iconSize, radius } from '#theme/tokens.ts';
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

/** The × that {@link cancelMark} is cut to. */
const CROSS = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`;

/** Restyles the browser's own ×, which Chromium and Safari draw. Escape empties the field in every browser. */
const cancelMark = css`
  appearance: none;
  width: ${iconSize.medium}px;
  height: ${iconSize.medium}px;
  background: ${color.textSecondary};
  /* Before 120 Chrome and Edge know no other name of it (D-70). */
  -webkit-mask: ${CROSS} center / contain no-repeat;
  mask: ${CROSS} center / contain no-repeat;
  cursor: pointer;

  @media (forced-colors: active) {
    background: ButtonText;
  }
`;

const Pill = styled(ControlBox)`
  border-radius: ${radius.full};
`;

const Input = styled(ControlInput)`
  appearance: none;

  &::-webkit-search-cancel-button {
    ${cancelMark}
  }
`;
