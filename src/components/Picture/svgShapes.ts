import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { sceneTokens } from '#theme/sceneTokens.ts';

/** A drawing as a canvas takes it: shapes in the measure of its own box. */
export interface Drawing {
  /** Side of its square box. */
  side: number;
  shapes: readonly Shape[];
}

interface Shape {
  path: Path2D;
  /** Null: not filled. `currentColor` is that of the words around it. */
  fill: string | null;
  /** In the box's own measure; 0: no line. */
  lineWidth: number;
}

/**
 * The shapes of an icon or of the mark, as the page draws them, so that a picture has no second version of either. The illustrations' colours
 * are those of the light theme: a picture leaves the device.
 * @param element a component whose outermost element is an `svg`, made of paths, circles and rectangles
 */
export function drawingOf(element: ReactElement): Drawing {
  const room = document.createElement('div');
  const root = createRoot(room);
  flushSync(() => root.render(element));
  const svg = room.querySelector('svg');
  const side = Number(svg?.getAttribute('viewBox')?.split(' ')[2] ?? 24);
  const hasLines = svg?.getAttribute('stroke') === 'currentColor';
  const lineWidth = hasLines ? Number(svg?.getAttribute('stroke-width') ?? 2) : 0;
  const shapes = [...(svg?.children ?? [])].map((shape) => ({
    path: pathOf(shape),
    fill: hasLines ? null : lightColor(shape.getAttribute('fill')),
    lineWidth,
  }));
  root.unmount();
  return { side, shapes };
}

function pathOf(shape: Element): Path2D {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape.tagName === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else
    addRoundedBox(
      path,
      { x: number('x'), y: number('y'), width: number('width'), height: number('height') },
      number('rx'),
    );
  return path;
}

/** A box with round corners; `roundRect` is younger than the oldest browsers that the bank is for (browsers.md). */
export function addRoundedBox(
  path: Path2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
): void {
  const round = Math.min(radius, width / 2, height / 2);
  path.moveTo(x + round, y);
  path.arcTo(x + width, y, x + width, y + height, round);
  path.arcTo(x + width, y + height, x, y + height, round);
  path.arcTo(x, y + height, x, y, round);
  path.arcTo(x, y, x + width, y, round);
  path.closePath();
}

function lightColor(fill: string | null): string {
  const property = /^var\((--[\w-]+)\)$/.exec(fill ?? '')?.[1];
  return (property && (sceneTokens.light as Readonly<Record<string, string>>)[property]) ?? fill ?? 'currentColor';
}
