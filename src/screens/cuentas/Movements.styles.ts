import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { cardBox } from '#components/Card/cardBox.ts';
import { Card } from '#components/Card/cardParts.ts';
import { ListHead } from '#components/List/listParts.ts';
import { MovementWords } from '#components/MovementList/MovementFace.tsx';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { bothEnds, runningBalance, wholeRowTarget } from '#theme/blocks.ts';
import { filterRow } from '#theme/narrow.ts';
import { color, fontSize, fontWeight, media, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Section = styled.section`
  display: grid;
  gap: ${space[3.5]};
  margin-top: ${space[6]};

  /* With the card's own margin as much; where the page has a next step the two margins would not become one. */
  ${Card} + & {
    margin-top: 0;
    padding-top: ${space[2]};
  }
`;

export const Head = styled(ListHead)`
  row-gap: ${space[1]};

  @container main (width < 20rem) {
    column-gap: ${space[2]};
  }
`;

export const Title = styled.h2`
  ${type.h2Small}
  outline: none;
`;

/** Over the filters, beside what exports: nothing of the bar moves when it comes. */
export const ClearButton = styled(Button)`
  && {
    margin-inline: auto 0;

    /* One line with what stands beside it, also at 320 px. */
    @container main (width < 20rem) {
      margin-inline-end: ${space[2]};
      padding-inline: 0;
    }
  }
`;

export const Filters = styled.div`
  display: grid;
  gap: ${space[3.5]};
`;

/** The search, and what opens the rest of the filters. */
export const SearchRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  /* A button without an edge ends where the list does. */
  > button {
    flex: none;
    margin-right: -${space[4]};
    padding-inline: ${space[4]};
  }
`;

/** Kind and period. */
export const ChoiceRow = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[3]};

  /* The period says what it is; its name is for assistive technology. */
  > div > label {
    ${visuallyHidden}
  }

  ${filterRow}
`;

export const FieldGrid = styled.div<{ $narrow?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $narrow }) => ($narrow ? '8rem' : '12.5rem')}, 100%), 1fr));
  gap: ${space[4]};
`;

export const Totals = styled.p`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0.5]} ${space[6]};
  color: ${color.textSecondary};

  b {
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }

  span span {
    font-size: ${fontSize.bodySmall};
  }
`;

export const Table = styled.div`
  ${cardBox}

  &[aria-busy] {
    opacity: 0.95;
    cursor: progress;
  }
`;

const columns = '96px minmax(0, 1fr) auto 104px';

export const TableHead = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space[4]};
  padding: ${space[3]} ${space[5]};
  color: ${color.textPrimary};
  ${type.captionStrong}

  span:nth-child(n + 3) {
    text-align: right;
  }

  @container main (width < 40rem) {
    ${visuallyHidden}
  }
`;

export const Rows = styled.div``;

export const DayHeading = styled.p`
  display: none;
  padding: ${space[3.5]} ${space[5]} ${space[0.5]};
  color: ${color.textSecondary};
  ${type.caption}

  @container main (width < 40rem) {
    display: block;
    border-top: 1px solid ${color.borderSubtle};
  }

  /* The card's own edge stands above the first one. */
  [role='row'] + [role='rowgroup'] > &:first-child {
    border-top: 0;
  }
`;

export const Row = styled.div<{ $open: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: 0 ${space[4]};
  min-height: ${size.menuRow};
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.borderSubtle};
  background: ${({ $open }) => ($open ? color.surfaceBrandSoft : 'transparent')};

  &:hover {
    background: ${({ $open }) => ($open ? color.surfaceBrandSoft : color.surfaceSunken)};
  }

  @container main (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    border-top: 0;

    /* Two lines: beside what it was, its amount over the balance. */
    > :nth-child(2) {
      grid-row: 1 / 3;
      grid-column: 1;
    }
  }

  /* One below the other: beside an amount no word has room. */
  @container main (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);

    && > * {
      grid-row: auto;
      grid-column: 1;
      text-align: left;
    }
  }
`;

/** The date stands once per day for the eye, and in each row for assistive technology. */
export const When = styled.span<{ $repeated: boolean }>`
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};
  font-variant-numeric: tabular-nums;
  ${({ $repeated }) => $repeated && 'opacity: 0;'}

  @container main (width < 40rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The row's button covers the row. */
export const OpenButton = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;

  ${wholeRowTarget}
`;

export const Amount = styled.span`
  text-align: right;
`;

export const Balance = styled.span`
  ${runningBalance}

  @container main (width < 40rem) {
    grid-column: 2;

    > span {
      font-size: ${fontSize.caption};
    }
  }
`;

export const DetailPanel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.modal} 0 0 ${radius.modal};
  background: ${color.surfaceCard};
`;

export const DetailHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[5]} ${space[4]} ${space[3]} ${space[7]};

  h2 {
    ${type.h2Small}
  }

  ${media.belowMenu} {
    padding-left: ${space[5]};
  }
`;

export const DetailBody = styled.div`
  flex: 1;
  padding: ${space[2]} ${space[7]} ${space[7]};
  overflow-y: auto;

  > p {
    margin: ${space[5]} 0 ${space[4]};
  }

  ${MovementWords} {
    white-space: normal;
  }

  dl > div {
    ${bothEnds}
    gap: 0 ${space[4]};
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.borderSubtle};
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    overflow-wrap: anywhere;
    text-align: right;
  }

  ${media.belowMenu} {
    padding-inline: ${space[5]};
  }
`;

export const DetailFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[4]} ${space[7]} max(${space[4]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.borderSubtle};
  ${focusRing}

  > * {
    flex: 1 1 auto;
    padding-inline: ${space[4]};
  }

  /* One below the other, what is mostly done first. */
  ${media.belowMenu} {
    flex-flow: column-reverse;
    padding-inline: ${space[5]};
  }
`;
