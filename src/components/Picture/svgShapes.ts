import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { sceneTokens } from '#theme/sceneTokens.ts';

/** A drawing for a canvas: shapes in the coordinates of its own box. */
export interface Drawing {
  /** Side of its square box. */
  side: number;
  shapes: readonly Shape[];
}

interface Shape extends Look {
  path: Path2D;
}

/** How a shape is drawn. */
interface Look {
  /** Null: not filled. `currentColor` is that of the words around it. */
  fill: string | null;
  /** In the box's own measure; 0: no line. */
  lineWidth: number;
}

/** The same as plain data, for outputs other than a canvas. */
export interface SvgDrawing {
  side: number;
  shapes: readonly SvgShape[];
}

/** One shape of it. */
export interface SvgShape extends Look {
  outline:
    | { kind: 'path'; d: string }
    | { kind: 'circle'; x: number; y: number; radius: number }
    | { kind: 'box'; x: number; y: number; width: number; height: number; radius: number };
}

/** {@link shapesOf} for a canvas. */
export function drawingOf(element: ReactElement): Drawing {
  const { side, shapes } = shapesOf(element);
  return { side, shapes: shapes.map(({ outline, ...look }) => ({ ...look, path: pathOf(outline) })) };
}

/**
 * The shapes of an icon or of the mark, as the page draws them, so that a picture has no second version of either. The illustrations' colours
 * are those of the light theme: a picture leaves the device.
 * @param element a component whose outermost element is an `svg`, made of paths, circles and rectangles
 */
export function shapesOf(element: ReactElement): SvgDrawing {
  const room = document.createElement('div');
  const root = createRoot(room);
  flushSync(() => root.render(element));
  const svg = room.querySelector('svg');
  const side = Number(svg?.getAttribute('viewBox')?.split(' ')[2] ?? 24);
  const hasLines = svg?.getAttribute('stroke') === 'currentColor';
  const lineWidth = hasLines ? Number(svg?.getAttribute('stroke-width') ?? 2) : 0;
  const shapes = [...(svg?.children ?? [])].map((shape) => ({
    outline: outlineOf(shape),
    fill: hasLines ? null : lightColor(shape.getAttribute('fill')),
    lineWidth,
  }));
  root.unmount();
  return { side, shapes };
}

function outlineOf(shape: Element): SvgShape['outline'] {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'path') return { kind: 'path', d: shape.getAttribute('d') ?? '' };
  if (shape.tagName === 'circle') return { kind: 'circle', x: number('cx'), y: number('cy'), radius: number('r') };
  return {
    kind: 'box',
    x: number('x'),
    y: number('y'),
    width: number('width'),
    height: number('height'),
    radius: number('rx'),
  };
}

function pathOf(outline: SvgShape['outline']): Path2D {
  if (outline.kind === 'path') return new Path2D(outline.d);
  const path = new Path2D();
  if (outline.kind === 'circle') path.arc(outline.x, outline.y, outline.radius, 0, 2 * Math.PI);
  else addRoundedBox(path, outline, outline.radius);
  return path;
}

/** A box with round corners; `roundRect` is newer than the oldest supported browsers (browsers.md). */
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
