import { css } from 'styled-components';
import { color } from '#theme/tokens.ts';

/** Looks of the words and icons of a disabled control (DESIGN.md §2): for use inside a selector that matches disabled ones. */
export const disabledLook = css`
  color: ${color.textDisabled};
  cursor: not-allowed;

  /* The browser greys only what is disabled to it. */
  @media (forced-colors: active) {
    border-color: GrayText;
    color: GrayText;
  }
`;
