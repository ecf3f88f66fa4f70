import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, fontSize, fontWeight, lineHeight, media, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Page = styled.main`
  display: grid;
  grid-template-columns: 16.25rem minmax(0, 42.5rem);
  justify-content: center;
  gap: ${space[16]};
  padding: ${space[12]} ${space[12]} ${space[18]};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 42.5rem);
    padding: ${space[7]} ${space[5]} ${space[12]};
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

export const WideIndex = styled.nav`
  position: sticky;
  top: ${space[12]};
  align-self: start;

  ${media.belowWide} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const NarrowIndex = styled.nav`
  display: none;
  margin-top: ${space[6]};
  padding: 0 ${space[4]};
  ${cardBox}

  ${media.belowWide} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

export const IndexTitle = styled.p`
  ${type.caption}
  margin-bottom: ${space[2]};
  color: ${color.textSecondary};
`;

export const IndexList = styled.ul`
  border-left: 1px solid ${color.borderSubtle};
`;

export const IndexLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  margin-left: -1px;
  padding: 0 ${space[4]};
  border-left: 3px solid transparent;
  color: ${color.textSecondary};
  ${type.bodyMedium}
  text-decoration: none;
  ${focusRing}

  &:hover {
    color: ${color.textPrimary};
    text-decoration: underline;
  }

  &[aria-current] {
    border-left-color: ${color.textLink};
    color: ${color.textLink};
    font-weight: ${fontWeight.strong};
  }
`;

export const Article = styled.article`
  min-width: 0;
  font-size: ${fontSize.bodyLarge};
  line-height: ${lineHeight.reading};
  overflow-wrap: anywhere;

  ${media.belowMenu} {
    font-size: ${fontSize.body};
    line-height: ${lineHeight.readingSmall};
  }

  > p {
    margin-top: ${space[6]};
    font-size: ${fontSize.body};
  }

  @media print {
    color: #000;
    font-size: 11pt;
    line-height: 1.5;

    > p:last-child {
      display: none;
    }
  }
`;

/** The cooperative's name, on paper only. */
export const PrintedHead = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 0 0 18pt;
    padding-bottom: 6pt;
    border-bottom: 1px solid #000;
    font: ${fontWeight.strong} 15pt / 1.3 ${fontFamily.display};
  }
`;

export const Title = styled.h1`
  ${type.h1Large}
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Updated = styled.p`
  ${type.bodySmall}

  && {
    margin-top: ${space[3]};
    color: ${color.textSecondary};
    font-size: ${fontSize.bodyMedium};
  }
`;

/** Narrower than this a button is as wide as its column (DESIGN.md §5), px. */
const WIDE_BUTTONS_PX = 480;

/** The line of the date, beside which the buttons stand. */
const DATE_LINE = '34px';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};

  /* The first has no edge of its own: its words stand where the text begins. */
  > :first-child {
    margin-inline-start: -${space[6]};
  }

  ${media.fromWide} {
    justify-content: flex-end;
    margin-top: -${DATE_LINE};
  }

  ${media.narrowerThan(WIDE_BUTTONS_PX)} {
    > * {
      flex: 1 1 auto;
    }

    > :first-child {
      margin-inline-start: 0;
    }
  }

  @media print {
    display: none;
  }
`;

export const Section = styled.section`
  margin-top: ${space[8]};

  h2 {
    ${type.h2Small}
    margin-bottom: ${space[2]};
    outline: none;
    scroll-margin-top: ${space[8]};
  }

  p + p {
    margin-top: ${space[3]};
  }

  @media print {
    margin-top: 14pt;
    break-inside: avoid;
  }
`;
