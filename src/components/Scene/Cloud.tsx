export interface CloudProps {
  x: number;
  y: number;
  /** 1 is 272 units wide and 162 high. */
  scale?: number;
  opacity?: number;
  fill?: string;
}

/** A flat cloud whose origin is the top left corner of its box. */
export function Cloud({ x, y, scale = 1, opacity, fill = 'var(--scene-cloud)' }: CloudProps) {
  return (
    <path
      d="M60 162A60 60 0 0 1 0 102 60 60 0 0 1 65 42 83 83 0 0 1 217 60 51 51 0 0 1 272 111 51 51 0 0 1 221 162z"
      fill={fill}
      opacity={opacity}
      transform={`translate(${x} ${y})scale(${scale})`}
    />
  );
}
