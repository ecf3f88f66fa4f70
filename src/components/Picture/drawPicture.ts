import { fontStack } from '#theme/tokens.ts';
import { isolatedParts } from '../Apart/parts.ts';
import type { Letters, MeasureText, Picture, PictureDrawing, PicturePiece, PictureText, Place } from './picture.ts';
import { addRoundedBox, type Drawing } from './svgShapes.ts';

/**
 * How long a picture waits for our fonts, for a logo and for being encoded, ms. After that it is drawn with the device's fonts, without the
 * logo, and encoded at once.
 */
const PATIENCE_MS = 1_000;

/** The drawings by name: our own shapes, or a picture of the cooperative's. */
export type DrawingFor<Name extends string> = Readonly<Record<Name, Drawing | HTMLImageElement>>;

/** A canvas to measure and draw on; null where the device has no memory for it. */
export function pictureCanvas({ width, height }: Pick<Place, 'width' | 'height'>): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw a picture on.');
  context.direction = 'ltr';
  return context;
}

/** Measures as the canvas draws. */
export function measureOn(context: CanvasRenderingContext2D): MeasureText {
  return (text, letters) => {
    context.font = fontOf(letters);
    return context.measureText(text).width;
  };
}

/** Fetches the fonts that these texts need, or gives up on them. Never rejects. */
export async function bringLetters(letters: readonly Letters[], text: string): Promise<void> {
  const faces = letters.map((one) => document.fonts.load(fontOf(one), text));
  await inTime(Promise.all(faces));
}

/**
 * A logo that can be drawn on a canvas without locking it: fetched without the member's cookies. Null where its host does not allow that,
 * it does not come, or it has no size of its own. Never rejects.
 */
export async function drawableLogo(url: string): Promise<HTMLImageElement | null> {
  const logo = new Image();
  logo.crossOrigin = 'anonymous';
  logo.src = url;
  const come = await inTime(logo.decode().then(() => true));
  return come && logo.naturalWidth > 0 && logo.naturalHeight > 0 ? logo : null;
}

/** Draws a picture and returns it as a PNG. Rejects when the canvas cannot be read or the device has no memory. */
export async function pngOf<Name extends string>(
  context: CanvasRenderingContext2D,
  { pieces }: Picture<Name>,
  drawings: DrawingFor<Name>,
): Promise<Blob> {
  for (const piece of pieces) drawPiece(context, piece, drawings);
  const blob = await bytesOf(context.canvas);
  if (!blob) throw new Error('The picture has no bytes.');
  return blob;
}

/**
 * Browsers encode a canvas when the page leaves them time, which takes seconds on a busy device, longer than a tap's right to share. After
 * a while it is therefore encoded at once. Null where there is no memory for it.
 */
async function bytesOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const waiting = new AbortController();
  const late = new Promise<Blob | null>((resolve) => {
    const timer = setTimeout(() => resolve(bytesNow(canvas)), PATIENCE_MS);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')), late]);
  } finally {
    waiting.abort();
  }
}

function bytesNow(canvas: HTMLCanvasElement): Blob | null {
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  return base64 === ''
    ? null
    : new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
}

function drawPiece<Name extends string>(
  context: CanvasRenderingContext2D,
  piece: PicturePiece<Name>,
  drawings: DrawingFor<Name>,
): void {
  context.save();
  context.fillStyle = piece.color;
  context.strokeStyle = piece.color;
  if (piece.kind === 'text') drawText(context, piece);
  else if (piece.kind === 'box') fillBox(context, piece, piece.radius);
  else if (piece.kind === 'dashes') drawDashes(context, piece);
  else drawDrawing(context, piece, drawings[piece.name]);
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, { text, letters, align, x, y, width, height }: PictureText): void {
  context.font = fontOf(letters);
  context.textAlign = align;
  const from = { left: x, center: x + width / 2, right: x + width }[align];
  // Between ascent and descent of both families, so that words of all sizes stand in the middle of their lines.
  const baseline = y + height / 2 + letters.size * 0.35;
  context.fillText(isolatedParts(text), from, baseline);
}

function fillBox(context: CanvasRenderingContext2D, place: Place, radius: number): void {
  const path = new Path2D();
  addRoundedBox(path, place, radius);
  context.fill(path);
}

/** As many dashes as begin and end with the line. */
function drawDashes(context: CanvasRenderingContext2D, { x, y, width, height }: Place): void {
  const dash = 3 * height;
  const gaps = Math.max(1, Math.round((width - dash) / (2 * dash)));
  context.lineWidth = height;
  context.setLineDash([dash, (width - dash) / gaps - dash]);
  context.beginPath();
  context.moveTo(x, y + height / 2);
  context.lineTo(x + width, y + height / 2);
  context.stroke();
}

function drawDrawing<Name extends string>(
  context: CanvasRenderingContext2D,
  { x, y, width, height, color }: PictureDrawing<Name>,
  drawing: Drawing | HTMLImageElement,
): void {
  if ('shapes' in drawing) {
    context.translate(x, y);
    context.scale(width / drawing.side, height / drawing.side);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const { path, fill, lineWidth } of drawing.shapes) {
      if (fill) context.fillStyle = fill === 'currentColor' ? color : fill;
      if (fill) context.fill(path);
      context.lineWidth = lineWidth;
      if (lineWidth > 0) context.stroke(path);
    }
    return;
  }
  // As wide or as high as its place, never distorted.
  const share = Math.min(width / drawing.naturalWidth, height / drawing.naturalHeight);
  const size = { width: drawing.naturalWidth * share, height: drawing.naturalHeight * share };
  context.drawImage(drawing, x + (width - size.width) / 2, y + (height - size.height) / 2, size.width, size.height);
}

function fontOf({ family, weight, size }: Letters): string {
  return `${weight} ${size}px ${fontStack[family]}`;
}

/** Null where it does not come in time, or fails. */
function inTime<Result>(promise: Promise<Result>): Promise<Result | null> {
  return Promise.race([
    promise.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null)),
  ]);
}
