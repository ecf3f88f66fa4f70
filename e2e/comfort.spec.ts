import axe from 'axe-core';
import { smallTargets } from '#storybook/testRun/smallTargets.ts';
import { expect, test } from './bank.ts';
import { eachPage } from './pages.ts';

test('every target is at least 44 by 44 px in layout or reach, on a desk and on a phone', async ({ page, watch }) => {
  const small: string[] = [];
  await eachPage(page, watch, async (address) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      small.push(...(await page.evaluate(smallTargets)).map((target) => `${address} a ${width} px: ${target}`));
    }
  });
  expect(small).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`every text has a contrast of 7:1, ${theme}`, async ({ page, watch }) => {
    await page.emulateMedia({ colorScheme: theme });
    const faint: string[] = [];
    await eachPage(page, watch, async (address) => {
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
          runOnly: ['color-contrast-enhanced'],
        });
        return violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 120)}`),
        );
      });
      faint.push(...found.map((text) => `${address}: ${text}`));
    });
    expect(faint).toEqual([]);
  });
}
