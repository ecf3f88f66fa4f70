import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { reach } from '#theme/accessibility.ts';
import { radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { linkTarget } from '../Button/words.ts';
import { Icon } from '../Icon/Icon.tsx';

/** Content of a {@link BackLink}. */
export function BackLinkLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon icon={ArrowLeft} />
      {children}
    </>
  );
}

/** The link back, above a page's heading (DESIGN.md §5): `<BackLink as={Link} to={…}>`. */
export const BackLink = styled.a`
  ${reach}
  ${linkTarget}
  ${type.bodyMediumStrong}
  gap: ${space[2.5]};
  margin: -${space[2.5]} 0 0;
  border-radius: ${radius.small};

  @media print {
    display: none;
  }
`;
