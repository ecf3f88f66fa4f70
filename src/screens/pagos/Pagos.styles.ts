import styled from 'styled-components';
import { cardLink } from '#components/Card/cardBox.ts';
import { focusRing } from '#theme/accessibility.ts';
import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Search = styled.div`
  margin-top: ${space[5]};
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  @container main (width < 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }

  @container main (width < 17.5rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tile = styled.a`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[5]};
  ${cardLink}
  overflow-wrap: anywhere;

  b {
    display: block;
    ${type.bodyStrong}
  }

  span > span {
    display: block;
    ${type.bodySmall}
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    padding: ${space[4]};
  }
`;

export const Result = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.row};
  padding: ${space[2]} ${space[5]};
  border-radius: ${radius.card};
  color: ${color.textPrimary};
  text-decoration: none;
  ${focusRing}

  &[href]:hover {
    background: ${color.surfaceSunken};
  }

  > svg {
    flex: none;
    margin-left: auto;
  }

  ${stackedWhenNarrow}
`;

export const Count = styled.p`
  ${type.bodySmall}
  color: ${color.textSecondary};
`;
