import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { forcedCurrent, reach, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';

export interface ChipsProps<Value extends string> {
  /** Names the group; shown to assistive technology alone unless `asField`. */
  label: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The label stands over the chips like that of a form's field. */
  asField?: boolean;
}

/** One of several filters, dark when selected (DESIGN.md §6); a radio group to the keyboard. */
export function Chips<Value extends string>({ label, options, value, onChange, asField = false }: ChipsProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend $shown={asField}>{label}</Legend>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <Chip key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {Icon && <Icon size={16} strokeWidth={2} aria-hidden="true" />}
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

const Legend = styled.legend<{ $shown: boolean }>`
  ${({ $shown }) => ($shown ? shownLegend : visuallyHidden)}
`;

const shownLegend = css`
  margin-bottom: 8px;
  padding: 0;
  color: ${color.textPrimary};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
`;

const Chip = styled.label`
  ${reach}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 2.5rem;
  padding: 6px 16px;
  border-radius: ${radius.full};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.borderControl};
  color: ${color.textPrimary};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
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
      ${forcedCurrent}
    }
  }
`;
