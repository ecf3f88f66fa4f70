import { test as base } from '@playwright/test';
import { catalogueUrl, exampleOf, readStories } from './builtCatalogue.ts';
import { openStories, type StoryPages } from './storyPage.ts';

/** One of them a worker; the files of stories follow one another in it. */
const test = base.extend<object, { stories: StoryPages }>({
  stories: [
    async ({ browser }, use) => {
      const stories = openStories(browser, catalogueUrl(), process.env.AXE !== '0');
      await use(stories);
      await stories.close();
    },
    { scope: 'worker' },
  ],
});

for (const [file, stories] of readStories(process.env.STORIES)) {
  const example = exampleOf(stories);
  test.describe(file, () => {
    // One after the other in one frame, as they stand in the file.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(`${story.title} › ${story.name}`, async ({ stories }, testInfo) => {
        const finding = await stories.play(story.id, story === example);
        if (finding === null) return;
        await stories.screenshot(testInfo.outputPath('historia.png'));
        throw new Error(finding);
      });
    }
  });
}
