import styled from 'styled-components';
import { color, media, radius } from '#theme/tokens.ts';

/** Datos: one card with every field (DESIGN.md §6 «Money flow»). */
export const FormCard = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 24px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  /* Below 480 px the column itself is the form. */
  @container main (width < 30rem) {
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13.75rem, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

/** Cancelar and the one next step; in a narrow column the step stays in sight. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;

  @container main (width < 30rem) {
    margin: 4px -16px -32px;
    padding: 12px 16px max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.borderSubtle};
    background: ${color.surfaceCard};

    > * {
      flex: 1 1 100%;
    }

    /* The bar has room for the next step alone; the way back is the menu's. */
    > :first-child {
      display: none;
    }

    /* Not on a low or much enlarged window: there the bar would cover what is being typed. */
    ${media.atLeastHigh(560)} {
      position: sticky;
      bottom: 0;
      z-index: 10;
    }
  }

  ${media.belowMenu} {
    > * {
      flex-grow: 1;
    }
  }
`;
