import { useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';

export interface ChipsProps<Value extends string> {
  /** Names the group for assistive technology; not shown. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several filters, dark when selected (DESIGN.md §6); a radio group to the keyboard. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend>{label}</Legend>
      {options.map(({ value: option, label: text }) => (
        <Chip key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {text}
        </Chip>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 40px;
  padding: 6px 16px;
  border-radius: ${radius.full};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.borderControl};
  color: ${color.textPrimary};
  font: 600 14px / 20px ${fontFamily.body};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.state};

  input {
    ${visuallyHidden}
  }

  &:hover {
    background: ${color.surfaceSunken};
  }

  &:has(:checked) {
    background: ${color.surfaceInverse};
    color: ${color.textOnInverse};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
