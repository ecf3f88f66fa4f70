import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Page = styled.main`
  display: grid;
  grid-template-columns: 16.25rem minmax(0, 42.5rem);
  justify-content: center;
  gap: 64px;
  padding: 48px 48px 72px;

  ${media.belowWide} {
    grid-template-columns: minmax(0, 42.5rem);
    padding: 28px 20px 48px;
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

export const WideIndex = styled.nav`
  position: sticky;
  top: 48px;
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
  margin-top: 24px;
  padding: 0 16px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  ${media.belowWide} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

export const IndexTitle = styled.p`
  ${type.caption}
  margin-bottom: 8px;
  color: ${color.textSecondary};
`;

export const IndexList = styled.ul`
  border-left: 1px solid ${color.borderSubtle};
`;

export const IndexLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin-left: -1px;
  padding: 0 16px;
  border-left: 3px solid transparent;
  color: ${color.textSecondary};
  font: 400 0.9375rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    color: ${color.textPrimary};
    text-decoration: underline;
  }

  &[aria-current] {
    border-left-color: ${color.textLink};
    color: ${color.textLink};
    font-weight: 600;
  }
`;

export const Article = styled.article`
  min-width: 0;
  font-size: 1.0625rem;
  line-height: 1.75rem;
  overflow-wrap: anywhere;

  ${media.belowMenu} {
    font-size: 1rem;
    line-height: 1.625rem;
  }

  > p {
    margin-top: 24px;
    font-size: 1rem;
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
    font: 600 15pt / 1.3 ${fontFamily.display};
  }
`;

export const Title = styled.h1`
  font: 600 2.5rem / 1.15 ${fontFamily.display};
  letter-spacing: -0.02em;
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Updated = styled.p`
  ${type.bodySmall}

  && {
    margin-top: 12px;
    color: ${color.textSecondary};
    font-size: 0.9375rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;

  ${media.fromWide} {
    justify-content: flex-end;
    margin-top: -34px;
  }

  @media print {
    display: none;
  }
`;

export const Section = styled.section`
  margin-top: 32px;

  h2 {
    ${type.h2Small}
    margin-bottom: 8px;
    outline: none;
    scroll-margin-top: 32px;
  }

  p + p {
    margin-top: 12px;
  }

  @media print {
    margin-top: 14pt;
    break-inside: avoid;
  }
`;
