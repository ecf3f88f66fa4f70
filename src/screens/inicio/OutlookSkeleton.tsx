import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { WordsSkeleton } from '#components/Skeleton/WordsSkeleton.tsx';
import { Section } from './Inicio.styles.ts';
import { Board, Drawn, OutlookHead } from './Outlook.styles.ts';

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
          <Skeleton $width="100%" $height="14.125rem" $radius="field" />
          <Skeleton $width="100%" $height="13.5rem" $radius="field" />
        </Drawn>
        <WordsSkeleton width="60%" height="3.375rem" narrowHeight="8.875rem" />
      </Board>
    </Section>
  );
}
