import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/* What the catalogue's own pages are made of: the product's tokens, without Storybook's looks. */

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  color: ${color.textPrimary};

  code {
    font-family: var(--code-family);
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: 12px;

  h1 {
    ${type.h1}
  }
`;

/** Where the page stands: «Componentes», «Pantallas · Pagos». */
export const Path = styled.p`
  ${type.label}
  color: ${color.textSecondary};
`;

/** The page's first sentences. */
export const Lead = styled.p`
  max-width: 68ch;
  color: ${color.textSecondary};
  font-size: 1.125rem;
  line-height: 1.6875rem;
  text-wrap: pretty;
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > h2 {
    ${type.h2Small}
  }
`;

export const Note = styled.p`
  ${type.bodySmall}
  max-width: 68ch;
  color: ${color.textSecondary};
`;

/** Where a story stands: the page's own ground, so that the component is seen as in the bank. */
export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCanvas};
`;

export const PlainTable = styled.table`
  ${type.bodySmall}
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid ${color.borderSubtle};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;

/** A key of the keyboard. */
export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.625rem;
  padding: 1px 7px;
  border: 1px solid ${color.borderControl};
  border-radius: 6px;
  background: ${color.surfaceCard};
  font: 600 0.8125rem / 1.25rem var(--code-family);
  text-align: center;
  white-space: nowrap;
`;

export const Anchor = styled.a`
  border-radius: 4px;
  color: ${color.textLink};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;
