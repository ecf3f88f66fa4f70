import { Check } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, fontFamily, motion } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';

export interface SwitchProps {
  /** Its words; in parts where one of them is not ours. */
  label: string | readonly string[];
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** While the change is being saved: it cannot be moved again. */
  saving?: boolean;
  /** The track before the label, beside other things in a row. */
  trackFirst?: boolean;
}

/** A switch that saves on change, 52 × 32, with its label and help at the left (DESIGN.md §6). */
export function Switch({ label, help, checked, onChange, saving = false, trackFirst = false }: SwitchProps) {
  const helpId = useId();
  return (
    <Row $trackFirst={trackFirst}>
      <span>
        <Label>
          <Apart text={label} />
        </Label>
        {help && <Help id={helpId}>{help}</Help>}
      </span>
      <Track $on={checked}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-label={typeof label === 'string' ? label : label.join('')}
          aria-describedby={help ? helpId : undefined}
          aria-busy={saving || undefined}
          aria-disabled={saving || undefined}
          checked={checked}
          onChange={({ target }) => {
            if (!saving) onChange(target.checked);
          }}
        />
        <Thumb $on={checked} aria-hidden="true">
          {checked && <Check size={16} strokeWidth={2} />}
        </Thumb>
      </Track>
    </Row>
  );
}

const Row = styled.label<{ $trackFirst: boolean }>`
  display: flex;
  flex-direction: ${({ $trackFirst }) => ($trackFirst ? 'row-reverse' : 'row')};
  gap: ${({ $trackFirst }) => ($trackFirst ? 12 : 16)}px;
  align-items: ${({ $trackFirst }) => ($trackFirst ? 'center' : 'flex-start')};
  justify-content: ${({ $trackFirst }) => ($trackFirst ? 'flex-end' : 'space-between')};
  cursor: pointer;

  > span:first-child {
    min-width: 0;
  }
`;

const Label = styled.span`
  display: block;
  font: 600 1rem / 1.5rem ${fontFamily.body};
`;

const Help = styled.span`
  ${type.bodySmall}
  display: block;
  max-width: 52ch;
  margin-top: 4px;
  color: ${color.textSecondary};
`;

const Track = styled.span<{ $on: boolean }>`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  border-radius: 16px;
  background: ${({ $on }) => ($on ? color.textLink : color.surfaceCard)};
  box-shadow: inset 0 0 0 1.5px ${({ $on }) => ($on ? color.textLink : color.borderControl)};
  transition: background-color ${motion.state};

  /* The whole track is the target, 44 px high with its margin. */
  input {
    position: absolute;
    inset: -6px;
    z-index: 1;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  &:has([aria-disabled='true']) {
    opacity: 0.6;
    cursor: progress;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: ${({ $on }) => ($on ? 'Highlight' : 'Canvas')};
    forced-color-adjust: none;

    &:has(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

const Thumb = styled.span<{ $on: boolean }>`
  position: absolute;
  top: 4px;
  left: 4px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${({ $on }) => ($on ? color.surfaceCard : color.borderControl)};
  color: ${color.textLink};
  translate: ${({ $on }) => ($on ? '20px' : '0')} 0;
  transition: translate ${motion.state};
`;
