import styled from 'styled-components';
import { oneColumn } from '#theme/blocks.ts';
import { color, space } from '#theme/tokens.ts';

/** The channels one below the other, and what saves them. */
export const Channels = styled.div`
  display: grid;
  gap: ${space[6]};

  > :last-child {
    justify-self: start;
  }

  @container main (width < 30rem) {
    > :last-child {
      justify-self: stretch;
    }
  }
`;

/** A channel's picture and its two limits; where they have no room beside each other, one below the other without the picture. */
export const Channel = styled.div`
  ${oneColumn}
  gap: ${space[4]};

  & + & {
    padding-top: ${space[6]};
    border-top: 1px solid ${color.borderSubtle};
  }

  @container main (width >= 30rem) {
    grid-template-columns: auto repeat(2, minmax(0, 1fr));
  }
`;

/** Level with the field, under its label. */
const BESIDE_FIELD = '34px';

export const Tile = styled.span`
  align-self: start;
  margin-top: ${BESIDE_FIELD};

  @container main (width < 30rem) {
    display: none;
  }
`;

/** A limit that is still to come: its label, its field, and under that its maximum and what of it is used, each as high as it will be. */
export const LimitPlace = styled.div`
  display: grid;
  grid-template-rows: 1.25rem auto 2.5rem;
  gap: ${space[1.5]};
  align-items: center;

  > :last-child {
    display: grid;
    grid-template-rows: repeat(2, 1.125rem);
    gap: ${space[1]};
    align-items: center;
  }
`;
