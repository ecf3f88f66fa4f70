import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { oneColumn, sideBySide } from '#theme/blocks.ts';
import { fillsColumn, stepAtLowerEdge } from '#theme/narrow.ts';
import { media, space } from '#theme/tokens.ts';

/** Datos: one card with every field (DESIGN.md §6 «Money flow»). */
export const FormCard = styled.form`
  ${oneColumn}
  gap: ${space[5]};
  padding: ${space[6]};
  ${cardBox}
  ${fillsColumn}

  /* Below 480 px the column itself is the form. */
  @container main (width < 30rem) {
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const Group = styled.div`
  ${oneColumn}
  gap: ${space[3]};
  min-width: 0;
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  ${sideBySide('13.75rem')}
  align-items: start;
  gap: ${space[4]};
`;

/** Cancelar and the one next step; in a narrow column the step stays in sight. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};

  @container main (width < 30rem) {
    margin-top: auto;
    ${stepAtLowerEdge}

    > * {
      flex: 1 1 100%;
    }

    /* The bar has room for the next step alone; the way back is the menu's. */
    > :first-child {
      display: none;
    }
  }

  ${media.belowMenu} {
    > * {
      flex-grow: 1;
    }
  }
`;
