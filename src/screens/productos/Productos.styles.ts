import styled from 'styled-components';
import { oneColumn } from '#theme/blocks.ts';
import { media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Actions = styled.div`
  display: flex;
  gap: ${space[3]};

  @container main (width < 30rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
    width: 100%;
  }

  ${media.belowMenu} {
    display: none;
  }
`;

/** Beside each other narrower cards would break their names and amounts. */
const twoColumns = '@container main (width >= 35rem)';

export const Groups = styled.div`
  ${oneColumn}
  gap: ${space[7]} ${space[4]};

  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Group = styled.section<{ $half?: boolean }>`
  min-width: 0;

  ${twoColumns} {
    ${({ $half }) => !$half && 'grid-column: 1 / -1;'}
  }
`;

export const GroupTitle = styled.h2`
  ${type.h3}
  margin-bottom: ${space[3]};
`;

export const Cards = styled.ul<{ $firstWide?: boolean; $single?: boolean }>`
  ${oneColumn}
  gap: ${space[4]};

  ${twoColumns} {
    ${({ $single }) => !$single && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}

    > :first-child {
      ${({ $firstWide }) => $firstWide && 'grid-column: 1 / -1;'}
    }
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space[4]};
`;
