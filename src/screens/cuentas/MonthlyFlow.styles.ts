import styled, { css } from 'styled-components';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { barTrack, bothEnds, nameOverDetails } from '#theme/blocks.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

type Way = 'income' | 'outgoing';

/** What comes is green, as its amounts are; what goes is petrol, never red (DESIGN.md §3). */
const fills: Readonly<Record<Way, string>> = { income: color.ok, outgoing: color.textLink };

export const FlowHead = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[2]} ${space[6]};
  margin-bottom: ${space[5]};
`;

export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;

export const Key = styled.span<{ $way: Way }>`
  display: flex;
  align-items: center;
  gap: ${space[1.5]};
  color: ${color.textSecondary};
  ${type.caption}

  &::before {
    width: 10px;
    height: 10px;
    border-radius: ${radius.bar};
    background: ${({ $way }) => fills[$way]};
    opacity: ${({ $way }) => ($way === 'income' ? 0.75 : 1)};
    content: '';
    forced-color-adjust: none;
  }
`;

export const Months = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[1]};
  list-style: none;

  /* Each is as wide as a finger: on the smallest phones the oldest month has no room. */
  @container main (width < 19rem) {
    > li:nth-last-child(n + 6) {
      display: none;
    }
  }

  /* Much enlarged there is room for three. */
  @container main (width < 14rem) {
    > li:nth-last-child(n + 4) {
      display: none;
    }
  }
`;

const month = css`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[2]} ${space[1]};
`;

/** A month that is still to come, in the skeleton. */
export const MonthPlace = styled.div`
  ${month}
  justify-items: center;

  > :first-child {
    width: 100%;
  }
`;

export const Month = styled.button`
  ${month}
  position: relative;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.textSecondary};
  cursor: pointer;
  transition: background-color ${motion.state};
  ${focusRing}

  &:hover {
    background: ${color.surfaceSunken};
  }

  &[aria-pressed='true'] {
    background: ${color.surfaceBrandSoft};
    color: ${color.textPrimary};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Bars = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${space[1]};
  height: 7.5rem;
`;

export const Bar = styled.span<{ $way: Way }>`
  width: min(1.25rem, 40%);
  min-height: 2px;
  border-radius: ${radius.word} ${radius.word} 0 0;
  background: ${({ $way }) => fills[$way]};
  opacity: ${({ $way }) => ($way === 'income' ? 0.75 : 1)};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: ${({ $way }) => ($way === 'income' ? 'Canvas' : 'CanvasText')};
    forced-color-adjust: none;
  }
`;

export const MonthWord = styled.span`
  ${type.labelTight}
  text-align: center;

  @container main (width < 14rem) {
    ${type.captionStrong}
  }
`;

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[8]};
  margin-bottom: ${space[4]};

  @container main (width < 35rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Words without an edge begin and end where the card's do. */
export const FlowFoot = styled.div`
  ${bothEnds}
  gap: 0 ${space[4]};

  > button {
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
  }
`;

export const KindList = styled.div`
  min-width: 0;

  ul {
    margin: 0 -${space[2]};
    list-style: none;
  }

  > p {
    color: ${color.textSecondary};
    ${type.bodySmall}
  }
`;

export const KindsHead = styled.div`
  ${bothEnds}
  align-items: baseline;
  gap: 0 ${space[4]};
  margin-bottom: ${space[2]};

  h3 {
    ${type.label}
  }
`;

const kindRow = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1.5]} ${space[3]};
  align-items: center;
  width: 100%;
  min-height: ${size.menuRow};
  padding: ${space[2]};

  /* The name has the line, and its amount the next one. */
  @container main (width < 19rem) {
    grid-template-columns: auto minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 2;
      text-align: left;
    }
  }
`;

export const KindButton = styled.button`
  ${kindRow}
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.textPrimary};
  text-align: left;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.surfaceSunken};
  }
`;

/** What leads nowhere. */
export const KindLine = styled.div`
  ${kindRow}
`;

export const KindIcon = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.inset};
  background: ${color.surfaceSunken};
  color: ${color.textSecondary};
`;

export const KindWords = styled.span`
  ${nameOverDetails}

  span {
    ${type.caption}
  }
`;

export const KindAmount = styled.span`
  text-align: right;
`;

export const Share = styled.span`
  ${barTrack}
  grid-column: 2 / -1;
  border-radius: ${radius.bar};
  background: ${color.borderSubtle};

  > span {
    display: block;
    height: 100%;
    border-radius: ${radius.bar};
    background: ${fills.outgoing};
  }

  > [data-way='income'] {
    background: ${fills.income};
    opacity: 0.75;
  }

  @media (forced-colors: active) {
    > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Heard = styled.span`
  ${visuallyHidden}
`;
