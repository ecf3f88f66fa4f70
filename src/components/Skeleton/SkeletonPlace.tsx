import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { useSkeletonTiming } from './useSkeletonTiming.ts';

export interface SkeletonPlaceProps {
  /** The result of `useSkeletonTiming`. */
  timing: ReturnType<typeof useSkeletonTiming>;
  /** The skeleton. */
  children: ReactNode;
}

/**
 * Keeps the place of a skeleton from the first instant and draws it when `timing` says so (screens.md A.0 «Lists»): content below does not
 * move under a finger. Renders nothing once the content is there.
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

/** Neither seen nor spoken. It has no box of its own: the parent lays out its content. */
const Unseen = styled.div`
  display: contents;
  visibility: hidden;
`;
