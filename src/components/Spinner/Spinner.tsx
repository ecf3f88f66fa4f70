import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export interface SpinnerProps {
  /** px. */
  size?: number;
}

/** A turning ring for waits inside a control; decorative, the control itself says that it is busy. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return <Ring aria-hidden="true" $size={size} />;
}

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid transparent;
  /* Before Chrome and Edge 111 and Safari 16.2 there is no pale part (D-70): the arc alone turns. */
  border-color: color-mix(in srgb, currentColor 22%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  /* Its pale part would be as strong as the rest: a whole ring, which does not show that it turns. */
  @media (forced-colors: active) {
    border-color: CanvasText Canvas Canvas;
  }
`;
