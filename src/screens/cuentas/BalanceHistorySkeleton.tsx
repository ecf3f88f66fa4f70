import { Card, Part } from '#components/Card/cardParts.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WordsSkeleton } from '#components/Skeleton/WordsSkeleton.tsx';
import { HistoryHead } from './Cuenta.styles.ts';

/** «Saldo en el tiempo» to come. */
export function BalanceHistorySkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Part>
        <HistoryHead>
          <Skeleton $width="13.75rem" $height="3.0625rem" />
          <Skeleton $width="17.5rem" $height="2.875rem" $radius="field" />
        </HistoryHead>
        <ChartSkeleton />
      </Part>
      <Part>
        <ExtremesSkeleton />
      </Part>
    </Card>
  );
}

/** The chart with its days. */
export const ChartSkeleton = () => <Skeleton $width="100%" $height="14.125rem" $radius="field" />;

/** The lowest and the highest day, and the button of the table: under them where there is no room beside. */
export const ExtremesSkeleton = () => <WordsSkeleton width="20rem" height="2.75rem" narrowHeight="5.75rem" />;
