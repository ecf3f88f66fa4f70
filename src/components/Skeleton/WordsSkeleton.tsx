import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

export interface WordsSkeletonProps {
  /** How long the words are, a CSS length. */
  width: string;
  /** The height of their place, a CSS length. */
  height: string;
  /** The height in a narrow column, where the words wrap. */
  narrowHeight: string;
}

/** The skeleton of a line of words that is centred in a higher place: a button, or words that wrap in a narrow column. */
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
