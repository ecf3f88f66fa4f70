import styled, { css } from 'styled-components';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontSize, motion, radius, size, space } from '#theme/tokens.ts';

/** The 52 px box around an input. The box carries edge, focus halo and error edge, so that icon and buttons can be inside it. */
export const ControlBox = styled.div<{ $invalid: boolean; $disabled?: boolean }>`
  display: flex;
  align-items: center;
  min-height: ${size.field};
  padding-inline-start: ${space[4]};
  border-radius: ${radius.field};
  background: ${({ $disabled }) => ($disabled ? color.surfaceSunken : color.surfaceCard)};
  box-shadow: inset 0 0 0 ${({ $invalid }) => ($invalid ? `2px ${color.error}` : `1.5px ${color.borderControl}`)};
  color: ${color.textSecondary};
  transition: box-shadow ${motion.state};

  > svg {
    margin-inline-end: ${space[3]};
  }

  /* An identification of ten digits has just room without the picture. */
  ${narrowWindow} {
    padding-inline-start: ${space[3]};

    > svg:first-child {
      display: none;
    }
  }

  &:focus-within {
    box-shadow:
      inset 0 0 0 2px ${({ $invalid }) => ($invalid ? color.error : color.focusRing)},
      0 0 0 4px ${({ $invalid }) => ($invalid ? color.errorHalo : color.focusHalo)};
  }

  /* What is pressed inside the box keeps its ring there. */
  > button:focus-visible {
    outline-offset: -6px;
  }

  @media (forced-colors: active) {
    border: ${({ $invalid }) => ($invalid ? 3 : 1)}px solid ${({ $disabled }) => ($disabled ? 'GrayText' : 'FieldText')};

    &:focus-within {
      outline: 3px solid Highlight;
    }
  }
`;

/** The bare input inside a {@link ControlBox}. 16 px, so that phones do not zoom in on it. */
export const ControlInput = styled.input`
  flex: 1;
  /* As narrow as its box: by itself it asks for twenty letters. */
  width: 100%;
  min-width: 0;
  min-height: ${size.field};
  padding-block: 0;
  padding-inline: 0 ${space[4]};

  ${narrowWindow} {
    padding-inline-end: ${space[2]};
  }

  border: 0;
  outline: none;
  background: transparent;
  color: ${color.textPrimary};
  font-size: ${fontSize.body};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.textTertiary};
    opacity: 1;
    text-overflow: ellipsis;
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  /* stylelint-disable-next-line plugin/no-unsupported-browser-features -- by this name every browser knows it, Firefox from 86 on */
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.textPrimary};
    transition: background-color 1000000s;
  }

  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`;

/** For a {@link ControlInput} that opens a list: it can be pressed anywhere, also on the arrow after it. */
export const opensList = css`
  padding-inline-end: ${space[11]};
  margin-inline-end: -${space[9]};
  cursor: pointer;

  + svg {
    flex: none;
    margin-inline-end: ${space[4]};
    pointer-events: none;
  }
`;

/**
 * A green tick at the right of a value that was checked and found right, such as a check digit. Decorative: a field without a message is
 * right.
 */
export const RightMark = styled.span`
  display: grid;
  flex: none;
  margin-inline-end: ${space[3.5]};
  color: ${color.ok};
`;
