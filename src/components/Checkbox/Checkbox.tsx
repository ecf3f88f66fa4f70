import { Check, CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { disabledLook } from '../Button/disabledLook.ts';
import { cameInvalid, cannotBeUsed } from '../Field/fieldParts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useStillUnderPress } from '../Press/useStillUnderPress.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: string;
  /** Continues the label's sentence, such as a button that opens the document; pressing it does not tick the box. */
  after?: ReactNode;
  error?: string | undefined;
}

/** A box to tick: 24 px in a target of 44 px. Its name is the whole sentence. */
export function Checkbox({ label, after, error: presentError, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const error = useStillUnderPress(presentError);
  const isOff = cannotBeUsed(input);
  const textId = `${id}-texto`;
  const errorId = `${id}-error`;
  return (
    <div>
      <Row>
        <Box>
          <input
            {...input}
            type="checkbox"
            id={id}
            onClickCapture={isOff ? refuse : input.onClickCapture}
            aria-labelledby={textId}
            aria-invalid={Boolean(error) || cameInvalid(input) || undefined}
            aria-describedby={[error && errorId, input['aria-describedby']].filter(Boolean).join(' ') || undefined}
          />
          <Square aria-hidden="true">
            <Icon icon={Check} size="tick" stroke="heavy" />
          </Square>
        </Box>
        <Text id={textId} $disabled={isOff}>
          <label htmlFor={id}>{label}</label> {after}
        </Text>
      </Row>
      {error && (
        <ErrorNote id={errorId}>
          <Icon icon={CircleAlert} size="small" />
          <span>{error}</span>
        </ErrorNote>
      )}
    </div>
  );
}

/**
 * The browser ticks what is only `aria-disabled`: by a press on it or on its label, and by the space bar. Refused before React hears of it,
 * which would say a change, and take the next press for none.
 */
function refuse(press: MouseEvent): void {
  press.preventDefault();
  press.stopPropagation();
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  margin-inline-start: -${space[2.5]};
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: ${size.iconTarget};
  height: ${size.iconTarget};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  input:disabled,
  input[aria-disabled='true'] {
    cursor: not-allowed;
  }

  /* Drawn with the member's own colours: the browser's box would be a target of 24 px. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A tick of 18 px in the middle of 24. */
const TICK_INSET = '3px';

/** The visible box. The input comes before it and takes the presses. */
const Square = styled.span`
  position: absolute;
  inset: ${space[2.5]};
  border-radius: ${radius.text};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  transition: background-color ${motion.state};
  pointer-events: none;

  svg {
    position: absolute;
    inset: ${TICK_INSET};
    color: ${color.surfaceCard};
    opacity: 0;
  }

  [aria-invalid] + & {
    box-shadow: inset 0 0 0 2px ${color.error};
  }

  :checked + & {
    background: ${color.textLink};
    box-shadow: none;
  }

  :checked + & svg {
    opacity: 1;
  }

  :disabled + &,
  [aria-disabled='true'] + & {
    background: ${color.surfaceSunken};
    box-shadow: inset 0 0 0 1.5px ${color.textDisabled};
  }

  :checked:disabled + &,
  :checked[aria-disabled='true'] + & {
    background: ${color.textDisabled};
    box-shadow: none;
  }

  :focus-visible + & {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    background: Field;
    box-shadow: inset 0 0 0 1.5px FieldText;

    svg {
      color: HighlightText;
    }

    [aria-invalid] + & {
      box-shadow: inset 0 0 0 3px FieldText;
    }

    :checked + & {
      background: Highlight;
      box-shadow: none;
    }

    :disabled + &,
    [aria-disabled='true'] + & {
      background: Field;
      box-shadow: inset 0 0 0 1.5px GrayText;
    }

    :checked:disabled + &,
    :checked[aria-disabled='true'] + & {
      background: GrayText;
      box-shadow: none;
    }

    :focus-visible + & {
      outline-color: Highlight;
    }
  }
`;

/** Content after the label, such as a button that opens a document, stays usable. */
const Text = styled.span<{ $disabled: boolean }>`
  padding: ${space[2.5]} 0;
  min-width: 0;

  label {
    cursor: pointer;
    ${({ $disabled }) => $disabled && disabledLook}
  }
`;

const ErrorNote = styled.div`
  ${type.caption}
  display: flex;
  gap: ${space[1.5]};
  color: ${color.error};
`;
