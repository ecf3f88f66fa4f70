import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily } from '#theme/tokens.ts';

/** What a {@link BackLink} holds. */
export function BackLinkLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </>
  );
}

/** The way back over a page's heading (DESIGN.md §5): `<BackLink as={Link} to={…}>`. */
export const BackLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 2.75rem;
  margin: -10px 0 0;
  border-radius: 8px;
  color: ${color.textLink};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;
