import axe from 'axe-core';
import { smallTargets } from '#storybook/testRun/smallTargets.ts';
import { expect, test } from './bank.ts';
import { closeLook, settled } from './closeLook.ts';
import { eachPage } from './pages.ts';
import { expectTakenOver, heading } from './shown.ts';

/** The texts whose contrast is below 7:1, as the page stands. */
const faintTexts = async (): Promise<string[]> => {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
    // The greater rule leaves to the lesser one what has not even 4.5:1.
    runOnly: ['color-contrast', 'color-contrast-enhanced'],
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 120)}`));
};

test('at 195 px, a phone at 200 % zoom, no page breaks a word, scrolls sideways or covers anything; every target is at least 44 by 44 px in layout or reach, on a desk and on a phone; every text has a contrast of 7:1, light and dark', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/no-existe/);
  await page.addInitScript(axe.source);
  const faults: string[] = [];
  const lookAtNarrow = async (address: string): Promise<void> => {
    await page.setViewportSize({ width: 195, height: 422 });
    // What measures itself has done so.
    await settled(page);
    faults.push(...(await closeLook(page)).map((fault) => `${address} a 195 px: ${fault}`));
  };
  const small: string[] = [];
  const faint: string[] = [];
  await eachPage(page, watch, async (address) => {
    await lookAtNarrow(address);
    // The widest one last: the next page begins there.
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
  await page.goto('/no-existe');
  await expect(heading(page, /./)).toBeVisible();
  // As it stays: with the name that config.json brings.
  await expect(page.getByText('Sierra Azul').first()).toBeAttached();
  // Styles that are put in while a window changes its size may miss the change, in Chromium: of 80 loads three.
  await expectTakenOver(page);
  await settled(page);
  await lookAtNarrow('/no-existe');
  expect.soft(faults).toEqual([]);
  expect.soft(small).toEqual([]);
  expect.soft(faint).toEqual([]);
});
