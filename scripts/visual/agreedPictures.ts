import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { openStories, type StoryPages } from '../stories/storyPage.ts';
import { borrowBaseCatalogue } from './baseCatalogue.ts';
import { pictureName, readIndex, writeInto } from './baselines.ts';
import { takePicture } from './takePicture.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/agreed-pictures/', import.meta.url));

/** A picture that was agreed on. */
export interface WantedPicture {
  /** Its story, and whether that one stands for the others of its title. */
  id: string;
  isExample: boolean;
  variant: string;
  /** Its fingerprint. */
  print: string;
}

/** Takes pictures of stories as they were when they were agreed on, with this browser on this machine. */
export interface AgreedPictures {
  /** A picture as it was; or why it cannot be had. */
  take: (wanted: WantedPicture) => Promise<Buffer | { missing: string }>;
  close: () => Promise<void>;
}

/** A picture of which the fingerprint is known, wherever and whenever it was taken. */
const fileOfPrint = (print: string) => join(CACHE, 'prints', `${print}.png`);

/**
 * Opens nothing until the first picture is asked for. What was taken once is kept for the next run: by its fingerprint where that is the agreed
 * one, so that it serves as long as it is agreed on; by the commit where this machine draws otherwise.
 */
export function agreedPictures(browser: Browser): AgreedPictures {
  const { pictures: agreed } = readIndex();
  let pages: StoryPages | undefined;
  const played = new Set<string>();

  async function fileOf({ id, variant, isExample, print }: WantedPicture): Promise<string | { missing: string }> {
    if (existsSync(fileOfPrint(print))) return fileOfPrint(print);
    const base = await borrowBaseCatalogue();
    if ('missing' in base) return base;
    const place = join(CACHE, `${base.commit}-${browser.version()}`);
    const fileOfName = (name: string) => join(place, `${name}.png`);
    if (!existsSync(fileOfName(pictureName(id, variant))) && !played.has(id)) {
      played.add(id);
      pages ??= openStories(
        browser,
        base.url,
        { takesPictures: true, looksWithAxe: false },
        {
          async takeShot(page, shot) {
            const name = pictureName(shot.id, shot.variant);
            const expected = agreed[name];
            const taken = await takePicture(page, shot.clip, expected === undefined ? [] : [expected]);
            writeInto(taken.print === expected ? fileOfPrint(expected) : fileOfName(name), taken.png);
            return null;
          },
          // Nothing is asked of that catalogue but its pictures.
          compareCodes: () => null,
        },
      );
      // A story that was not there then, or failed, leaves no picture: that is told by its missing.
      await pages.play(id, isExample);
    }
    return existsSync(fileOfPrint(print)) ? fileOfPrint(print) : fileOfName(pictureName(id, variant));
  }

  return {
    async take(wanted) {
      const file = await fileOf(wanted);
      if (typeof file !== 'string') return file;
      return existsSync(file) ? readFileSync(file) : { missing: 'la historia de entonces no lo dio' };
    },
    close: async () => pages?.close(),
  };
}
