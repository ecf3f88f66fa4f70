/* Where the numbers of an anatomy stand around the drawing: pure geometry, px from the stage's corner. */

/** A box on the stage. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One part's number: its centre in the gutter, and the point of the part that its line leads to. */
export interface Marker {
  index: number;
  x: number;
  y: number;
  toX: number;
  toY: number;
  part: Box;
}

/** Room around the drawing for the numbers. */
export const GUTTER = 40;

/** Distance between the centres of two numbers in one gutter: 24 px discs with air between them. */
const PITCH = 30;

type Side = 'left' | 'right' | 'top' | 'bottom';
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/**
 * Whether an element is there to be pointed at. What is only for assistive technology is clipped to nothing and is not.
 */
export function isVisiblePart(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
}

/** The first visible element of a part within the drawn story. */
export function findPart(root: ParentNode, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find(isVisiblePart) ?? null;
}

/**
 * Puts each part's number into the gutter that its line reaches with the least crossing of other parts; numbers of one gutter keep
 * their distance. Parts that are not drawn (`null`) get none.
 */
export function placeMarkers(parts: readonly (Box | null)[], stage: { width: number; height: number }): Marker[] {
  const placed: (Marker & { side: Side })[] = [];
  for (const [index, part] of parts.entries()) {
    if (!part) continue;
    const others = parts.filter((other, at): other is Box => other !== null && at !== index && !contains(other, part));
    const taken = (side: Side, at: number) =>
      placed.filter((marker) => marker.side === side && Math.abs(along(marker) - at) < PITCH).length;
    const best = SIDES.map((side) => {
      const marker = { index, part, side, ...lineTo(part, side, stage) };
      const crossed = others.filter((other) => crosses(marker, other)).length;
      const length = Math.abs(marker.x - marker.toX) + Math.abs(marker.y - marker.toY);
      return { marker, cost: length + 400 * crossed + 300 * taken(side, along(marker)) };
    }).reduce((first, second) => (second.cost < first.cost ? second : first));
    placed.push(best.marker);
  }
  for (const side of SIDES) {
    spread(
      placed.filter((marker) => marker.side === side),
      side === 'left' || side === 'right' ? stage.height : stage.width,
    );
  }
  return placed.map(({ side: _side, ...marker }) => marker);
}

const isVertical = (side: Side) => side === 'left' || side === 'right';
const along = ({ side, x, y }: { side: Side; x: number; y: number }) => (isVertical(side) ? y : x);

/** The line from a gutter's middle straight to the part's nearest edge. */
function lineTo({ left, top, width, height }: Box, side: Side, stage: { width: number; height: number }) {
  const y = top + height / 2;
  const x = left + width / 2;
  if (side === 'left') return { x: GUTTER / 2, y, toX: left, toY: y };
  if (side === 'right') return { x: stage.width - GUTTER / 2, y, toX: left + width, toY: y };
  if (side === 'top') return { x, y: GUTTER / 2, toX: x, toY: top };
  return { x, y: stage.height - GUTTER / 2, toX: x, toY: top + height };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left + 1 &&
    outer.top <= inner.top + 1 &&
    outer.left + outer.width >= inner.left + inner.width - 1 &&
    outer.top + outer.height >= inner.top + inner.height - 1
  );
}

function crosses({ x, y, toX, toY }: Pick<Marker, 'x' | 'y' | 'toX' | 'toY'>, box: Box): boolean {
  return (
    Math.min(x, toX) < box.left + box.width &&
    Math.max(x, toX) > box.left &&
    Math.min(y, toY) < box.top + box.height &&
    Math.max(y, toY) > box.top
  );
}

/** Moves the numbers of one gutter apart, and keeps them on the stage; their lines then slant. */
function spread(markers: (Marker & { side: Side })[], room: number): void {
  const key = markers[0] && isVertical(markers[0].side) ? 'y' : 'x';
  markers.sort((first, second) => first[key] - second[key]);
  let least = GUTTER / 2;
  for (const marker of markers) {
    marker[key] = Math.max(marker[key], least);
    least = marker[key] + PITCH;
  }
  let most = room - GUTTER / 2;
  for (const marker of markers.toReversed()) {
    marker[key] = Math.min(marker[key], most);
    most = marker[key] - PITCH;
  }
}
