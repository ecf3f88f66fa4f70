import axe from 'axe-core';
import { smallTargets } from '#storybook/testRun/smallTargets.ts';
import { expect, test } from './bank.ts';
import { settled } from './closeLook.ts';
import { eachPage } from './pages.ts';

/** The texts whose contrast is below 7:1, as the page stands. */
const faintTexts = async (): Promise<string[]> => {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
    // The greater rule leaves to the lesser one what has not even 4.5:1.
    runOnly: ['color-contrast', 'color-contrast-enhanced'],
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 120)}`));
};

test('every target is at least 44 by 44 px in layout or reach, on a desk and on a phone; every text has a contrast of 7:1, light and dark', async ({
  page,
  watch,
}) => {
  await page.addInitScript(axe.source);
  const small: string[] = [];
  const faint: string[] = [];
  await eachPage(page, watch, async (address) => {
    // The wider one last: the next page begins there.
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      small.push(...(await page.evaluate(smallTargets)).map((target) => `${address} a ${width} px: ${target}`));
    }
    // Light last, for the same reason.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      faint.push(...(await page.evaluate(faintTexts)).map((text) => `${address}, ${colorScheme}: ${text}`));
    }
  });
  expect(small).toEqual([]);
  expect(faint).toEqual([]);
});
