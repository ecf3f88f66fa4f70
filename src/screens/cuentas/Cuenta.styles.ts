import styled from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, media } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 16px;
  margin-bottom: 20px;

  @container main (width < 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const WideOnly = styled.div`
  /* The avatar's room below 1280 px: the button would stand under it. */
  ${media.belowProfile} {
    grid-row: 3;
  }

  @container main (width < 30rem) {
    display: none;
  }
`;

/** Words that a narrow column leaves to assistive technology; their icon stays. */
export const Wide = styled.span`
  @container main (width < 30rem) {
    ${visuallyHidden}
  }
`;

/** Holds the page's next step at the lower edge of a narrow column. */
export const BottomBar = styled.div`
  display: none;

  @container main (width < 30rem) {
    display: grid;
    margin: 24px -16px -32px;
    padding: 12px 16px max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.borderSubtle};
    background: ${color.surfaceCard};

    /* Not on a low or much enlarged window: there the bar would cover what is being read. */
    ${media.atLeastHigh(560)} {
      position: sticky;
      bottom: 0;
      z-index: 10;
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 0 12px;
  min-height: 2.75rem;

  button {
    padding-inline: 10px;
  }
`;

export const ActionLink = styled.a<{ $variant: ButtonVariant }>`
  ${pillStyle}
`;

export const Label = styled.span`
  ${type.bodySmall}
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${color.textSecondary};
`;

export const Lines = styled.dl`
  flex: 0 1 18.75rem;
  min-width: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 4px 0;
  }

  dt {
    min-width: 0;
    color: ${color.textSecondary};
  }

  dd {
    margin: 0;
  }

  @container main (width >= 35rem) {
    padding-left: 28px;
    border-left: 1px solid ${color.borderSubtle};
  }

  @container main (width < 35rem) {
    flex-basis: 100%;
  }
`;

export const Progress = styled.div`
  height: 12px;
  margin: 8px 0;
  overflow: hidden;
  border-radius: 6px;
  background: ${color.borderSubtle};

  > span {
    display: block;
    height: 100%;
    border-radius: 6px;
    background: ${color.textLink};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > span {
      background: CanvasText;
    }
  }
`;

export const Title = styled.h2`
  ${type.h2Small}
  font-family: ${fontFamily.display};
`;

export const HistoryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 24px;
  margin-bottom: 28px;

  p {
    color: ${color.textSecondary};
    font-size: 0.875rem;
  }

  fieldset {
    flex: 0 1 17.5rem;
  }
`;

export const HistoryFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;

  dl {
    flex: 0 1 20rem;
  }

  > button {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

export const BalanceTable = styled.div`
  max-height: 20rem;
  margin-top: 16px;
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid ${color.borderSubtle};
    font-weight: 400;
    text-align: left;
    font-variant-numeric: tabular-nums;
  }

  td,
  th:last-child {
    text-align: right;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceCard};
    font-weight: 600;
  }
`;
