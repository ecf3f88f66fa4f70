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

/** How far around a part its outline runs; lines end there, clear of its words. */
export const OUTLINE = 4;

/** Distance between the centres of two numbers in one gutter: 24 px discs with air between them. */
const PITCH = 30;

type Side = 'left' | 'right' | 'top' | 'bottom';
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/** At the end of a selector: the element's own words, and not its whole box. */
const OWN_TEXT = '::text';

/**
 * Where the first visible part that answers to a selector stands in the window; null where there is none. What is only for assistive
 * technology is clipped to nothing and is not pointed at.
 */
export function findPart(root: ParentNode, selector: string): DOMRect | null {
  const isText = selector.endsWith(OWN_TEXT);
  const elements = root.querySelectorAll(isText ? selector.slice(0, -OWN_TEXT.length) : selector);
  for (const element of elements) {
    const box = isText ? textBox(element) : element.getBoundingClientRect();
    if (box && box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== 'hidden') return box;
  }
  return null;
}

/** The box of the first words that stand directly in an element. */
function textBox(element: Element): DOMRect | null {
  const words = [...element.childNodes].find(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
  if (!words) return null;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(words);
  return range.getBoundingClientRect();
}

/** The boxes of all words in the drawing, which lines had better go around. */
export function findWords(root: Element): DOMRect[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let words = walker.nextNode(); words; words = walker.nextNode()) {
    const range = root.ownerDocument.createRange();
    range.selectNodeContents(words);
    boxes.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
  }
  return boxes;
}

/**
 * Puts each part's number into the gutter that its line reaches with the least crossing of other parts and of words; numbers of one
 * gutter keep their distance. Parts that are not drawn (`null`) get none.
 */
export function placeMarkers(
  parts: readonly (Box | null)[],
  stage: { width: number; height: number },
  words: readonly Box[] = [],
): Marker[] {
  const placed: (Marker & { side: Side })[] = [];
  for (const [index, part] of parts.entries()) {
    if (!part) continue;
    const others = parts.filter((other, at): other is Box => other !== null && at !== index && !contains(other, part));
    const foreign = words.filter((word) => !contains(part, word));
    const taken = (side: Side, at: number) =>
      placed.filter((marker) => marker.side === side && Math.abs(along(marker) - at) < PITCH).length;
    const best = SIDES.map((side) => {
      const marker = { index, part, side, ...lineTo(part, side, stage) };
      const crossed = [...others, ...foreign].filter((box) => crosses(marker, box)).length;
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
  if (side === 'left') return { x: GUTTER / 2, y, toX: left - OUTLINE, toY: y };
  if (side === 'right') return { x: stage.width - GUTTER / 2, y, toX: left + width + OUTLINE, toY: y };
  if (side === 'top') return { x, y: GUTTER / 2, toX: x, toY: top - OUTLINE };
  return { x, y: stage.height - GUTTER / 2, toX: x, toY: top + height + OUTLINE };
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
