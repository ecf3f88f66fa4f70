import { css } from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, radius, size } from '#theme/tokens.ts';
import { disabledLook } from './disabledLook.ts';

/**
 * Words that are a button or a link: the colour of links, underlined under the pointer, and always where the member's colours are forced
 * (docs/accessibility.md «Forced colours»). The caller sets type and height.
 */
export const linkWords = css`
  border-radius: ${radius.text};
  color: ${color.textLink};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  /* The colour of links, which alone tells them from other words, is gone. */
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;

/** The same as a target of its own, as high as a finger needs (DESIGN.md §4). */
export const linkTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  ${linkWords}
`;

/** A button without edge or background, only words. */
export const wordButton = css`
  min-height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${linkWords}

  &:disabled,
  &[aria-disabled='true'] {
    text-decoration: none;
    ${disabledLook}
  }
`;
