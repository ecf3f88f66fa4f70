import styled from 'styled-components';
import { color, motion, radius } from '#theme/tokens.ts';

/** The 52 px box around an input: it carries edge, focus halo and error edge, so that icon and buttons stand inside it. */
export const ControlBox = styled.div<{ $invalid: boolean; $disabled?: boolean }>`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  padding-left: 16px;
  border-radius: ${radius.field};
  background: ${({ $disabled }) => ($disabled ? color.surfaceSunken : color.surfaceCard)};
  box-shadow: inset 0 0 0 ${({ $invalid }) => ($invalid ? `2px ${color.error}` : `1.5px ${color.borderControl}`)};
  color: ${color.textSecondary};
  transition: box-shadow ${motion.state};

  > svg {
    margin-right: 12px;
  }

  &:focus-within {
    box-shadow:
      inset 0 0 0 2px ${({ $invalid }) => ($invalid ? color.error : color.focusRing)},
      0 0 0 4px ${({ $invalid }) => ($invalid ? color.errorHalo : color.focusHalo)};
  }

  @media (forced-colors: active) {
    border: ${({ $invalid }) => ($invalid ? 3 : 1)}px solid ${({ $disabled }) => ($disabled ? 'GrayText' : 'FieldText')};

    &:focus-within {
      outline: 3px solid Highlight;
    }
  }
`;

/** The bare input inside a {@link ControlBox}. Sixteen pixels, so that phones do not zoom into it. */
export const ControlInput = styled.input`
  flex: 1;
  /* As narrow as its box: by itself it asks for twenty letters. */
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: 0 16px 0 0;
  border: 0;
  outline: none;
  background: transparent;
  color: ${color.textPrimary};
  font-size: 1rem;

  &::placeholder {
    color: ${color.textTertiary};
    opacity: 1;
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

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

/** A green mark at the right of what has been found right, such as a check digit. Decorative: no message is the message. */
export const RightMark = styled.span`
  display: grid;
  flex: none;
  margin-right: 14px;
  color: ${color.ok};
`;
