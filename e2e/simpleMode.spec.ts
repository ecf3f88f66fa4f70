import { expect, test } from './bank.ts';
import { closeLook, walkAnOrder } from './closeLook.ts';
import { eachPage } from './pages.ts';
import { openSignedIn } from './steps.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('bv.sencillo', 'si')));

test('DESIGN.md §12 «Simple mode»: letters of 20 px from the first paint, nothing cut or covered and no page scrolls sideways', async ({
  page,
  watch,
}) => {
  const faults: string[] = [];
  await eachPage(page, watch, async (address) => {
    for (const [width, size] of [
      [1440, 20],
      [1100, 18],
      [768, 17],
      [390, 20],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      faults.push(...(await closeLook(page)).map((fault) => `${address} a ${width} px: ${fault}`));
    }
  });
  expect(faults).toEqual([]);
});

test('DESIGN.md §12 «Simple mode»: an order is complete in it on a phone', async ({ page }) => {
  await openSignedIn(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const faults: string[] = [];
  await walkAnOrder(page, {
    look: async (step) => void faults.push(...(await closeLook(page)).map((fault) => `${step}: ${fault}`)),
    lookAtCode: async () => undefined,
  });
  expect(faults).toEqual([]);
});
