import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Shot } from '#storybook/testRun/instrument.ts';
import type { AgreedPictures } from './agreedPictures.ts';
import { DIFFERENCE_FILES, DIFFERENCES, pictureName, readIndex, untakenPictures, writeInto } from './baselines.ts';
import { compare } from './compare.ts';
import { keepSmall } from './contactPictures.ts';
import type { Difference } from './report.ts';
import { type Picture, takePicture } from './takePicture.ts';
import { picturesWanted } from './wanted.ts';

const index = readIndex();
/** The names of all pictures that this process has taken. */
const taken = new Set<string>();
/** Whether what is found becomes what is agreed on: then nothing is waited for, and no story fails by its pictures. */
const isTakenAnew = picturesWanted() === 'anew';

/**
 * Takes the picture until its fingerprint is the agreed one, for a while; then it is compared with the agreed one, taken again here. What
 * differs is left in reports/visual for a person.
 * @param isExample whether the story stands for the others of its title.
 * @returns what to tell, or `null` when the picture is as agreed.
 */
export async function photograph(
  page: Page,
  shot: Shot,
  isExample: boolean,
  agreed: AgreedPictures,
): Promise<string | null> {
  const name = pictureName(shot.id, shot.variant);
  taken.add(name);
  const expected = index.pictures[name];
  const picture = await takePicture(page, shot.clip, isTakenAnew ? undefined : expected);
  await keepSmall(shot.id, shot.variant, picture.png, picture.print);
  if (picture.print === expected) return asAgreed(name);
  if (expected === undefined || isTakenAnew) return reportNew(name, picture);
  const before = await agreed.take(shot.id, shot.variant, isExample);
  return Buffer.isBuffer(before) ? reportChange(name, before, picture) : reportNew(name, picture, before.missing);
}

/**
 * After all pictures of a story: agreed ones that it has no longer (another window, another theme) are left in reports/visual as well.
 * @returns what to tell, or `null` when there is none.
 */
export function reportUntaken(id: string): string | null {
  const gone = untakenPictures(index, id, taken);
  for (const name of gone) writeFinding(name, { name, print: '', pixels: null, isGone: true });
  return gone.length === 0 || isTakenAnew
    ? null
    : `La historia ya no tiene estos retratos: ${gone.join(', ')} (si así debe ser: npm run visual:accept).`;
}

const writeFinding = (name: string, finding: Difference) =>
  writeInto(join(DIFFERENCES, `${name}.json`), JSON.stringify(finding));

/** A picture is as it should be: what an earlier attempt at its story left is no difference. */
function asAgreed(name: string): null {
  const place = join(DIFFERENCES, name);
  if (existsSync(`${place}.json`)) {
    for (const kind of DIFFERENCE_FILES) rmSync(`${place}.${kind}`, { force: true });
  }
  return null;
}

/** Leaves a picture that has none to be compared with. @param missing why it has none, where it should. */
function reportNew(name: string, { png, print }: Picture, missing?: string): string | null {
  writeInto(join(DIFFERENCES, `${name}.ahora.png`), png);
  writeFinding(name, { name, print, pixels: null });
  if (isTakenAnew) return null;
  return missing === undefined
    ? `Retrato nuevo, todavía sin aceptar: ${name} (npm run visual:accept).`
    : `El retrato ${name} no es el acordado, y no se puede comparar: ${missing}.`;
}

/** Writes before, now and difference where a person finds them; nothing when not one pixel differs: another processor's fingerprint. */
async function reportChange(name: string, before: Buffer, { png, print }: Picture): Promise<string | null> {
  const { pixels, share, difference } = await compare(before, png);
  if (pixels === 0) return asAgreed(name);
  const place = join(DIFFERENCES, name);
  writeInto(`${place}.antes.png`, before);
  writeInto(`${place}.ahora.png`, png);
  writeInto(`${place}.diferencia.png`, difference);
  writeFinding(name, { name, print, pixels: Number.isFinite(pixels) ? pixels : -1 });
  const what = Number.isFinite(pixels) ? `${pixels} píxeles (${(share * 100).toFixed(2)} %)` : 'otro tamaño';
  return `El retrato ${name} cambió: ${what}. Mírelo en reports/visual/index.html; si así debe ser: npm run visual:accept.`;
}
