import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { bothEnds, oneColumn } from '#theme/blocks.ts';
import { fillsColumn } from '#theme/narrow.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The tabs, with room for a button at the right of their row. */
export const TabsRoom = styled.div`
  position: relative;
  ${fillsColumn}

  > [role='tabpanel'] {
    ${fillsColumn}
  }
`;

/** «Agregar tarjeta»: on the row of the tabs where there is room, over the list of the registered cards where there is not. */
export const AddRow = styled.div<{ $narrow: 'shown' | 'hidden' }>`
  position: absolute;
  top: ${space[1]};
  right: 0;

  > button {
    margin-inline: -${space[1]};
    padding-inline: ${space[1]};
  }

  @container main (width < 30rem) {
    position: static;
    display: ${({ $narrow }) => ($narrow === 'shown' ? 'flex' : 'none')};
    margin-bottom: ${space[3]};
  }
`;

/** Card and figures, side by side where there is room. */
export const Overview = styled.div`
  ${oneColumn}
  gap: ${space[4]};
  margin-bottom: ${space[6]};

  @container main (width >= 35rem) {
    grid-template-columns: 18.75rem minmax(0, 1fr);
    gap: ${space[7]};
  }
`;

export const Figures = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;

  @container main (width < 30rem) {
    padding: ${space[4]};
    ${cardBox}
  }
`;

export const CardName = styled.h2`
  ${type.bodyStrong}
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  ${type.bodySmall}
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
`;

/** What is used of the limit; the words under it say the same. */
export const UsedBar = styled.span<{ $share: number }>`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: ${space[3]};
  overflow: hidden;
  border-radius: ${radius.bar};
  background: ${color.borderSubtle};

  &::before {
    display: block;
    width: ${({ $share }) => $share * 100}%;
    height: 100%;
    border-radius: ${radius.bar};
    background: ${color.textLink};
    content: '';
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Ends = styled.div`
  ${bothEnds}
  gap: 0 ${space[4]};
  width: 100%;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};

  &:empty {
    display: none;
  }
`;

export const FormTitle = styled.h2`
  ${type.h2Small}
`;

/** Two lines at the right of a card to choose: who holds it. */
export const Holder = styled.span`
  display: grid;
  justify-items: end;
  text-align: right;

  > :first-child {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;

export const Blocks = styled.div`
  display: grid;
  gap: ${space[3]};
  ${fillsColumn}
`;
