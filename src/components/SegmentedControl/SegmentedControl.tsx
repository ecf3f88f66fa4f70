import { useId } from 'react';
import styled from 'styled-components';
import { forcedCurrent, labelFocusRing, reach, visuallyHidden } from '#theme/accessibility.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { disabledLook } from '../Button/disabledLook.ts';
import type { ChoiceGroupProps } from '../ChoiceCards/choiceGroup.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';

export interface SegmentedControlProps<Value extends string> extends ChoiceGroupProps {
  /** Shown above the control. */
  label: string;
  /** `short` replaces the label in a narrow column. */
  options: readonly { value: Value; label: string; short?: string; icon?: IconDrawing }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows its label like a form field's instead of as a quiet caption. */
  asField?: boolean;
  /** Gives the label to assistive technology only, where the surroundings already say it to the eye. */
  labelHidden?: boolean;
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
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group {...rest} aria-disabled={disabled || undefined}>
      <Legend $asField={asField} $hidden={labelHidden}>
        {label}
      </Legend>
      <Track>
        {options.map(({ value: option, label: text, short, icon }) => (
          <Option key={option} data-checked={option === value ? '' : undefined}>
            <input
              type="radio"
              name={name}
              value={option}
              // The name does not depend on the width of the column; the short label is a part of it.
              aria-label={short === undefined ? undefined : text}
              checked={option === value}
              onChange={() => {
                if (!disabled) onChange(option);
              }}
            />
            <Ring aria-hidden="true" />
            {icon && <Icon icon={icon} size="small" />}
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
  margin-bottom: ${({ $asField }) => ($asField ? space[1.5] : space[2])};
  padding: 0;
  color: ${({ $asField }) => ($asField ? color.textPrimary : color.textSecondary)};
  ${({ $asField }) => ($asField ? type.label : type.bodySmall)}
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Half of its height in one row; in two rows it is no pill any more. */
const TRACK_CORNER = '23px';

const Track = styled.div`
  display: flex;
  min-height: ${size.target};
  padding: ${space[0.5]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${TRACK_CORNER};
  background: ${color.surfaceSunken};

  /* A much enlarged phone: a word is not broken, the options stand in rows. */
  @container (width < 11.5rem) {
    flex-wrap: wrap;
  }
`;

/** An icon and its word: closer than in a row, an option is as narrow as a phone leaves it. */
const OPTION_GAP = '5px';

const Option = styled.label`
  ${reach}
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${OPTION_GAP};
  min-height: 2.5rem;
  padding: 0 ${space[1.5]};
  border-radius: ${radius.full};
  color: ${color.textSecondary};
  ${type.captionStrong}
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

  &[data-checked] {
    background: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1.5px ${color.textLink};
    color: ${color.textPrimary};
  }

  [aria-disabled='true'] & {
    ${disabledLook}
  }

  [aria-disabled='true'] &[data-checked] {
    box-shadow: inset 0 0 0 1.5px ${color.textDisabled};
  }

  @media (forced-colors: active) {
    &[data-checked] {
      ${forcedCurrent}
    }

    [aria-disabled='true'] &[data-checked] {
      outline-color: GrayText;
      background: GrayText;
      color: Canvas;
    }
  }
`;

const Ring = styled.span`
  ${labelFocusRing}

  @media (forced-colors: active) {
    :checked ~ & {
      outline-color: Highlight;
    }
  }
`;
