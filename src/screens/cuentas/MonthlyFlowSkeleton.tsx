import styled from 'styled-components';
import { Card, Part } from '#components/Card/cardParts.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { FlowHead } from './MonthlyFlow.styles.ts';

/** «En qué se movió su dinero» to come, with its months and its foot. */
export function MonthlyFlowSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Part>
        <FlowHead>
          <Words $width="13rem" $height="1.5625rem" />
        </FlowHead>
        <Skeleton $width="100%" $height={MONTHS_HEIGHT} $radius="field" />
      </Part>
      <Part>
        <Words $width="9rem" $height="2.75rem" />
      </Part>
    </Card>
  );
}

/** Bars and their month’s name. */
const MONTHS_HEIGHT = '10.125rem';

/** Two words at the ends of a line; a narrow column has a line for each. */
const Words = styled(Skeleton)`
  @container main (width < 30rem) {
    height: calc(2 * ${({ $height }) => $height});
  }
`;
