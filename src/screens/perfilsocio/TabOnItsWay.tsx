import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { Waiting } from '#flows/asyncContent/AsyncContent.tsx';

/** A tab whose code is being fetched: its place at first, then what is awaited. */
export function TabOnItsWay() {
  return (
    <SkeletonPlace timing={useSkeletonTiming(true)}>
      <Waiting loading="Cargando" skeleton={<Skeleton $width="100%" $height="26.25rem" $radius="card" />} />
    </SkeletonPlace>
  );
}
