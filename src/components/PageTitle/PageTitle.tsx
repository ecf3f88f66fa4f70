import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface PageTitleProps {
  children: ReactNode;
  /** Spoken instead of the heading, with what the eye finds further down: «Revise su transferencia, $12,34 a …». */
  spoken?: string | undefined;
}

/** A screen's heading. It is focused when the route changes. Below 1280 px the space at its right is left for the avatar. */
export function PageTitle({ children, spoken }: PageTitleProps) {
  return (
    <Heading tabIndex={-1} aria-label={spoken}>
      {children}
    </Heading>
  );
}

const Heading = styled.h1`
  ${type.h1}
  outline: none;
  text-wrap: balance;
  overflow-wrap: anywhere;

  ${media.belowProfile} {
    padding-inline-end: ${space[16]};
  }

  ${media.belowMenu} {
    ${type.h1Compact}
    padding-inline-end: 0;
  }
`;
