export interface MountainProps {
  /** Where the higher summit stands. */
  x: number;
  y: number;
  /** Pixels per unit across and down; the massif is 200 units wide and 77 high, its two summits 30 apart. */
  sx: number;
  sy: number;
  rock?: string;
  shade?: string;
  snow?: string;
}

/** The two-peaked snow massif lit from the right, as flat polygons whose origin is the higher summit. */
export function Mountain({
  x,
  y,
  sx,
  sy,
  rock = 'var(--scene-rock)',
  shade = 'var(--scene-rock-shade)',
  snow = 'var(--scene-snow)',
}: MountainProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${sx} ${sy})`}>
      <path fill={shade} d="M-80 70-53 49-44 40 0 20 10 77H-80z" />
      <path fill={rock} d="M4 51 0 58 6 67V99H140V82L121 73 101 64 84 53 60 33 57 29 40 20 14 34z" />
      <path
        fill={snow}
        d="M0 0l5.5 2 4.5 5.5 5 3 4-1.5 5.5-4.5 5.5-2 5 2.5 6 8 9 8 7 8.3-5-.8-4 5.5-4-4-4 10-5-6-4 4-4 8-5-10-4 4-4-5-5 9-5 8-4-11-1 .7-3-3.7-5-26z"
      />
      <path
        fill="var(--scene-snow-shade)"
        d="M0 0l-3 7 2 6-3 8 5 7-4 6 2 7.5-3 2.5-4-8-6 9-5-7-6 3-4-5-7 3-8 1 9-5 8-10 9-10 6-4 6-7zM15 10.5l4-1.5 5.5-4.5 5.5-2-4 9.5 2 7-5 6 2 6-3 5-4 4-6-10 3-6-3-6z"
      />
    </g>
  );
}
