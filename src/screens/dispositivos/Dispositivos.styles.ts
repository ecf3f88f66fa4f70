import styled from 'styled-components';
import { wordButton } from '#components/Button/words.ts';
import { ListRow } from '#components/List/listParts.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { levelLine, oneColumn } from '#theme/blocks.ts';
import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, radius, rem, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Lead = styled.p`
  margin-top: ${space[2]};
  color: ${color.textSecondary};
`;

export const Sections = styled.div`
  ${oneColumn}
  gap: ${space[6]};
  margin-top: ${space[6]};
`;

/** Brought into sight with some room around it. */
export const FailurePlace = styled.div`
  scroll-margin-block: ${rem(16)};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[3]};
`;

export const Title = styled.h2`
  ${type.h3}
  outline: none;
`;

export const Row = styled(ListRow)`
  grid-template-columns: auto minmax(0, 1fr) auto;
  min-height: 4.75rem;
  padding: ${space[3]} ${space[5]};

  @container main (width < 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space[4]} ${space[4]} ${space[1.5]};
  }

  ${stackedWhenNarrow}
`;

export const RowText = styled.div`
  display: grid;
  gap: ${space[0.5]};
  min-width: 0;
  overflow-wrap: anywhere;

  > span:last-child {
    color: ${color.textSecondary};
    ${type.bodySmall}
    font-variant-numeric: tabular-nums;
  }
`;

/** An instant is not broken at its dashes. */
export const Whole = styled.span`
  white-space: nowrap;

  @container main (width < 18rem) {
    white-space: normal;
  }
`;

export const NameLine = styled.div`
  ${levelLine}
  gap: ${space[1]} ${space[2]};

  b {
    ${type.bodyStrongTight}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[10]};

  @container main (width < 40rem) {
    grid-column: 2;
    gap: 0 ${space[6]};
  }
`;

export const Action = styled.button<{ $danger: boolean }>`
  ${wordButton}
  ${type.bodyMediumStrong}
  color: ${({ $danger }) => ($danger ? color.error : color.textLink)};
`;

export const NoticeLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  border-radius: ${radius.text};
  color: ${color.textPrimary};
  ${type.label}
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}
`;

export const DialogForm = styled.form`
  ${oneColumn}
  gap: ${space[4]};
  margin-top: ${space[5]};
`;
