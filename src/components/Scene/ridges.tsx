/** A long ridge falling to the right, with a dip at a quarter. */
export const fallingRidge =
  'M0 0l10 5 11 0 24 6 17-2 8 3 19 0 10 6 10-3 21 2 29 12 8-2 14 2 14-6 25 0 19 6 23 0 16 6 12 0 9-5 9 2 38-2 13 3 24 0 6-2 20 2 17 6 17-2 15 3 12 5 11 8 15 4 34-2 10 5 26 5 35-2 8 4 31 3V900H0z';
/** A ridge with a saddle right of the middle. */
export const saddleRidge =
  'M0 12l8-2 12-8 17-2 50 4 13 5 11 0 28 7 11 0 9-4 13 1 8-3 7 3 14 1 18 8 30 3 10-4 12 0 27 5 12 7 18 5 11 7 20 5 12-1 6-3 12 2 17-2 12 2 13-1 48-16 50 11 11 7 11-2 8 3 11 0 10 4 23-2 17 2 20-6V900H0z';
/** A ridge with a hollow at a quarter and a slow rise. */
export const hollowRidge =
  'M0 6l19 4 22-1 11 2 10 0 17-5 19 1 43 14 19 11 10 0 8 4 21 0 29-8 12 0 12-5 16-1 37-9 15 1 13-3 39 2 17-4 9 2 12-1 8-3 22 2 13-5 28-4 9 0 24 8 36 1 10 4 22 0 18 5 40 4V900H0z';
/** Almost level ground. */
export const levelRidge =
  'M0 20l27 5 35 1 20-3 21-10 29-2 50-5 8 4 53 5 37-4 20-6 42 0 28 0 60-2 8-3 14 5 18 0 22 3 23 5 13-3 32 0 18-4 19 0 10 4 31 1V900H0z';
/** The flat front ridge, highest at two thirds. */
export const frontRidge =
  'M0 35l18-3 132-5 18-4 30 2 24-2 40-8 18 0 15-5 22-2 21-6 50 0 30 3 29-5 41 0 15 2 35 11 19 4 28 1 12 4 43-2V900H0z';

/** One paper-cut layer: a ridge of 640 units, moved down by `y` and scaled. */
export function Ridge({
  d,
  fill,
  y,
  sx = 1,
  sy = 1,
}: {
  d: string;
  fill: string;
  y: number;
  sx?: number;
  sy?: number;
}) {
  return <path d={d} fill={`var(--scene-${fill})`} transform={`translate(0 ${y})scale(${sx} ${sy})`} />;
}
