import { css } from 'styled-components';
import { color } from '#theme/tokens.ts';

/** Words and drawing of what cannot be used now (DESIGN.md §2): for use inside of the selectors that know it. */
export const disabledLook = css`
  color: ${color.textDisabled};
  cursor: not-allowed;

  /* The browser greys only what is disabled to it. */
  @media (forced-colors: active) {
    border-color: GrayText;
    color: GrayText;
  }
`;
