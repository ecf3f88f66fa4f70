import styled from 'styled-components';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { cardLink } from '#components/Card/cardBox.ts';
import { ListRow, RowText as Words } from '#components/List/listParts.ts';

import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  margin: ${space[5]} 0 0;
  padding: 0;
  list-style: none;

  @container main (width < 35rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

export const ChoiceLink = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[2]};
  align-content: start;
  align-items: start;
  height: 100%;
  padding: ${space[5]};
  ${cardLink}

  > :first-child {
    grid-column: 1 / -1;
  }

  @container main (width < 35rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    padding: ${space[3]} ${space[4]};

    > :first-child {
      grid-column: auto;
    }
  }

  ${stackedWhenNarrow}
`;

export const ChoiceName = styled.span`
  display: block;
  ${type.bodyStrong}
`;

export const ChoiceText = styled.span`
  ${type.bodySmall}
  display: block;
  color: ${color.textSecondary};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[7]};
`;

export const Title = styled.h2`
  ${type.h3}
`;

export const Row = styled(ListRow)`
  display: flex;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2.5]} ${space[3]} ${space[2.5]} ${space[5]};

  @container main (width < 35rem) {
    padding-left: ${space[4]};
  }

  ${stackedWhenNarrow}
`;

export const RowText = styled(Words)`
  flex: 1;
`;

export const PillLink = styled(ButtonLink)`
  /* In a narrow column the menu has it. */
  @container main (width < 30rem) {
    display: none;
  }
`;

export const SentItem = styled(ListRow)`
  grid-template-columns: auto minmax(0, 1fr) auto auto auto;

  > :nth-child(4) {
    min-width: 5.25rem;
    text-align: right;
  }

  @container main (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[3]} ${space[4]};

    > :first-child {
      display: none;
    }

    > :nth-child(2) {
      grid-row: 1;
      grid-column: 1;
    }

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 1;
      justify-self: start;
    }

    > :nth-child(4) {
      grid-row: 1;
      grid-column: 2;
    }

    > :nth-child(5) {
      grid-row: 2;
      grid-column: 2;
      justify-self: end;
    }
  }

  ${stackedWhenNarrow}
`;

export const RowActions = styled.span`
  display: inline-flex;
  gap: ${space[4]};
`;

/** What has become of one that has not simply arrived. */
export const Way = styled.div`
  margin-top: ${space[1.5]};
`;
