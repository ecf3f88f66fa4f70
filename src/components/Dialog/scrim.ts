import { css } from 'styled-components';
import { colorProperty, darkColors, lightColors } from '#theme/tokens.ts';

const scrimElse = (own: string): string => `var(${colorProperty('overlayScrim')}, ${own})`;

/**
 * What is drawn over the page behind a modal `dialog`. Before Chrome and Edge 122, Firefox 120 and Safari 17.4 a backdrop inherits from nothing, so
 * that no property of the page reaches it (D-70): there the theme's own value stands in.
 */
export const scrim = css`
  &::backdrop {
    background: ${scrimElse(lightColors.overlayScrim)};
  }

  :root[data-theme='dark'] &::backdrop {
    background: ${scrimElse(darkColors.overlayScrim)};
  }
`;
