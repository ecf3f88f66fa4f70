import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WordsSkeleton } from '#components/Skeleton/WordsSkeleton.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { Section } from './Inicio.styles.ts';
import { Ahead, Board, Drawn, Event, EventPlace, OutlookHead } from './Outlook.styles.ts';

/** The place of «Le alcanza hasta…» while it may come: what stands below does not move. */
export function OutlookSkeleton() {
  return (
    <Section as="div" aria-hidden="true">
      <OutlookHead>
        <Skeleton $width="14rem" $height="1.5rem" />
      </OutlookHead>
      <Board>
        <Skeleton $width="70%" $height="1.25rem" />
        <Drawn>
          <ChartSkeleton />
          <Ahead>
            {NAMES.map((width, event) => (
              <Event key={event}>
                <time>
                  <EventPlace $height="1.125rem">
                    <Skeleton $width="2.5rem" $height="0.75rem" />
                  </EventPlace>
                </time>
                <b>
                  <EventPlace $height="1.25rem">
                    <Skeleton $width={width} $height="0.875rem" />
                  </EventPlace>
                </b>
                <Skeleton $width="4rem" $height="0.875rem" />
              </Event>
            ))}
          </Ahead>
        </Drawn>
        <WordsSkeleton width="60%" height="3.375rem" narrowHeight="8.875rem" />
      </Board>
    </Section>
  );
}

/** As many events as stand beside the line; names are not of one length. */
const NAMES = ['70%', '55%', '80%', '60%', '75%', '50%'] as const;
