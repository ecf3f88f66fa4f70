import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { forcedCurrent, reach, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Shown above the control. */
  label: string;
  /** `short` stands for the label in a narrow column. */
  options: readonly { value: Value; label: string; short?: string; icon?: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Its label as that of a form's field instead of a quiet caption. */
  asField?: boolean;
  /** Only assistive technology gets the label: what stands around says it to the eye. */
  labelHidden?: boolean;
  /** What was chosen is being sent. */
  disabled?: boolean;
}

/** Two to four short options on one track; a radio group to the keyboard and to assistive technology. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  asField = false,
  labelHidden = false,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group disabled={disabled}>
      <Legend $asField={asField} $hidden={labelHidden}>
        {label}
      </Legend>
      <Track>
        {options.map(({ value: option, label: text, short, icon: Icon }) => (
          <Option key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              // Its name does not depend on how wide the column is; the short one is a part of it.
              aria-label={short === undefined ? undefined : text}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {Icon && <Icon size={16} strokeWidth={2} aria-hidden="true" />}
            {short === undefined ? (
              <span>{text}</span>
            ) : (
              <>
                <Long>{text}</Long>
                <Short>{short}</Short>
              </>
            )}
          </Option>
        ))}
      </Track>
    </Group>
  );
}

const Long = styled.span`
  @container main (width < 30rem) {
    display: none;
  }
`;

const Short = styled.span`
  display: none;

  @container main (width < 30rem) {
    display: inline;
  }
`;

const Group = styled.fieldset`
  container-type: inline-size;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend<{ $asField: boolean; $hidden: boolean }>`
  margin-bottom: ${({ $asField }) => ($asField ? 6 : 8)}px;
  padding: 0;
  color: ${({ $asField }) => ($asField ? color.textPrimary : color.textSecondary)};
  font: ${({ $asField }) => ($asField ? 600 : 400)} 0.875rem / 1.25rem ${fontFamily.body};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Track = styled.div`
  display: flex;
  min-height: 2.75rem;
  padding: 2px;
  border: 1px solid ${color.borderSubtle};
  border-radius: 23px;
  background: ${color.surfaceSunken};

  /* A much enlarged phone: a word is not broken, the options stand in rows. */
  @container (width < 11.5rem) {
    flex-wrap: wrap;
  }
`;

const Option = styled.label`
  ${reach}
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: 5px;
  min-height: 2.5rem;
  padding: 0 6px;
  border-radius: ${radius.full};
  color: ${color.textSecondary};
  font: 600 0.8125rem / 1.125rem ${fontFamily.body};
  cursor: pointer;
  transition: background-color ${motion.state};

  input {
    ${visuallyHidden}
  }

  /* The sheet on a 320 px window: the words matter more than the pictures. */
  @container (width < 14.375rem) {
    svg {
      display: none;
    }
  }

  &:has(:checked) {
    background: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1.5px ${color.textLink};
    color: ${color.textPrimary};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      ${forcedCurrent}
    }
  }
`;
