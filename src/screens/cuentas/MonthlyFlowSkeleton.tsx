import { Card, Part } from '#components/Card/cardParts.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WordsSkeleton } from '#components/Skeleton/WordsSkeleton.tsx';
import { FlowHead } from './MonthlyFlow.styles.ts';

/** «En qué se movió su dinero» to come, with its months and its foot. */
export function MonthlyFlowSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Part>
        <FlowHead>
          <WordsSkeleton width="13rem" height="1.5625rem" narrowHeight="3.1875rem" />
        </FlowHead>
        <Skeleton $width="100%" $height={MONTHS_HEIGHT} $radius="field" />
      </Part>
      <Part>
        <WordsSkeleton width="9rem" height="2.75rem" narrowHeight="5.5rem" />
      </Part>
    </Card>
  );
}

/** Bars and their month’s name. */
const MONTHS_HEIGHT = '10.125rem';
