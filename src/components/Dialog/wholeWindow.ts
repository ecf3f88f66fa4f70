import { css } from 'styled-components';
import { color, fixedWindowHeight } from '#theme/tokens.ts';

/** A `dialog` element as large as the window and invisible; the visible part is the panel inside it. */
export const wholeWindow = css`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: ${fixedWindowHeight};
  max-height: none;
  margin: 0;
  border: 0;
  background: transparent;
  color: ${color.textPrimary};
`;
