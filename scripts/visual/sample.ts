/**
 * How a browser draws: a sample of letters, edges and shadows, the same on every machine that draws alike. A browser is known by it and not
 * by its version: two of one version can draw a letter differently.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import { photographerOptions } from '../browser.ts';
import { BASELINES } from './baselines.ts';
import { bytesOf, decode } from './changes/raster.ts';

/** The sample as the baselines' own browser draws it. */
export const SAMPLE = join(BASELINES, 'sample.webp');

const require = createRequire(import.meta.url);
const fontFace = (family: string, file: string) =>
  `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(require.resolve(file), 'base64')})}`;

const page = () => `<!doctype html><style>
${fontFace('text', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')}
${fontFace('heading', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2')}
body{margin:0;padding:20px;width:440px;background:#f6f5f0;color:#0a2329;font:16px/1.5 text}
h1{margin:0;font:600 32px/1.15 heading;letter-spacing:-.015em}
small{font-size:13px;font-weight:600}
div{margin:12px 0;padding:12px;border:1.5px solid #738885;border-radius:12px;background:#fff;box-shadow:0 10px 28px -10px rgb(8 42 50/.18)}
</style><h1>Transferencia $1.234,56</h1><div>Cuenta de origen: ahorro a la vista<br><small>El código vence en 2:59 · ñandú, güira</small></div>
<svg width="120" height="60" fill="#0f5c66"><path d="M0 60C30 0 60 60 120 12V60Z"/><circle cx="96" cy="18" r="14" fill="#ffa24d"/></svg>`;

/** What a browser draws of the sample, and which one it is. */
export interface DrawnSample {
  /** The browser's whole version. */
  chromium: string;
  png: Buffer;
}

/** Draws the sample with the browser that the run will use. */
export async function drawSample(): Promise<DrawnSample> {
  const browser = await chromium.launch(await photographerOptions());
  try {
    const view = await browser.newPage({ viewport: { width: 480, height: 280 } });
    await view.setContent(page());
    await view.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    return { chromium: browser.version(), png: await view.screenshot() };
  } finally {
    await browser.close();
  }
}

/**
 * Whether it is drawn to the last shade as the agreed one: then a picture of another fingerprint is another picture, and no rounding of another
 * processor's.
 */
export async function isDrawnExactly(png: Buffer, agreed = SAMPLE): Promise<boolean> {
  if (!existsSync(agreed)) return true;
  const [then, now] = await Promise.all([decode(readFileSync(agreed)), decode(png)]);
  return Buffer.compare(bytesOf(then), bytesOf(now)) === 0;
}

/**
 * Colours nearer than this (0 to 1) are the same here, on pixelmatch's own scale, and a pixel that only smooths an edge differently is too:
 * another processor rounds a shadow so. Two pictures of one machine are compared more closely.
 */
const ROUNDING = 0.1;

/** Whether whoever drew this sample draws as the baselines' own browser does, to the pixel; so does everyone while there is none. */
export async function isDrawnAlike(png: Buffer, agreed = SAMPLE): Promise<boolean> {
  if (!existsSync(agreed)) return true;
  const [then, now] = await Promise.all([decode(readFileSync(agreed)), decode(png)]);
  if (then.width !== now.width || then.height !== now.height) return false;
  const options = { threshold: ROUNDING };
  return pixelmatch(bytesOf(then), bytesOf(now), undefined, now.width, now.height, options) === 0;
}
