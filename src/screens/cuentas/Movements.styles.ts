import styled from 'styled-components';
import { cardBox } from '#components/Card/Card.styles.ts';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Section = styled.section`
  display: grid;
  gap: 14px;
  margin-top: 28px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;

  > button {
    margin-right: -16px;
    padding-inline: 16px;
  }
`;

export const Title = styled.h2`
  ${type.h2Small}
`;

export const Filters = styled.div`
  display: grid;
  gap: 14px;
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > :first-child:not(fieldset) {
    flex: 1 1 8.75rem;
  }

  /* A button without an edge ends where the list does. */
  > button {
    margin-right: -16px;
    padding-inline: 16px;
  }

  /* The period says what it is; its name is for assistive technology. */
  > div > label {
    ${visuallyHidden}
  }
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: 16px;
`;

export const Totals = styled.p`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  gap: 2px 24px;
  color: ${color.textSecondary};

  b {
    color: ${color.textPrimary};
    font-weight: 600;
  }

  span span {
    font-size: 0.875rem;
  }
`;

export const Table = styled.div`
  ${cardBox}

  &[aria-busy] {
    opacity: 0.9;
    cursor: progress;
  }
`;

const columns = '96px minmax(0, 1fr) auto 104px';

export const TableHead = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 16px;
  padding: 12px 20px;
  color: ${color.textPrimary};
  font: 600 0.8125rem / 1.125rem ${fontFamily.body};

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
  padding: 14px 20px 2px;
  color: ${color.textSecondary};
  font: 400 0.8125rem / 1.125rem ${fontFamily.body};

  @container main (width < 40rem) {
    display: block;
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const Row = styled.div<{ $open: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: 0 16px;
  min-height: 3.5rem;
  padding: 8px 20px;
  border-top: 1px solid ${color.borderSubtle};
  background: ${({ $open }) => ($open ? color.surfaceBrandSoft : 'transparent')};

  &:hover {
    background: ${({ $open }) => ($open ? color.surfaceBrandSoft : color.surfaceSunken)};
  }

  @container main (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    border-top: 0;
  }

  /* One below the other: beside an amount no word has room. */
  @container main (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);

    && > * {
      grid-column: 1;
      text-align: left;
    }
  }
`;

/** The date stands once per day for the eye, and in each row for assistive technology. */
export const When = styled.span<{ $repeated: boolean }>`
  color: ${color.textSecondary};
  font-size: 0.9375rem;
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

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.focusRing};
    outline-offset: -3px;
    border-radius: ${radius.small};
  }
`;

export const Amount = styled.span`
  text-align: right;
`;

export const Balance = styled.span`
  text-align: right;

  > span {
    color: ${color.textSecondary};
    font-weight: 400;
  }

  @container main (width < 40rem) {
    grid-column: 2;

    > span {
      font-size: 0.8125rem;
    }
  }
`;

export const Foot = styled.div`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  color: ${color.textSecondary};
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
  padding: 20px 16px 12px 28px;

  h2 {
    ${type.h2Small}
  }
`;

export const DetailBody = styled.div`
  flex: 1;
  padding: 8px 28px 28px;
  overflow-y: auto;

  > p {
    margin: 20px 0 16px;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 12px 0;
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
`;

export const DetailFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 16px 28px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.borderSubtle};
  ${focusRing}

  > * {
    flex: 1 1 10rem;
  }
`;
