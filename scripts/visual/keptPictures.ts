import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BaselineIndex } from './baselines.ts';

/** What this machine keeps from run to run; all of it can be made again. */
export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Agreed pictures as this machine draws them. */
export const KEPT_PICTURES = join(CACHE, 'agreed-pictures');

const PRINTS = 'prints-';

/**
 * A picture of which the fingerprint is known, whenever it was taken. By the browser's whole version: another one may draw alike and yet round a
 * shade differently, and pictures of two browsers are never compared.
 */
export const fileOfPrint = (chromium: string, print: string): string =>
  join(KEPT_PICTURES, `${PRINTS}${chromium}`, `${print}.png`);

/** The folder of a commit's catalogue. */
export const catalogueOf = (commit: string, cache = CACHE): string => join(cache, `catalogue-${commit}`);

/** How many of them are kept, 60 MB each: of the commits that are gone back to again and again. */
const KEPT_CATALOGUES = 3;

/** Takes away what no later run asks for: the pictures of fingerprints that are agreed on no more, and all but the newest catalogues. */
export function tidyKept({ pictures }: BaselineIndex, cache = CACHE): void {
  const wanted = new Set(Object.values(pictures));
  const kept = join(cache, 'agreed-pictures');
  for (const folder of existsSync(kept) ? readdirSync(kept) : []) {
    if (!folder.startsWith(PRINTS)) continue;
    for (const file of readdirSync(join(kept, folder)))
      if (!wanted.has(file.replace(/\.png$/, ''))) rmSync(join(kept, folder, file));
  }
  const catalogues = (existsSync(cache) ? readdirSync(cache) : [])
    .filter((name) => /^catalogue-[0-9a-f]{40}$/.test(name))
    .map((name) => ({ place: join(cache, name), built: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.built - one.built);
  for (const { place } of catalogues.slice(KEPT_CATALOGUES)) {
    rmSync(place, { recursive: true, force: true });
    // What was taken of it goes with it.
    const commit = place.slice(-40);
    for (const folder of existsSync(kept) ? readdirSync(kept) : [])
      if (folder.startsWith(`${commit}-`)) rmSync(join(kept, folder), { recursive: true, force: true });
  }
}
