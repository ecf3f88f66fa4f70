import { css, keyframes } from 'styled-components';
import { color, radius, space } from '#theme/tokens.ts';

/** How a sheet comes from the bottom edge of a narrow window (DESIGN.md §6 «Drawer»). */
export const slideUp = keyframes`
  from {
    opacity: 0;
    translate: 0 40px;
  }
`;

/** The grip at the top of such a sheet, for its `::before`. */
export const sheetGrip = css`
  position: absolute;
  top: ${space[2]};
  inset-inline: 0;
  width: 2.25rem;
  height: 4px;
  margin-inline: auto;
  border-radius: ${radius.full};
  background: ${color.borderSubtle};
  content: '';
`;
