import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { openStories, type StoryPages } from '../stories/storyPage.ts';
import { borrowBaseCatalogue } from './baseCatalogue.ts';
import { pictureName, writeInto } from './baselines.ts';
import { takePicture } from './takePicture.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/agreed-pictures/', import.meta.url));

/** Takes pictures of stories as they were when they were agreed on, with this browser on this machine. */
export interface AgreedPictures {
  /** A picture as it was; or why it cannot be had. `isExample`: whether its story stands for the others of its title. */
  take: (id: string, variant: string, isExample: boolean) => Promise<Buffer | { missing: string }>;
  close: () => Promise<void>;
}

/** Opens nothing until the first picture is asked for. What was taken once is kept for the next run. */
export function agreedPictures(browser: Browser): AgreedPictures {
  let pages: StoryPages | undefined;
  const played = new Set<string>();

  async function fileOf(id: string, variant: string, isExample: boolean): Promise<string | { missing: string }> {
    const base = await borrowBaseCatalogue();
    if ('missing' in base) return base;
    const place = join(CACHE, `${base.commit}-${browser.version()}`);
    const file = join(place, `${pictureName(id, variant)}.png`);
    if (existsSync(file) || played.has(id)) return file;
    played.add(id);
    pages ??= openStories(
      browser,
      base.url,
      { takesPictures: true, looksWithAxe: false },
      {
        async takeShot(page, shot) {
          const { png } = await takePicture(page, shot.clip);
          writeInto(join(place, `${pictureName(shot.id, shot.variant)}.png`), png);
          return null;
        },
        // Nothing is asked of that catalogue but its pictures.
        compareCodes: () => null,
      },
    );
    // A story that was not there then, or failed, leaves no picture: that is told by its missing.
    await pages.play(id, isExample);
    return file;
  }

  return {
    async take(id, variant, isExample) {
      const file = await fileOf(id, variant, isExample);
      if (typeof file !== 'string') return file;
      return existsSync(file) ? readFileSync(file) : { missing: 'la historia de entonces no lo dio' };
    },
    close: async () => pages?.close(),
  };
}
