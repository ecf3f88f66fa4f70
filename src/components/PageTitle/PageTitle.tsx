import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** A screen's heading. It takes the focus when the route changes; the room at its right is the avatar's below 1280 px. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <Heading tabIndex={-1}>{children}</Heading>;
}

const Heading = styled.h1`
  ${type.h1}
  outline: none;
  overflow-wrap: anywhere;

  ${media.belowProfile} {
    padding-right: 64px;
  }

  ${media.belowMenu} {
    ${type.h1Compact}
    padding-right: 0;
  }
`;
