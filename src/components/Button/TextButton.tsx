import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontWeight, radius } from '#theme/tokens.ts';
import { disabledLook } from './disabledLook.ts';

/** A button that looks like a link inside a sentence: it opens something here instead of leading elsewhere. */
export function TextButton(props: ComponentPropsWithRef<'button'>) {
  return <Look type="button" {...props} />;
}

const Look = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.word};
  background: none;
  color: ${color.textLink};
  font: inherit;
  font-weight: ${fontWeight.strong};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  &:disabled,
  &[aria-disabled='true'] {
    text-decoration: none;
    ${disabledLook}
  }

  /* The colour of links, which alone tells it from the sentence around it, is gone. */
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
