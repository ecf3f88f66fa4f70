import styled, { css } from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { nameOverDetails } from '#theme/blocks.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';

export const Lines = styled.span`
  ${nameOverDetails}

  span {
    font-variant-numeric: tabular-nums;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-bottom: ${space[2]};
`;

/** A long list scrolls by itself, as high whatever is found: the search over it stays in sight and in its place. */
export const Found = styled.div<{ $long: boolean }>`
  ${({ $long }) =>
    $long &&
    css`
      height: 60vh;
      min-height: 12rem;
      margin: 0 -${space[3]};
      padding: ${space[1]} ${space[3]};
      overflow: hidden auto;
      overscroll-behavior: contain;
    `}
`;

export const Choices = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0 -${space[3]};
  padding: 0;
  list-style: none;
`;

export const Choice = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  width: 100%;
  min-height: ${size.row};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.textPrimary};
  text-align: left;
  cursor: pointer;
  transition: background-color ${motion.state};
  ${focusRing}

  &:hover,
  &[aria-selected='true'] {
    background: ${color.surfaceBrandSoft};
  }

  /* The circle of the initials has the colour that the row has then. */
  &:hover > span[aria-hidden='true'],
  &[aria-selected='true'] > span[aria-hidden='true'] {
    background: ${color.surfaceCard};
  }

  > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${color.textLink};
  }
`;
