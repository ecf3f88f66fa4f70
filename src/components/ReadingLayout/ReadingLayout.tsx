import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRingOnInk, visuallyHidden } from '#theme/accessibility.ts';
import { color, media, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Brand } from '../Brand/Brand.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Scene } from '../Scene/Scene.tsx';

export interface ReadingLayoutProps {
  brandName: string;
  logoUrl?: string | null | undefined;
  /** The way back: a {@link ReadingBack} around the router's link. */
  back: ReactNode;
  /** Under the header, over the whole width: what concerns the whole page, such as a lost connection. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page for reading (DESIGN.md §5): ink header with the scene, 88 px high, 64 px on phones. The caller brings the `main`. */
export function ReadingLayout({ brandName, logoUrl, back, notice, children }: ReadingLayoutProps) {
  return (
    <>
      <Header>
        <HeaderScene>
          <Scene variant="readingHeader" />
        </HeaderScene>
        <Wide>
          <Brand name={brandName} logoUrl={logoUrl ?? null} />
        </Wide>
        <Narrow>
          <Brand name={brandName} logoUrl={logoUrl ?? null} compact />
        </Narrow>
        {back}
      </Header>
      {notice && <Across>{notice}</Across>}
      {children}
    </>
  );
}

/** Content of a {@link ReadingBack}: an arrow and the words; on phones an X with the words as its name. */
export function BackLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon icon={ArrowLeft} />
      <span>{children}</span>
      <Icon icon={X} size="xlarge" />
    </>
  );
}

/** The way back as an anchor: `<ReadingBack as={Link} to={…}>`. */
export const ReadingBack = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2.5]};
  min-height: ${size.target};
  border-radius: ${radius.small};
  color: ${color.navActiveText};
  ${type.bodyMediumStrong}
  text-decoration: none;
  ${focusRingOnInk}

  &:hover {
    text-decoration: underline;
  }

  svg:last-child {
    display: none;
  }

  ${media.belowMenu} {
    justify-content: center;
    min-width: ${size.target};
    margin-inline-end: -${space[2]};

    svg:first-child {
      display: none;
    }

    span {
      ${visuallyHidden}
    }

    svg:last-child {
      display: block;
    }
  }
`;

const Header = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  min-height: 5.5rem;
  padding: ${space[2]} ${space[16]};
  overflow: hidden;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};

  > * {
    position: relative;
  }

  ${media.belowMenu} {
    min-height: ${size.row};
    padding: ${space[2]} ${space[5]};
  }

  @media print {
    display: none;
  }
`;

const Across = styled.div`
  /* What it holds is the page's own, and may stay in sight as long as that does. */
  display: contents;

  --strip-end: ${space[4]};
`;

const HeaderScene = styled.div`
  && {
    position: absolute;
    inset: auto 0 -${space[7]};
    overflow: hidden;
  }

  svg {
    height: 108px;
  }

  ${media.belowWide} {
    display: none;
  }
`;

const Wide = styled.div`
  min-width: 0;

  /* A long name ends before the mountain, whose snow is as white as its letters. */
  ${media.fromWide} {
    max-width: calc(78vw - 16.875rem);
  }

  ${media.belowMenu} {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;
  min-width: 0;

  ${media.belowMenu} {
    display: block;
  }
`;
