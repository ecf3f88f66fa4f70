import { breakpoint } from '#theme/tokens.ts';
import { expect, test } from './bank.ts';
import { layoutFaults } from './layoutFaults.ts';
import { eachPage } from './pages.ts';
import { confirmWithPin, heading } from './steps.ts';
import { answerQuestions, chooseUser, createUser, identify } from './waysIn.ts';

/** Windows that people have, both sides of each breakpoint, and where a page once was wider than its window (px). */
const WIDTHS: readonly number[] = [
  ...new Set([
    ...[240, 256, 280, 300, 320, 344, 360, 390, 412, 440, 480, 540],
    ...[592, 595, 598, 601, 604, 607, 640, 686, 687, 700, 768, 820, 900, 960],
    ...[1100, 1200, 1366, 1440, 1536, 1760, 1920, 2240, 2560],
    ...Object.values(breakpoint).flatMap((width) => [width - 1, width]),
  ]),
].sort((first, second) => first - second);

/** Where each text and each control is looked at as well. */
const CLOSELY: ReadonlySet<number> = new Set([240, 320, 390, 600, 685, 768, 1024, 1280, 1440, 1920]);

test('with the longest texts and amounts, no page scrolls sideways and nothing leaves its card, from 240 to 2560 px', async ({
  page,
  bank,
  watch,
}) => {
  bank.answerAtLength();
  const faults: string[] = [];
  await eachPage(page, watch, async (address) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = CLOSELY.has(width)
        ? await page.evaluate(layoutFaults)
        : await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth > clientWidth ? [`la página mide ${scrollWidth} px`] : [];
          });
      faults.push(...found.map((fault) => `${address} a ${width} px: ${fault}`));
    }
  });
  expect(faults).toEqual([]);
});

test('at 195 px, a phone at 200 % zoom, the registration can be finished and no word is broken', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  const look = async (step: string): Promise<void> => {
    const found = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(brokenWords))];
    expect(found, step).toEqual([]);
  };
  await identify(page);
  await look('usuario');
  await chooseUser(page);
  await look('preguntas');
  await answerQuestions(page);
  await look('confirmación');
  await createUser(page);
  await look('código');
  await confirmWithPin(page);
  await expect(heading(page, 'Su usuario está listo')).toBeVisible();
  await look('listo');
});

/** Words of up to fifteen letters that stand on more than one line. */
function brokenWords(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('dialog:modal') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(node.parentElement).clipPath !== 'none') continue;
    for (const word of (node.textContent ?? '').matchAll(/\p{L}{2,15}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`se parte «${word[0]}»`);
    }
  }
  return found;
}
