import { type Browser, test as base } from '@playwright/test';
import { compareCodes } from '../catalogue/codeRecord.ts';
import { agreedPictures } from '../visual/agreedPictures.ts';
import { openPhotographer } from '../visual/photograph.ts';
import { picturesWanted } from '../visual/wanted.ts';
import { catalogueUrl, readExamples, readStories } from './builtCatalogue.ts';
import { noteFinding } from './findings.ts';
import { sliceStories } from './slices.ts';
import { openStories, type StoryPages } from './storyPage.ts';
import { WORKERS } from './workers.ts';

/** What is wrong with a story, and whether it is its pictures alone: then the page that showed it is as it should be. */
interface StoryFinding {
  text: string;
  isOfPicturesAlone: boolean;
}

/** A worker's stories: one of them after the other, the files following one another. */
interface WorkerStories extends Pick<StoryPages, 'screenshot' | 'close'> {
  examine: (id: string, isExample: boolean) => Promise<StoryFinding | null>;
  end: () => Promise<void>;
}

function storiesOf(browser: Browser): WorkerStories {
  const looks = { takesPictures: picturesWanted() !== 'left-out', looksWithAxe: process.env.AXE !== '0' };
  const agreed = agreedPictures(browser);
  const photographer = openPhotographer(agreed);
  const pages = openStories(browser, catalogueUrl(), looks, { takeShot: photographer.take, compareCodes });
  return {
    screenshot: pages.screenshot,
    close: pages.close,
    async examine(id, isExample) {
      const ofStory = await pages.play(id, isExample);
      // A story that failed may have stopped before what its pictures are to show: nobody is to accept those.
      if (ofStory !== null) return { text: ofStory, isOfPicturesAlone: false };
      const ofPictures = await photographer.judge(id, isExample);
      const ofUntaken = looks.takesPictures ? photographer.reportUntaken(id) : null;
      const found = [ofPictures, ofUntaken].filter((finding) => finding !== null);
      return found.length === 0 ? null : { text: found.join('\n'), isOfPicturesAlone: true };
    },
    async end() {
      await pages.close();
      await agreed.close();
    },
  };
}

const test = base.extend<object, { stories: WorkerStories }>({
  stories: [
    async ({ browser }, use) => {
      const stories = storiesOf(browser);
      await use(stories);
      await stories.end();
    },
    { scope: 'worker' },
  ],
});

const examples = readExamples();

for (const { file, stories: slice } of sliceStories(readStories(process.env.STORIES), WORKERS)) {
  test.describe(`${file} ${slice[0]?.id ?? ''}`, () => {
    // One after the other in one frame, as they stand in the file.
    test.describe.configure({ mode: 'default' });
    for (const story of slice) {
      test(`${story.title} › ${story.name}`, async ({ stories }, testInfo) => {
        const finding = await stories.examine(story.id, examples.has(story.id));
        if (finding === null) return;
        noteFinding(testInfo, finding.text);
        // Its pictures are left for a person to see.
        if (finding.isOfPicturesAlone) return;
        await stories.screenshot(testInfo.outputPath('historia.png'));
        // What went wrong may still be under way: the next story has a page of its own.
        await stories.close();
      });
    }
  });
}
