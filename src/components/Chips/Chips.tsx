import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { forcedCurrent, labelFocusRing, reach, visuallyHidden } from '#theme/accessibility.ts';
import { filterRow } from '#theme/narrow.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { disabledLook } from '../Button/disabledLook.ts';
import type { ChoiceGroupProps } from '../ChoiceCards/choiceGroup.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { showFocused } from '../InSight/showFocused.ts';
import { useChosenInTheMiddle } from '../InSight/useChosenInTheMiddle.ts';

export interface ChipsProps<Value extends string> extends ChoiceGroupProps {
  /** Names the group; shown to assistive technology alone unless `asField`. */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconDrawing }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The label stands over the chips like that of a form's field. */
  asField?: boolean;
  /** All of one size, over the whole width: for values of the same kind, such as amounts. */
  equal?: boolean;
  /** On a phone one row from edge to edge that scrolls sideways, as filters do (DESIGN.md §12); not together with `equal`. */
  oneRow?: boolean;
}

/** One of several filters, dark when selected (DESIGN.md §6); a radio group to the keyboard. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
  asField = false,
  equal = false,
  oneRow = false,
  disabled = false,
  ...rest
}: ChipsProps<Value>) {
  const name = useId();
  const chips = options.map(({ value: option, label: text, icon }) => (
    <Chip key={option} data-checked={option === value ? '' : undefined}>
      <input
        type="radio"
        name={name}
        checked={option === value}
        onChange={() => {
          if (!disabled) onChange(option);
        }}
      />
      <Ring aria-hidden="true" />
      {icon && <Icon icon={icon} size="small" />}
      {text}
    </Chip>
  ));
  return (
    <Group {...rest} aria-disabled={disabled || undefined} $equal={equal}>
      <Legend $shown={asField}>{label}</Legend>
      {oneRow ? <ChosenInSight chosen={value}>{chips}</ChosenInSight> : chips}
    </Group>
  );
}

function ChosenInSight({ chosen, children }: { chosen: string | null; children: ReactNode }) {
  return (
    <Row ref={useChosenInTheMiddle(chosen, '[data-checked]')} onFocus={showFocused}>
      {children}
    </Row>
  );
}

const Group = styled.fieldset<{ $equal: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${({ $equal }) => $equal && equalChips}
`;

const Legend = styled.legend<{ $shown: boolean }>`
  ${({ $shown }) => ($shown ? shownLegend : visuallyHidden)}
`;

const shownLegend = css`
  margin-bottom: ${space[2]};
  padding: 0;
  color: ${color.textPrimary};
  ${type.label}
`;

const Chip = styled.label`
  ${reach}
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  max-width: 100%;
  min-height: 2.5rem;
  padding: ${space[1.5]} ${space[4]};
  border-radius: ${radius.full};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.borderControl};
  color: ${color.textPrimary};
  ${type.label}
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.state};

  input {
    ${visuallyHidden}
  }

  &:hover {
    background: ${color.surfaceSunken};
  }

  &[data-checked] {
    background: ${color.surfaceInverse};
    color: ${color.textOnInverse};
  }

  [aria-disabled='true'] & {
    background: ${color.surfaceSunken};
    ${disabledLook}
  }

  [aria-disabled='true'] &[data-checked] {
    box-shadow: inset 0 0 0 1.5px ${color.textDisabled};
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

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

const Row = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-width: 0;
  ${filterRow}
`;

const equalChips = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr));

  > ${Chip} {
    justify-content: center;
    min-height: ${size.target};
    padding-inline: ${space[2]};
    text-align: center;
  }
`;

const Ring = styled.span`
  ${labelFocusRing}

  /* Around the border that the chip has there. */
  @media (forced-colors: active) {
    inset: -1px;

    :checked ~ & {
      outline-color: Highlight;
    }
  }
`;
