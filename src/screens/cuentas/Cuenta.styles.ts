import styled from 'styled-components';
import { Balances, Main, Part } from '#components/Card/cardParts.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { bothEnds, oneColumn } from '#theme/blocks.ts';
import { narrowColumn, stepAtLowerEdge } from '#theme/narrow.ts';
import { color, fontFamily, fontSize, media, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[0.5]} ${space[4]};
  margin-bottom: ${space[5]};

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
export const StepBar = styled.div`
  display: none;

  @container main (width < 30rem) {
    display: grid;
    margin-top: ${space[6]};
    ${stepAtLowerEdge}
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: ${size.target};

  button {
    padding-inline: ${space[2.5]};
  }
`;

export const Label = styled.span`
  ${type.bodySmall}
  display: inline-flex;
  align-items: center;
  gap: ${space[0.5]};
  color: ${color.textSecondary};
`;

export const Lines = styled.dl`
  flex: 0 1 18.75rem;
  min-width: 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding: ${space[1]} 0;
  }

  dt {
    min-width: 0;
    color: ${color.textSecondary};
  }

  /* An amount stays beside what it is. */
  dd {
    flex: none;
    margin: 0;
  }

  ${narrowColumn} {
    > div {
      flex-wrap: wrap;
    }
  }

  @container main (width >= 35rem) {
    padding-left: ${space[7]};
    border-left: 1px solid ${color.borderSubtle};
  }

  @container main (width < 35rem) {
    flex-basis: 100%;
  }
`;

/** A term deposit's figures and, apart from them, how far it has come. */
export const TermPart = styled(Part)`
  ${Balances} {
    margin-bottom: ${space[3.5]};
  }
`;

/** At the end of its line, over the days that are left; where it stands under the capital, at the beginning. */
export const InterestFigure = styled(Main)`
  @container main (width >= 30rem) {
    justify-items: end;
  }
`;

export const Progress = styled.div`
  height: 12px;
  margin: ${space[2]} 0;
  overflow: hidden;
  border-radius: ${radius.text};
  background: ${color.borderSubtle};

  > span {
    display: block;
    height: 100%;
    border-radius: ${radius.text};
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
  ${bothEnds}
  align-items: flex-start;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[7]};

  p {
    color: ${color.textSecondary};
    font-size: ${fontSize.bodySmall};
  }

  fieldset {
    flex: 0 1 17.5rem;
  }
`;

/** What stands under the chart: its extremes, and the table once it is open. */
export const HistoryDetail = styled.div`
  ${oneColumn}
  gap: ${space[4]};

  dl {
    flex: 0 1 20rem;
  }
`;
