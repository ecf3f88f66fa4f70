import styled, { keyframes } from 'styled-components';
import { color, type RadiusName, radius } from '#theme/tokens.ts';

const pulse = keyframes`
  50% {
    opacity: 0.55;
  }
`;

/** One block of a first load, with the geometry of what will stand there. Sizes are CSS lengths, corners a token's name. Decorative. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width: string;
  $height: string;
  $radius?: RadiusName;
}>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $radius = 'small' }) => radius[$radius]};
  background: ${color.surfaceSkeleton};
  animation: ${pulse} 1.2s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
