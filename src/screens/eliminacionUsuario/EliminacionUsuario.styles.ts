import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { levelLine } from '#theme/blocks.ts';
import { color, fontSize, fontWeight, lineHeight, media, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Column = styled.main`
  container: main / inline-size;
  width: min(44.5rem, 100% - 32px);
  margin: 0 auto;
  padding: ${space[14]} 0 ${space[16]};

  ${media.belowMenu} {
    padding: ${space[7]} 0 ${space[10]};
  }
`;

export const Title = styled.h1`
  ${type.h1Large}
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Lead = styled.p`
  margin: ${space[3]} 0 ${space[7]};
  color: ${color.textSecondary};
  font-size: ${fontSize.h3};
  line-height: ${lineHeight.reading};

  ${media.belowMenu} {
    font-size: ${fontSize.body};
    line-height: ${lineHeight.body};
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-bottom: ${space[8]};

  @container main (width >= 32.5rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Card = styled.section`
  padding: ${space[6]};
  ${cardBox}
`;

export const SectionTitle = styled.h2`
  ${type.h3}
  margin-bottom: ${space[3]};
`;

/** With its line of 24 px an item is 34 px high. */
const ITEM_ROOM = '5px';

export const Item = styled.li<{ $tone: 'ok' | 'error' }>`
  display: flex;
  gap: ${space[3]};
  padding: ${ITEM_ROOM} 0;
  font-size: ${fontSize.bodyMedium};

  svg {
    margin-top: ${space[0.5]};
    color: ${({ $tone }) => ($tone === 'ok' ? color.ok : color.error)};
  }
`;

export const Steps = styled.ol`
  margin-bottom: ${space[7]};
  ${cardBox}
`;

export const Step = styled.li`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-height: ${size.menuRow};
  padding: ${space[2]} ${space[6]};
  color: ${color.textSecondary};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  b {
    margin-right: ${space[3]};
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }

  @container main (width < 32.5rem) {
    b {
      display: block;
    }
  }
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  color: ${color.textPrimary};
  ${type.label}
`;

export const Ways = styled.div`
  ${levelLine}
  gap: ${space[3]};

  > [role='alert'] {
    flex: 1 1 100%;
  }

  @container main (width < 30rem) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
