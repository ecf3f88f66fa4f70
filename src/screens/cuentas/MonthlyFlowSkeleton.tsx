import { Card, Part } from '#components/Card/cardParts.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WordsSkeleton } from '#components/Skeleton/WordsSkeleton.tsx';
import { Bars, FlowHead, MonthPlace, Months, MonthWord } from './MonthlyFlow.styles.ts';

/** «En qué se movió su dinero» to come, with its months and its foot. */
export function MonthlyFlowSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Part>
        <FlowHead>
          <WordsSkeleton width="13rem" height="1.5625rem" narrowHeight="3.1875rem" />
        </FlowHead>
        <Months>
          {MONTHS.map(([income, outgoing], month) => (
            <li key={month}>
              <MonthPlace>
                <Bars>
                  <Skeleton $width={BAR} $height={income} $radius="word" />
                  <Skeleton $width={BAR} $height={outgoing} $radius="word" />
                </Bars>
                <MonthWord>
                  <Skeleton $width="1.75rem" $height="1.125rem" />
                </MonthWord>
              </MonthPlace>
            </li>
          ))}
        </Months>
      </Part>
      <Part>
        <WordsSkeleton width="9rem" height="2.75rem" narrowHeight="5.5rem" />
      </Part>
    </Card>
  );
}

/** How wide a bar is. */
const BAR = 'min(1.25rem, 40%)';

/** How high the two bars of each month stand: no month is like the next. */
const MONTHS = [
  ['85%', '70%'],
  ['80%', '60%'],
  ['90%', '75%'],
  ['80%', '70%'],
  ['90%', '65%'],
  ['75%', '70%'],
] as const;
