import { createHash } from 'node:crypto';
import type { CDPSession, Page } from 'playwright';
import type { Shot } from '#storybook/testRun/instrument.ts';

/** How often a picture is taken until it is the one that is expected, and after how long again, ms: for what is drawn a moment later. */
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

/** A picture as the browser wrote it, a PNG, and its fingerprint. */
export interface Picture {
  png: Buffer;
  /** SHA-256 of the file. */
  print: string;
}

/** Takes a picture. */
export async function shoot(page: Page, clip: Shot['clip']): Promise<Picture> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  const png = Buffer.from(data, 'base64');
  return { png, print: createHash('sha256').update(png).digest('hex') };
}

/** Takes a picture until two in a row are the same, for a while. */
export async function takeSteadyPicture(page: Page, clip: Shot['clip']): Promise<Picture> {
  return takePicture(page, clip, []);
}

/**
 * Takes a picture until it is one of those that are expected, for a while; at most until two in a row are the same, which waiting will not change.
 * @param expected fingerprints.
 */
export async function takePicture(page: Page, clip: Shot['clip'], expected: readonly string[]): Promise<Picture> {
  let picture = await shoot(page, clip);
  for (let attempt = 1; attempt < ATTEMPTS && !expected.includes(picture.print); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const again = await shoot(page, clip);
    const isSteady = again.print === picture.print;
    picture = again;
    if (isSteady) break;
  }
  return picture;
}
