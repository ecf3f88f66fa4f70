import type { ReactElement, ReactNode } from 'react';
import { iconSize, iconStroke } from '#theme/tokens.ts';

/** Draws an icon: one of lucide-react, or a component that draws an `svg` in `currentColor` with these properties. */
export type IconDrawing = (given: {
  size: number;
  strokeWidth: number;
  'aria-hidden'?: 'true';
  role?: 'img';
  'aria-label'?: string;
}) => ReactNode;

/** What a button or a field takes as its icon: a drawing, which it draws in its own size, or an element, which stays as it is. */
export type IconOrElement = IconDrawing | ReactElement;

export interface IconProps {
  icon: IconDrawing;
  /** A size's name; a number of px only for an icon that is part of a picture. */
  size?: keyof typeof iconSize | number;
  /** A thicker stroke than its size has: for ticks and crosses on discs. */
  stroke?: keyof typeof iconStroke;
  /** Name for assistive technology. Leave it out where words are beside the icon or a name is around it: then it is only a picture. */
  label?: string;
}

/** An icon (DESIGN.md §8): small ones have thicker strokes. Only a picture unless it has a name. */
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
