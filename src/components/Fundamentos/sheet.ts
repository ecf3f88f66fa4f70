import styled from 'styled-components';
import { oneColumn } from '#theme/blocks.ts';
import { color, fontSize, fontWeight, lineHeight, media, radius, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/* What the sheets of the foundations are made of: the pages of the catalogue that are not a component's. */

/** A sheet: sections under each other, as wide as it is pleasant to read. */
export const Sheet = styled.div`
  ${oneColumn}
  gap: ${space[14]};
  max-width: 65rem;

  ${media.belowMenu} {
    gap: ${space[10]};
  }
`;

/** One theme of a sheet, with its heading. */
export const Section = styled.section`
  ${oneColumn}
  gap: ${space[4]};

  > h2 {
    ${type.h2}
  }

  > p {
    max-width: 68ch;
    color: ${color.textSecondary};
    text-wrap: pretty;
  }
`;

/** A table that becomes blocks where it does not fit: its cells say their column's name themselves. */
export const SheetTable = styled.table`
  ${type.bodySmall}
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: ${space[3]};
    padding-inline: 0 ${space[6]};
    border-bottom: 1px solid ${color.borderSubtle};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  thead th {
    ${type.caption}
    color: ${color.textSecondary};
  }

  tbody th {
    font-weight: ${fontWeight.strong};
  }

  ${media.belowMenu} {
    thead {
      display: none;
    }

    tr,
    th,
    td {
      display: block;
    }

    tr {
      padding: ${space[3]} 0;
      border-bottom: 1px solid ${color.borderSubtle};
    }

    th,
    td {
      padding: ${space[0.5]} 0;
      border: 0;
    }
  }
`;

/** Samples beside each other while there is room. */
export const Samples = styled.ul<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least = 180 }) => rem($least)}, 100%), 1fr));
  gap: ${space[5]} ${space[4]};
`;

/** A sample's name over what is said of it. */
export const Sample = styled.li`
  ${type.bodySmall}
  ${oneColumn}
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  > span {
    color: ${color.textSecondary};
  }
`;

/** The paper on which a sample stands. */
export const Paper = styled.div`
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  ${media.belowMenu} {
    padding: ${space[4]};
  }
`;

/** The name of a token, as code writes it. */
export const Token = styled.code`
  font: ${fontWeight.strong} ${fontSize.caption} / ${lineHeight.bodySmall} var(--code-family);
  overflow-wrap: anywhere;
`;
