import type { ReactNode } from 'react';
import { iconSize, iconStroke } from '#theme/tokens.ts';

/** What draws an icon: one of lucide-react, or a component of one's own that draws an `svg` in `currentColor` with what it is given. */
export type IconDrawing = (given: {
  size: number;
  strokeWidth: number;
  'aria-hidden'?: 'true';
  role?: 'img';
  'aria-label'?: string;
}) => ReactNode;

export interface IconProps {
  icon: IconDrawing;
  /** A number of px only for what has a share of a picture. */
  size?: keyof typeof iconSize | number;
  /** Thicker than its size has it: ticks and crosses on discs. */
  stroke?: keyof typeof iconStroke;
  /** What it says to assistive technology. Without it there are words beside it, or a name around it, and it is a picture only. */
  label?: string;
}

/** An icon as everything draws it (DESIGN.md §8): the small ones thicker, and a picture only unless it is named. */
export function Icon({
  icon: Drawing,
  size = 'medium',
  stroke = size === 'small' ? 'medium' : 'regular',
  label,
}: IconProps) {
  return (
    <Drawing
      size={typeof size === 'number' ? size : iconSize[size]}
      strokeWidth={iconStroke[stroke]}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    />
  );
}
