import styled from 'styled-components';
import { paddedCard } from '#components/Card/cardParts.ts';
import { focusRing } from '#theme/accessibility.ts';
import { levelLine, oneColumn } from '#theme/blocks.ts';
import { color, fontSize, fontWeight, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Sections = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Card = styled.form`
  ${paddedCard}
  gap: ${space[5]};
`;

export const Head = styled.div`
  ${levelLine}
  gap: ${space[3]} ${space[5]};
`;

export const Identity = styled.div`
  display: grid;
  flex: 1 1 11.25rem;
  gap: ${space[0.5]};
  min-width: 0;
`;

/** D-10: a quiet text control over the name; the target is 44 px high although the text is one line. */
export const Greeting = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  margin: -${space[2]} 0;
  color: ${color.textSecondary};

  select {
    ${type.bodySmall}
    min-height: ${size.target};
    padding: 0 ${space[6]} 0 0;
    field-sizing: content;
    border: 0;
    border-radius: ${radius.text};
    appearance: none;
    background: transparent;
    color: inherit;
    font-size: ${fontSize.bodyMedium};
    cursor: pointer;
    ${focusRing}
  }

  option {
    background: ${color.surfaceCard};
    color: ${color.textPrimary};
  }

  svg {
    position: absolute;
    right: ${space[1]};
    pointer-events: none;
  }
`;

export const FullName = styled.h2`
  ${type.h2}
  overflow-wrap: anywhere;

  @container main (width < 30rem) {
    ${type.h2Small}
  }
`;

export const LastAccess = styled.p`
  ${type.bodySmall}
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[1]};
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;

  svg {
    margin-top: ${space[0.5]};
  }

  b {
    display: inline-block;
    font-weight: ${fontWeight.regular};
  }
`;

export const Fields = styled.div`
  ${oneColumn}
  gap: ${space[5]};

  @container main (width >= 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const SaveRow = styled.div`
  ${levelLine}
  gap: ${space[3]} ${space[5]};

  p {
    ${type.bodySmall}
    display: flex;
    flex: 1 1 12.5rem;
    align-items: center;
    gap: ${space[2.5]};
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    button {
      width: 100%;
    }
  }
`;
