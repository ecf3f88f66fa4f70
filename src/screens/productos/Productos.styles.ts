import styled, { css } from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { color, fontFamily, media, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Actions = styled.div`
  display: flex;
  gap: 12px;

  @container main (width < 30rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
    width: 100%;
  }

  ${media.belowMenu} {
    display: none;
  }
`;

export const ActionLink = styled.a<{ $variant: ButtonVariant }>`
  ${pillStyle}
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 16px;

  @container main (width >= 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Group = styled.section<{ $half?: boolean }>`
  min-width: 0;

  @container main (width >= 30rem) {
    ${({ $half }) => !$half && 'grid-column: 1 / -1;'}
  }
`;

export const GroupTitle = styled.h2`
  ${type.h3}
  margin-bottom: 12px;
`;

export const Cards = styled.ul<{ $firstWide?: boolean; $single?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @container main (width >= 30rem) {
    ${({ $single }) => !$single && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}

    > :first-child {
      ${({ $firstWide }) => $firstWide && 'grid-column: 1 / -1;'}
    }
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: 12px;
`;

const frame = css`
  position: relative;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  transition: border-color ${motion.state};

  &:has(a:hover) {
    border-color: ${color.borderControl};
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }
`;

export const Frame = styled.div`
  ${frame}
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;

  li > & {
    height: 100%;
  }
`;

/** A card of the loading state: the same box, nothing in it to press. */
export const AccountFrame = Frame;

export const RowFrame = styled.div`
  ${frame}
  padding: 20px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-width: 0;

  > svg {
    flex: none;
    color: ${color.textSecondary};
  }

  /* Above the link that covers the card. */
  button {
    position: relative;
    z-index: 1;
    margin: -4px -8px -4px 0;
  }
`;

export const HeadText = styled.div`
  display: grid;
  flex: 1 1 7.5rem;
  justify-items: start;
  min-width: 0;
`;

/** Text and badge beside each other, or below each other where there is no room. */
export const HeadFacts = styled.div`
  display: flex;
  flex: 1 1 7.5rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
`;

/** The link of a card: its name is the text, its target the whole card. */
export const StretchedLink = styled.a`
  color: ${color.textPrimary};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${radius.card};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }
`;

export const Name = styled.span`
  font: 600 1rem / 1.375rem ${fontFamily.body};
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  ${type.caption}
  color: ${color.textSecondary};

  b {
    color: ${color.textPrimary};
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** The main figure at the left, the others at the right, all on one foot. */
export const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 16px;
  margin-top: auto;
`;

export const Figure = styled.div<{ $end?: boolean }>`
  display: grid;
  gap: 2px;
  ${({ $end }) => $end && 'justify-items: end; text-align: right;'}
`;

export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;

  @container main (width < 30rem) {
    width: 100%;
    padding-top: 14px;
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const CardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 18px;

  ${HeadText} {
    gap: 4px;
  }
`;

export const CardFacts = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  text-align: right;

  @container main (width < 30rem) {
    justify-items: start;
    width: 100%;
    padding-top: 14px;
    border-top: 1px solid ${color.borderSubtle};
    text-align: left;

    > div {
      justify-items: start;
      text-align: left;
    }
  }
`;

export const EndDay = styled.span`
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  font-variant-numeric: tabular-nums;
`;
