import { fallingRidge, Ridge, saddleRidge } from './ridges.tsx';

/** Two pale ridges for the foot of a light page: 170 px high and as wide as the container. */
export function PaleRidges() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="170"
      viewBox="0 0 640 170"
      preserveAspectRatio="none"
    >
      <path d={fallingRidge} fill="var(--surface-brand-soft)" transform="translate(0 8)scale(1 .91)" />
      <Ridge d={saddleRidge} fill="pale" y={72} sy={0.72} />
    </svg>
  );
}
