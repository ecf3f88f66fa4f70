import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import styled, { css } from 'styled-components';
import { labelFocusRing } from '#theme/accessibility.ts';
import { narrowColumn } from '#theme/narrow.ts';
import { color, motion, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';
import { disabledLook } from '../Button/disabledLook.ts';
import { cannotBeUsed } from '../Field/fieldParts.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SwitchProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'checked' | 'children' | 'defaultChecked' | 'onChange' | 'role' | 'type'
  > {
  /** Its label; in parts where one of them is not our own text. */
  label: string | readonly string[];
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** While the change is being saved: it cannot be moved again. */
  saving?: boolean;
  /** The track before the label, beside other things in a row. */
  trackFirst?: boolean;
}

/**
 * A switch that saves on change, 52 × 32, with its label and help at the left (DESIGN.md §6). Takes what an input takes; its `ref` is the
 * input's.
 */
export function Switch({ label, help, checked, onChange, saving = false, trackFirst = false, ...input }: SwitchProps) {
  const helpId = useId();
  const disabled = cannotBeUsed(input);
  return (
    <Row $trackFirst={trackFirst} $oneLine={trackFirst || !help} $disabled={disabled}>
      <span>
        <Label $disabled={disabled}>
          <Apart text={label} />
        </Label>
        {help && <Help id={helpId}>{help}</Help>}
      </span>
      <Track $on={checked} $saving={saving} $disabled={disabled}>
        <Control
          {...input}
          aria-label={typeof label === 'string' ? label : label.join('')}
          aria-describedby={[help && helpId, input['aria-describedby']].filter(Boolean).join(' ') || undefined}
          aria-busy={saving || input['aria-busy']}
          aria-disabled={saving || input['aria-disabled']}
          checked={checked}
          onChange={({ target }) => {
            if (!saving && !disabled) onChange(target.checked);
          }}
        />
        <Thumb $on={checked} $disabled={disabled} aria-hidden="true">
          {checked && <Icon icon={Check} size="small" />}
        </Thumb>
        <Ring aria-hidden="true" />
      </Track>
    </Row>
  );
}

/** A checkbox that is heard as a switch. It says itself whether it is on: `aria-checked` beside that is forbidden (ARIA in HTML). */
const Control = styled.input.attrs({ type: 'checkbox', role: 'switch' })``;

const Row = styled.label<{ $trackFirst: boolean; $oneLine: boolean; $disabled: boolean }>`
  display: flex;
  flex-direction: ${({ $trackFirst }) => ($trackFirst ? 'row-reverse' : 'row')};
  gap: ${({ $trackFirst }) => ($trackFirst ? space[3] : space[4])};
  align-items: ${({ $oneLine }) => ($oneLine ? 'center' : 'flex-start')};
  justify-content: ${({ $trackFirst }) => ($trackFirst ? 'flex-end' : 'space-between')};
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};

  > span:first-child {
    min-width: 0;
  }

  ${narrowColumn} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Label = styled.span<{ $disabled: boolean }>`
  display: block;
  ${type.bodyStrong}
  ${({ $disabled }) => $disabled && disabledLook}
`;

const Help = styled.span`
  ${type.bodySmall}
  display: block;
  max-width: 52ch;
  margin-top: ${space[1]};
  color: ${color.textSecondary};
  text-wrap: pretty;
`;

/** As a checkbox that cannot be used. */
const disabledTrack = css<{ $on: boolean }>`
  background: ${({ $on }) => ($on ? color.textDisabled : color.surfaceSunken)};
  box-shadow: inset 0 0 0 1.5px ${color.textDisabled};

  @media (forced-colors: active) {
    background: ${({ $on }) => ($on ? 'GrayText' : 'Canvas')};
    box-shadow: inset 0 0 0 1px GrayText;
  }
`;

const disabledThumb = css<{ $on: boolean }>`
  background: ${({ $on }) => ($on ? color.surfaceCard : color.textDisabled)};
  color: ${color.textDisabled};
`;

const Track = styled.span<{ $on: boolean; $saving: boolean; $disabled: boolean }>`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${({ $on }) => ($on ? color.textLink : color.surfaceCard)};
  box-shadow: inset 0 0 0 1.5px ${({ $on }) => ($on ? color.textLink : color.borderControl)};
  transition: background-color ${motion.state};
  ${({ $saving }) => $saving && 'opacity: 0.6; cursor: progress;'}

  /* The whole track is the target, 44 px high with its margin. */
  input {
    position: absolute;
    inset: -${space[1.5]};
    z-index: 1;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  @media (forced-colors: active) {
    box-shadow: inset 0 0 0 1px CanvasText;
    background: ${({ $on }) => ($on ? 'Highlight' : 'Canvas')};
    forced-color-adjust: none;
  }

  ${({ $disabled }) => $disabled && disabledTrack}
`;

const Ring = styled.span`
  ${labelFocusRing}

  @media (forced-colors: active) {
    :focus-visible ~ & {
      outline-color: Highlight;
    }
  }
`;

const Thumb = styled.span<{ $on: boolean; $disabled: boolean }>`
  position: absolute;
  top: ${space[1]};
  inset-inline-start: ${space[1]};
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${({ $on }) => ($on ? color.surfaceCard : color.borderControl)};
  color: ${color.textLink};
  translate: ${({ $on }) => ($on ? '20px' : '0')} 0;
  transition: translate ${motion.state};

  [dir='rtl'] & {
    translate: ${({ $on }) => ($on ? '-20px' : '0')} 0;
  }

  ${({ $disabled }) => $disabled && disabledThumb}
`;
