import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openStories, type StoryPages } from '../stories/storyPage.ts';
import { borrowBaseCatalogue, commitOfPicture } from './baseCatalogue.ts';
import { pictureName, readIndex, writeInto } from './baselines.ts';
import { fileOfPrint, KEPT_PICTURES } from './keptPictures.ts';
import { takePicture } from './takePicture.ts';
import { isThorough } from './wanted.ts';

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

/** The stories of one catalogue, and those that have been played of it. */
interface OpenedCatalogue {
  place: string;
  pages: StoryPages;
  played: Set<string>;
}

/**
 * Opens nothing until the first picture is asked for. What was taken once is kept for the next run: by its fingerprint where that is the agreed
 * one, so that it serves as long as it is agreed on; by the commit where this machine draws otherwise.
 */
export function agreedPictures(browser: Browser): AgreedPictures {
  const { pictures: agreed } = readIndex();
  const catalogues = new Map<string, OpenedCatalogue>();
  const fileOfAgreed = (print: string): string => fileOfPrint(browser.version(), print);

  function openCatalogue({ url, commit }: { url: string; commit: string }): OpenedCatalogue {
    const place = join(KEPT_PICTURES, `${commit}-${browser.version()}`);
    const pages = openStories(
      browser,
      url,
      { takesPictures: true, looksWithAxe: false },
      {
        async takeShot(page, shot) {
          const name = pictureName(shot.id, shot.variant);
          const expected = agreed[name];
          const taken = await takePicture(page, shot.clip, expected === undefined ? [] : [expected]);
          writeInto(taken.print === expected ? fileOfAgreed(expected) : join(place, `${name}.png`), taken.png);
          return null;
        },
        // Nothing is asked of that catalogue but its pictures.
        compareCodes: () => null,
      },
    );
    return { place, pages, played: new Set() };
  }

  /** Where a catalogue's picture lies: by its fingerprint, or by its name where it has another. */
  async function fileIn(
    base: { url: string; commit: string },
    { id, variant, isExample, print }: WantedPicture,
  ): Promise<string> {
    const catalogue = catalogues.get(base.commit) ?? openCatalogue(base);
    catalogues.set(base.commit, catalogue);
    const file = join(catalogue.place, `${pictureName(id, variant)}.png`);
    if (!existsSync(file) && !catalogue.played.has(id)) {
      catalogue.played.add(id);
      // A story that was not there then, or failed, leaves no picture: that is told by its missing.
      await catalogue.pages.play(id, isExample);
    }
    return existsSync(fileOfAgreed(print)) ? fileOfAgreed(print) : file;
  }

  async function fileOf(wanted: WantedPicture): Promise<string | { missing: string }> {
    const { id, variant, print } = wanted;
    if (existsSync(fileOfAgreed(print))) return fileOfAgreed(print);
    const last = await borrowBaseCatalogue();
    if ('missing' in last) return last;
    const file = await fileIn(last, wanted);
    if (file === fileOfAgreed(print) || !isThorough()) return file;
    // The commit that last changed the index did not draw it so: it has brought a change that nobody has looked at. What was agreed on is older.
    const own = commitOfPicture(pictureName(id, variant), print);
    if (own === null) return { missing: 'la historia de git no llega hasta donde se acordó' };
    const base = own === last.commit ? last : await borrowBaseCatalogue(own);
    if ('missing' in base) return base;
    // What was accepted and then changed before it was committed, no commit draws.
    return (await fileIn(base, wanted)) === fileOfAgreed(print)
      ? fileOfAgreed(print)
      : { missing: `tampoco ${own.slice(0, 7)}, que lo acordó, lo dibuja así` };
  }

  return {
    async take(wanted) {
      const file = await fileOf(wanted);
      if (typeof file !== 'string') return file;
      return existsSync(file) ? readFileSync(file) : { missing: 'la historia de entonces no lo dio' };
    },
    async close() {
      for (const { pages } of catalogues.values()) await pages.close();
    },
  };
}
