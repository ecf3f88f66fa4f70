import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { useSkeletonTiming } from './useSkeletonTiming.ts';

export interface SkeletonPlaceProps {
  /** What `useSkeletonTiming` says. */
  timing: ReturnType<typeof useSkeletonTiming>;
  /** The skeleton. */
  children: ReactNode;
}

/**
 * A skeleton that keeps its place from the first instant and is drawn when it is time to (screens.md A.0 «Lists»): what stands below does not
 * move under a finger. Nothing once the content is there.
 */
export function SkeletonPlace({ timing, children }: SkeletonPlaceProps): ReactNode {
  switch (timing) {
    case 'none':
      return <Unseen>{children}</Unseen>;
    case 'skeleton':
      return children;
    case 'content':
      return null;
  }
}

/** Neither seen nor heard. It has no box of its own: the room lays out what is in it. */
const Unseen = styled.div`
  display: contents;
  visibility: hidden;
`;
