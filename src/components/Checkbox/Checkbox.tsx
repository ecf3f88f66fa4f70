import { Check, CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, motion } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  label: string;
  /** Goes on with the label's sentence, such as a button that opens the document; it does not tick the box. */
  after?: ReactNode;
  error?: string | undefined;
}

/** A box to tick: 24 px in a target of 44 px. Its name is the whole sentence. */
export function Checkbox({ label, after, error, ...input }: CheckboxProps) {
  const id = useId();
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
            aria-labelledby={textId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <Check size={18} strokeWidth={3} aria-hidden="true" />
        </Box>
        <Text id={textId}>
          <label htmlFor={id}>{label}</label> {after}
        </Text>
      </Row>
      {error && (
        <ErrorNote id={errorId}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          <span>{error}</span>
        </ErrorNote>
      )}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  margin-left: -10px;
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &::before {
    position: absolute;
    inset: 10px;
    border-radius: 6px;
    background: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1.5px ${color.borderControl};
    transition: background-color ${motion.state};
    content: '';
  }

  &:has([aria-invalid])::before {
    box-shadow: inset 0 0 0 2px ${color.error};
  }

  &:has(:checked)::before {
    background: ${color.textLink};
    box-shadow: none;
  }

  &:has(:focus-visible)::before {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  svg {
    position: absolute;
    inset: 13px;
    color: ${color.surfaceCard};
    opacity: 0;
    pointer-events: none;
  }

  &:has(:checked) svg {
    opacity: 1;
  }

  @media (forced-colors: active) {
    input {
      inset: 10px;
      width: 24px;
      height: 24px;
      opacity: 1;
    }

    svg,
    &::before {
      display: none;
    }
  }
`;

const Text = styled.span`
  padding: 10px 0;
  min-width: 0;

  label {
    cursor: pointer;
  }
`;

const ErrorNote = styled.div`
  ${type.caption}
  display: flex;
  gap: 6px;
  color: ${color.error};
`;
