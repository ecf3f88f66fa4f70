import { type Browser, test as base } from '@playwright/test';
import { compareCodes } from '../catalogue/codeRecord.ts';
import { agreedPictures } from '../visual/agreedPictures.ts';
import { photograph, reportUntaken } from '../visual/photograph.ts';
import { picturesWanted } from '../visual/wanted.ts';
import { catalogueUrl, readExamples, readStories } from './builtCatalogue.ts';
import { openStories, type StoryPages } from './storyPage.ts';

/** A worker's stories: one of them after the other, the files following one another. */
function storiesOf(browser: Browser): StoryPages {
  const looks = { takesPictures: picturesWanted() !== 'left-out', looksWithAxe: process.env.AXE !== '0' };
  const agreed = agreedPictures(browser);
  let isPlayedExample = false;
  const stories = openStories(browser, catalogueUrl(), looks, {
    takeShot: (page, shot) => photograph(page, shot, isPlayedExample, agreed),
    compareCodes,
  });
  return {
    ...stories,
    async play(id, isExample) {
      isPlayedExample = isExample;
      const finding = await stories.play(id, isExample);
      // A story that failed may have stopped before its pictures.
      return finding ?? (looks.takesPictures ? reportUntaken(id) : null);
    },
    async close() {
      await stories.close();
      await agreed.close();
    },
  };
}

const test = base.extend<object, { stories: StoryPages }>({
  stories: [
    async ({ browser }, use) => {
      const stories = storiesOf(browser);
      await use(stories);
      await stories.close();
    },
    { scope: 'worker' },
  ],
});

const examples = readExamples();

for (const [file, stories] of readStories(process.env.STORIES)) {
  test.describe(file, () => {
    // One after the other in one frame, as they stand in the file.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(`${story.title} › ${story.name}`, async ({ stories }, testInfo) => {
        const finding = await stories.play(story.id, examples.has(story.id));
        if (finding === null) return;
        await stories.screenshot(testInfo.outputPath('historia.png'));
        throw new Error(finding);
      });
    }
  });
}
