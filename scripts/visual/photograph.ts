import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { Shot } from '#storybook/testRun/instrument.ts';
import {
  baselineFile,
  DIFFERENCE_FILES,
  DIFFERENCES,
  pictureName,
  readIndex,
  untakenPictures,
  writeInto,
} from './baselines.ts';
import { compare } from './compare.ts';
import type { Difference } from './report.ts';
import { picturesWanted } from './wanted.ts';

/** How often a picture that differs is taken again, for what is drawn a moment later. */
const ATTEMPTS = 5;
const PAUSE_MS = 120;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One debugging session a page. */
function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

const index = readIndex();
/** The names of all pictures that this process has taken. */
const taken = new Set<string>();
/** Whether what is found becomes what is agreed on: then nothing is waited for, and no story fails by its pictures. */
const isTakenAnew = picturesWanted() === 'anew';

async function takePicture(session: CDPSession, clip: Shot['clip']): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

const fingerprint = (picture: Buffer) => createHash('sha256').update(picture).digest('hex');

/**
 * Takes the picture until it is the baseline, for a while; what differs is left in reports/visual for a person.
 * @returns what to tell, or `null` when the picture is as agreed.
 */
export async function photograph(page: Page, { id, variant, clip }: Shot): Promise<string | null> {
  const session = await sessionOf(page);
  const name = pictureName(id, variant);
  taken.add(name);
  const expected = index.pictures[name];
  let picture = await takePicture(session, clip);
  let print = fingerprint(picture);
  for (let attempt = 1; attempt < ATTEMPTS && print !== expected; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const again = await takePicture(session, clip);
    const isSteady = fingerprint(again) === print;
    picture = again;
    print = fingerprint(again);
    // Steady and different will not become equal by waiting.
    if (isSteady && (attempt > 1 || expected === undefined || isTakenAnew)) break;
  }
  if (print === expected) return agreed(name);
  const finding = await report({ name, picture, print, isNew: expected === undefined });
  return isTakenAnew ? null : finding;
}

/**
 * After all pictures of a story: baselines that it has no longer (another window, another theme) are left in reports/visual as well.
 * @returns what to tell, or `null` when there is none.
 */
export function reportUntaken(id: string): string | null {
  const gone = untakenPictures(index, id, taken);
  for (const name of gone) {
    const place = join(DIFFERENCES, name);
    writeInto(`${place}.antes.webp`, readFileSync(baselineFile(name)));
    writeFinding(place, { name, print: '', pixels: 0, isGone: true });
  }
  return gone.length === 0 || isTakenAnew
    ? null
    : `La historia ya no tiene estos retratos: ${gone.join(', ')} (si así debe ser: npm run visual:accept).`;
}

const writeFinding = (place: string, finding: Difference) => writeInto(`${place}.json`, JSON.stringify(finding));

/** A picture is as it should be: what an earlier attempt at its story left is no difference. */
function agreed(name: string): null {
  const place = join(DIFFERENCES, name);
  if (existsSync(`${place}.json`)) {
    for (const kind of DIFFERENCE_FILES) rmSync(`${place}.${kind}`, { force: true });
  }
  return null;
}

interface Found {
  name: string;
  picture: Buffer;
  print: string;
  isNew: boolean;
}

/** Writes before, now and difference where a person finds them; nothing when not one pixel differs. */
async function report({ name, picture, print, isNew }: Found): Promise<string | null> {
  const place = join(DIFFERENCES, name);
  const found = { name, print };
  if (isNew || !existsSync(baselineFile(name))) {
    writeInto(`${place}.ahora.png`, picture);
    writeFinding(place, { ...found, pixels: null });
    return `Retrato nuevo, todavía sin aceptar: ${name} (npm run visual:accept).`;
  }
  const before = readFileSync(baselineFile(name));
  const { pixels, share, difference } = await compare(before, picture);
  if (pixels === 0) {
    // The same picture under another fingerprint, of another processor or another browser.
    if (isTakenAnew) writeFinding(place, { ...found, pixels: 0 });
    return isTakenAnew ? null : agreed(name);
  }
  writeInto(`${place}.antes.webp`, before);
  writeInto(`${place}.ahora.png`, picture);
  writeInto(`${place}.diferencia.png`, difference);
  writeFinding(place, { ...found, pixels: Number.isFinite(pixels) ? pixels : -1 });
  const what = Number.isFinite(pixels) ? `${pixels} píxeles (${(share * 100).toFixed(2)} %)` : 'otro tamaño';
  return `El retrato ${name} cambió: ${what}. Mírelo en reports/visual/index.html; si así debe ser: npm run visual:accept.`;
}
