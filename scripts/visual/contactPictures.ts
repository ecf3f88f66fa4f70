/** Small pictures for the catalogue's contact sheets, made by the run of what it photographs; git keeps none of them. */
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS, writeInto } from './baselines.ts';
import type { Raster } from './changes/raster.ts';
import { pictureName } from './pictureNames.ts';

/** Where they lie, and with them what the pages read: `retratos.json`. */
export const CONTACT_SHEETS = join(REPORTS, 'retratos');
/** Where the catalogue has them. */
export const SHEETS_ADDRESS = 'retratos';
/** What each was made of: beside them, not published. */
const MADE = join(REPORTS, 'retratos-hechos');

/** Half of a phone's window, and about a third of a desktop's, in pixels; of a tall page the beginning. */
const SIZES = { phone: { width: 234, height: 468 }, desktop: { width: 480, height: 360 } };
/** Up to this width a picture is a phone's, CSS pixels. */
const PHONE_WIDTH = 480;
const QUALITY = 72;
/** How they are made: with another number all are made anew. */
const WAY = 1;
/** Around a component, in pixels of its picture. */
const AIR = 24;

/** A small picture. */
interface Made {
  name: string;
  /** How it was made, and the fingerprint of the picture that it was made of. */
  from: string;
  width: number;
  height: number;
}

/** What the pages read: when the pictures were taken, and of each story's part of a picture's name its variants with their sizes. */
export interface ContactSheets {
  /** ISO 8601. */
  taken: string;
  pictures: Readonly<Record<string, Readonly<Record<string, readonly [width: number, height: number]>>>>;
}

const madeFile = (name: string) => join(MADE, `${name}.json`);
const smallFile = (name: string) => join(CONTACT_SHEETS, `${name}.webp`);

const readMade = (file: string): Made | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Made) : null;

/** A component stands in a corner of an empty window; a screen's empty room is its own. */
const isComponent = (id: string) => id.startsWith('componentes-');

interface Size {
  width: number;
  height: number;
}

/** How far a picture's content goes to the right and down, with some air: up to there it is of another colour than its corner; else all of it. */
export function contentOf({ pixels, width, height }: Raster): Size {
  const ground = pixels[0];
  let bottom = pixels.length - 1;
  while (bottom > 0 && pixels[bottom] === ground) bottom -= 1;
  if (bottom === 0) return { width, height };
  const rows = Math.floor(bottom / width) + 1;
  let right = 0;
  for (let row = 0; row < rows; row += 1) {
    let column = width - 1;
    while (column > right && pixels[row * width + column] === ground) column -= 1;
    right = column;
  }
  return { width: Math.min(width, right + 1 + AIR), height: Math.min(height, rows + AIR) };
}

/**
 * Keeps a small one of a picture that was just taken; nothing is done where the one that is kept was made of the same.
 * @param id the story's, @param variant «1200», «390», «1200-oscuro».
 */
export async function keepSmall(id: string, variant: string, png: Buffer, print: string): Promise<void> {
  const name = pictureName(id, variant);
  const from = `${WAY} ${print}`;
  if (readMade(madeFile(name))?.from === from && existsSync(smallFile(name))) return;
  // Only who photographs needs them: the catalogue's own configuration reads this file as well.
  const { default: sharp } = await import('sharp');
  const { decode } = await import('./changes/raster.ts');
  const picture = sharp(png);
  const { width, height } = await picture.metadata();
  const size = width <= PHONE_WIDTH ? SIZES.phone : SIZES.desktop;
  const drawn = isComponent(id) ? contentOf(await decode(png)) : { width, height };
  const scale = Math.min(1, size.width / drawn.width);
  // The beginning of a page, as wide as it is.
  const shown = Math.min(drawn.height, Math.round(size.height / scale));
  const small = await picture
    .extract({ left: 0, top: 0, width: drawn.width, height: shown })
    .resize({ width: Math.round(drawn.width * scale) })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  writeInto(smallFile(name), small.data);
  const made: Made = { name, from, width: small.info.width, height: small.info.height };
  writeInto(madeFile(name), JSON.stringify(made));
}

/** All that were made, of this run and those before. */
const allMade = (): Made[] =>
  globSync('**/*.json', { cwd: MADE })
    .sort()
    .flatMap((file) => readMade(join(MADE, file)) ?? []);

/**
 * After a run: takes away what no story shows any more, and writes what the pages read.
 * @param isShown whether a story has the picture of this name: one that moved to another window has its former one no longer.
 * @param now when the pictures were taken.
 */
export function finishSheets(isShown: (name: string) => boolean, now = new Date()): void {
  const pictures: Record<string, Record<string, readonly [number, number]>> = {};
  for (const { name, width, height } of allMade()) {
    const stem = name.slice(0, name.lastIndexOf('.'));
    if (isShown(name)) pictures[stem] = { ...pictures[stem], [name.slice(stem.length + 1)]: [width, height] };
    else for (const file of [smallFile(name), madeFile(name)]) rmSync(file, { force: true });
  }
  if (Object.keys(pictures).length === 0) return;
  const sheets: ContactSheets = { taken: now.toISOString(), pictures };
  writeInto(join(CONTACT_SHEETS, 'retratos.json'), JSON.stringify(sheets));
}

/** Puts them into a catalogue that was built before they were taken. */
export function publishSheets(catalogue: string): void {
  if (existsSync(CONTACT_SHEETS))
    cpSync(CONTACT_SHEETS, join(catalogue, SHEETS_ADDRESS), { recursive: true, force: true });
}
