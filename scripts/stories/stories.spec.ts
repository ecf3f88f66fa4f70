import { test as base } from '@playwright/test';
import { catalogueUrl, exampleOf, readStories } from './builtCatalogue.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';

/** One page a worker; the files of stories follow one another in it. */
const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const stories = await openStoryPage(browser, catalogueUrl(), process.env.AXE !== '0');
      await use(stories);
      await stories.page.context().close();
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
      test(`${story.title} › ${story.name}`, async ({ stories: { play, page } }, testInfo) => {
        const finding = await play(file, story.id, story === example);
        if (finding === null) return;
        await page.screenshot({ path: testInfo.outputPath('historia.png') });
        throw new Error(finding);
      });
    }
  });
}
