import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

export interface WordsSkeletonProps {
  /** How long the words are, a CSS length. */
  width: string;
  /** The height of their place, a CSS length. */
  height: string;
  /** The same in a narrow column, where what stands beside each other stands under each other. */
  narrowHeight: string;
}

/** A line of words to come in the middle of a higher place: a button's, or one that a narrow column breaks. */
export function WordsSkeleton({ width, height, narrowHeight }: WordsSkeletonProps) {
  return (
    <Place $height={height} $narrowHeight={narrowHeight}>
      <Skeleton $width={width} $height="1.25rem" />
    </Place>
  );
}

const Place = styled.span<{ $height: string; $narrowHeight: string }>`
  display: grid;
  align-items: center;
  width: 100%;
  height: ${({ $height }) => $height};

  @container main (width < 30rem) {
    height: ${({ $narrowHeight }) => $narrowHeight};
  }
`;
