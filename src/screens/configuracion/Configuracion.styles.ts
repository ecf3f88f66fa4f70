import styled from 'styled-components';
import { cardBox, cardLink } from '#components/Card/cardBox.ts';
import { oneColumn } from '#theme/blocks.ts';
import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Choices = styled.ul`
  ${oneColumn}
  gap: ${space[3]};
  margin-top: ${space[5]};
`;

export const Choice = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  min-height: 5.75rem;
  padding: ${space[4]} ${space[5]};
  ${cardLink}

  @container main (width < 30rem) {
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
  }

  ${stackedWhenNarrow}
`;

export const ChoiceName = styled.span`
  display: block;
  ${type.bodyLargeStrong}
`;

export const ChoiceText = styled.span`
  ${type.bodySmall}
  display: block;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
`;

export const ThemeBox = styled.section`
  margin-top: ${space[7]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  ${cardBox}

  @container main (width < 30rem) {
    padding: ${space[4]};
  }
`;

export const KeyBox = styled(ThemeBox)`
  margin-top: ${space[4]};
  padding-block: ${space[4]};
`;

export const ThemeTitle = styled.h2`
  ${type.h3}
`;

export const ThemeNote = styled.p`
  ${type.bodySmall}
  margin: ${space[0.5]} 0 ${space[4]};
  color: ${color.textSecondary};
`;
