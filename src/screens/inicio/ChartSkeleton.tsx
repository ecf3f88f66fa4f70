import styled from 'styled-components';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { media, space } from '#theme/tokens.ts';

/** The skeleton of a chart of balances (DESIGN.md §12): its guides, each with its amount at the right, and its dates. As high as the chart. */
export function ChartSkeleton() {
  return (
    <div aria-hidden="true">
      <Guides>
        {PLACES.map((place) => (
          <Guide key={place}>
            <Skeleton $width="100%" $height="2px" $radius="mark" />
            <Skeleton $width="2.5rem" $height="0.75rem" />
          </Guide>
        ))}
      </Guides>
      <Dates>
        {PLACES.map((place) => (
          <Skeleton key={place} $width="2.25rem" $height="0.75rem" />
        ))}
      </Dates>
    </div>
  );
}

/** Of guides as of dates there are five. */
const PLACES = [0, 1, 2, 3, 4];

const Guides = styled.div`
  display: grid;
  align-content: space-between;
  height: 12.5rem;

  ${media.belowMenu} {
    height: 10.625rem;
  }
`;

/** The amount is level with its line: neither makes the chart higher. */
const Guide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.25rem;
  gap: ${space[3]};
  align-items: center;
  height: 0;
`;

const Dates = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  height: 1.125rem;
  margin-top: ${space[2]};
  margin-inline-end: ${space[16]};

  /* There the month stands under the day. */
  @container main (width < 21.25rem) {
    height: 2.25rem;
  }
`;
