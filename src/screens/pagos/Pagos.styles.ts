import styled from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { focusRing, reach, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Search = styled.div`
  margin-top: 20px;
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 24px;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 1.75rem;
`;

export const Title = styled.h2`
  ${type.h3}
  outline: none;
`;

export const TextButton = styled.button`
  ${reach}
  min-height: 2.75rem;
  margin-block: -8px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.textLink};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

/** What a short label is about, for who hears it without its heading. */
export const Subject = styled.span`
  ${visuallyHidden}
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

/** Picture, words, state, amount and the way on; in a narrow column two lines. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 4.5rem;
  padding: 10px 20px;

  @container main (width < 35rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    padding: 10px 16px;

    > :first-child {
      grid-row: 1 / 3;
      align-self: center;
    }

    > :nth-child(2) {
      grid-row: 1;
    }

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 2;
      justify-self: start;
    }

    > :nth-child(4) {
      grid-row: 1;
      grid-column: 3;
      justify-self: end;
    }

    > :nth-child(5) {
      grid-row: 2;
      grid-column: 3;
      justify-self: end;
    }
  }

  /* At 320 px the words need the room of the picture. */
  @container main (width < 21.25rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      display: none;
    }

    > :nth-child(-n + 3) {
      grid-column: 1;
    }

    > :nth-child(n + 4) {
      grid-column: 2;
    }
  }
`;

export const RowText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    display: block;
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  }

  span {
    color: ${color.textSecondary};
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
  }
`;

/** What a row still waits for, on a line of its own. */
export const Wait = styled.span`
  display: block;
`;

export const PillLink = styled.a<{ $variant: ButtonVariant; $size: 'compact' }>`
  ${pillStyle}

  /* In a narrow column a word is enough. */
  @container main (width < 35rem) {
    min-height: 2.75rem;
    margin-block: -8px;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${color.textLink};
    font-size: 0.875rem;
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  @container main (width < 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }

  @container main (width < 17.5rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tile = styled.a`
  display: grid;
  align-content: start;
  gap: 16px;
  height: 100%;
  padding: 20px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }

  b {
    display: block;
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }

  span > span {
    ${type.bodySmall}
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    padding: 16px;
  }
`;

export const Result = styled.a`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 4rem;
  padding: 8px 20px;
  border-radius: ${radius.card};
  color: ${color.textPrimary};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${color.surfaceSunken};
  }

  > svg {
    flex: none;
    margin-left: auto;
  }
`;

export const Live = styled.p`
  ${type.bodySmall}
  color: ${color.textSecondary};
`;
