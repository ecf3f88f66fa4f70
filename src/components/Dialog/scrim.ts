import { css } from 'styled-components';
import { colorProperty, darkColors, lightColors } from '#theme/tokens.ts';

const scrimElse = (own: string): string => `var(${colorProperty('overlayScrim')}, ${own})`;

/**
 * The layer over the page behind a modal `dialog`. Before Chrome and Edge 122, Firefox 120 and Safari 17.4 a backdrop inherits nothing, so
 * no custom property of the page reaches it (D-70): there the theme's own value is used.
 */
export const scrim = css`
  &::backdrop {
    background: ${scrimElse(lightColors.overlayScrim)};
  }

  :root[data-theme='dark'] &::backdrop {
    background: ${scrimElse(darkColors.overlayScrim)};
  }
`;
