import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PIN_LENGTH } from '#domain/constants.ts';
import type { PinAction, PinState } from '#domain/pinEntry.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontSize, media, motion, radius, rem, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { lowWindow, scrollingWindow } from './lowWindow.ts';
import { pinDialogWords } from './PinDialog.words.ts';

export interface PinBoxesProps {
  pin: PinState;
  dispatch: Dispatch<PinAction>;
  /** All boxes, or only these. */
  invalid: boolean | readonly number[];
  /** Id of the error; it is spoken with the first box that has a fault, not with every box again. */
  describedBy: string | undefined;
  /** True while the code is being checked, and when no code can be accepted any more. */
  locked: boolean;
}

const MOVES: Readonly<Record<string, 'left' | 'right' | 'home' | 'end'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
};

/**
 * The six boxes (§5 «PIN», D-1, D-6). No `maxLength`: when a phone fills a whole code into one box, it would keep a single digit; the
 * reducer spreads the code over the boxes instead. Locked boxes can still be focused, so that the focus is not lost while the code is being
 * checked.
 */
export function PinBoxes({ pin, dispatch, invalid, describedBy, locked }: PinBoxesProps) {
  const words = useMessages('PinDialog', pinDialogWords);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const group = useRef<HTMLFieldSetElement>(null);
  const [composing, setComposing] = useState<{ index: number; text: string } | null>(null);

  useEffect(() => {
    boxes.current[pin.focus]?.focus();
  }, [pin]);

  useEffect(() => {
    // Phone keyboards send no key name for backspace; this event is the only one that an empty box gets.
    const element = group.current;
    const handleBeforeInput = (event: InputEvent): void => {
      const box = event.target as HTMLInputElement;
      if (event.inputType !== 'deleteContentBackward' || box.value !== '' || box.readOnly) return;
      event.preventDefault();
      dispatch({ type: 'backspace', index: boxes.current.indexOf(box) });
    };
    element?.addEventListener('beforeinput', handleBeforeInput);
    return () => element?.removeEventListener('beforeinput', handleBeforeInput);
  }, [dispatch]);

  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const move = MOVES[event.key];
    // A held Enter must not send again and again.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (locked || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace') dispatch({ type: 'backspace', index });
    else if (move) dispatch({ type: 'move', to: move });
    else return;
    event.preventDefault();
  };
  const handleInput = (text: string, index: number, isComposing: boolean): void => {
    // An input method is still composing: moving the focus now would split its text over two boxes.
    setComposing(isComposing ? { index, text } : null);
    if (isComposing) return;
    // A password manager writes into a read-only box too.
    if (!locked) dispatch({ type: 'input', index, text });
  };
  const handlePaste = (event: ClipboardEvent, index: number): void => {
    event.preventDefault();
    if (!locked) dispatch({ type: 'paste', index, text: event.clipboardData.getData('text') });
  };

  const told = typeof invalid === 'boolean' ? 0 : (invalid[0] ?? 0);
  return (
    <Group ref={group} aria-label={words.boxes}>
      {Array.from({ length: PIN_LENGTH }, (_, index) => (
        <Box
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={words.digit(index + 1, PIN_LENGTH)}
          aria-invalid={invalid === true || (Array.isArray(invalid) && invalid.includes(index)) || undefined}
          aria-describedby={index === told ? describedBy : undefined}
          aria-required="true"
          data-autofocus={index === 0 || undefined}
          readOnly={locked}
          value={composing?.index === index ? composing.text : (pin.digits[index] ?? '')}
          // Not onChange: React keeps that back where the value stays the same, and a digit typed over its like moves on too.
          onInput={({ currentTarget, nativeEvent }) => {
            // Firefox says again what the end of a composition has said.
            if (nativeEvent.inputType === 'insertCompositionText' && !nativeEvent.isComposing) return;
            handleInput(currentTarget.value, index, nativeEvent.isComposing);
          }}
          onCompositionEnd={({ currentTarget }) => handleInput(currentTarget.value, index, false)}
          onKeyDown={(event) => handleKeyDown(event, index)}
          onPaste={(event) => handlePaste(event, index)}
          onFocus={({ target }) => {
            // An empty box has nothing to select: a screen reader would read it once more.
            if (target.value !== '') target.select();
            if (pin.focus !== index) dispatch({ type: 'focus', index });
          }}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  /* A code is written from left to right in every language. */
  direction: ltr;
  grid-template-columns: repeat(${PIN_LENGTH}, minmax(0, 4rem));
  justify-content: space-between;
  gap: ${space[2.5]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.belowMenu} {
    grid-template-columns: repeat(${PIN_LENGTH}, minmax(0, 1fr));
    gap: ${space[2]};
  }

  /* Six boxes of 44 px have just room in 320. */
  @media (max-width: 21rem) {
    gap: ${space[1]};
    margin-inline: -${space[1]};
  }

  /* In one line they would be half as wide as a finger. */
  ${narrowWindow} {
    grid-template-columns: repeat(${PIN_LENGTH / 2}, minmax(0, 1fr));
    gap: ${space[2]};
    margin-inline: 0;
  }
`;

const Box = styled.input`
  width: 100%;
  min-width: 0;
  height: 4.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.tile};
  outline: none;
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  ${type.pinDigit}
  font-variant-numeric: tabular-nums;
  text-align: center;
  caret-color: ${color.textLink};
  transition: box-shadow ${motion.state};

  &:focus {
    box-shadow:
      inset 0 0 0 2.5px ${color.focusRing},
      0 0 0 4px ${color.focusHalo};
  }

  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color.error};
  }

  &[aria-invalid='true']:focus {
    box-shadow:
      inset 0 0 0 2.5px ${color.error},
      0 0 0 4px ${color.errorHalo};
  }

  &:read-only {
    background: ${color.surfaceSunken};
    color: ${color.textSecondary};
  }

  ${media.belowMenu} {
    height: 3.75rem;
  }

  ${lowWindow} {
    height: ${size.target};
    font-size: ${fontSize.moneySmall};
  }

  /* Whoever comes to a box sees what is being signed over it, and the rest of the boxes. */
  ${scrollingWindow} {
    scroll-margin-block: ${rem(144)} ${rem(56)};
  }

  @media (forced-colors: active) {
    border: 1px solid FieldText;

    &[aria-invalid='true'] {
      border-width: 3px;
    }

    &:focus {
      outline: 3px solid Highlight;
    }
  }
`;
