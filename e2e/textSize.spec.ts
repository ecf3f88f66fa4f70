import { testLaunchOptions } from '../scripts/browser.ts';
import { expect, test } from './bank.ts';
import { closeLook, expectSignedInSight, walkAnOrder } from './closeLook.ts';
import { pinBox } from './code.ts';
import { eachPage } from './pages.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

// What Chrome's setting «Font size» does.
const { args, ...options } = await testLaunchOptions();
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] } });

for (const part of [0, 1] as const)
  test(`D-72: with the browser’s text at 200 % every text grows, nothing is cut, covered or broken inside a word and no page scrolls sideways at 1440, 768 and 390 px (${part + 1})`, async ({
    page,
    watch,
  }) => {
    const faults: string[] = [];
    await eachPage(
      page,
      watch,
      async (address) => {
        for (const width of [1440, 768, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const found = [...(await closeLook(page)), ...(await page.evaluate(fixedTexts))];
          faults.push(...found.map((fault) => `${address} a ${width} px: ${fault}`));
        }
      },
      part,
    );
    expect(faults).toEqual([]);
  });

test('D-72: with text at 200 % an order is read whole on a phone, from its payee to its receipt', async ({ page }) => {
  await openSignedIn(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const faults: string[] = [];
  await walkAnOrder(page, {
    look: async (step) => void faults.push(...(await closeLook(page)).map((fault) => `${step}: ${fault}`)),
    lookAtCode: async () => {
      await expectSignedInSight(page, 'Carlos Andres Loja Peralta', '$1.250,10');
      // The keyboard has opened.
      await page.setViewportSize({ width: 390, height: 450 });
      await pinBox(page, 2).focus();
      await pinBox(page, 1).focus();
      await expectSignedInSight(page, 'Carlos Andres Loja Peralta', '$1.250,10');
    },
  });
  expect(faults).toEqual([]);
});

test('D-72: with text at 200 % the menu stays an overlay up to twice the 685 px of §2', async ({ page }) => {
  await openSignedIn(page);
  const opening = page.getByRole('button', { name: 'Abrir menú' });
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await page.setViewportSize({ width: 1369, height: 900 });
  await expect(opening).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1370, height: 900 });
  await expect(opening).toBeHidden();
  await expect(menu).toBeVisible();
});

test('D-72: with text at 200 % nothing white lies under the white letters of brand and title', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/no-existe/);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['/login', '/no-existe']) {
    await page.goto(address);
    await expect(heading(page, /./)).toBeVisible();
    // As it stays: with the name that config.json brings.
    await expect(page.getByText('Sierra Azul').first()).toBeAttached();
    expect(await closeLook(page), address).toEqual([]);
  }
});

/**
 * Texts that do not go with the browser's text. With half of it each has half its size, or at most three quarters: titles and amounts are kept in
 * their room, and some texts are smaller in a narrow card. And the smallest letters of all are the bar's on phones, 12 px (DESIGN.md §12): twice
 * that here.
 */
function fixedTexts(): string[] {
  const shown: Element[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('svg, noscript, script, style, [aria-hidden="true"]'))
      continue;
    // What this window does not draw at all, such as the bar of a phone where its five words have no room.
    if (element.getClientRects().length > 0) shown.push(element);
  }
  const sizes = (): number[] => shown.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const { style } = document.documentElement;
  const whole = sizes();
  style.fontSize = '50%';
  const half = sizes();
  style.fontSize = '';
  const found = shown.flatMap((element, index) => {
    const [large = 0, small = 0] = [whole[index], half[index]];
    const text = element.textContent?.trim() ?? '';
    const name = `«${text.slice(0, 40)}» ${large} px`;
    return [
      ...(large < 24 ? [`es pequeño ${name}`] : []),
      ...(small / large > 0.75 ? [`no crece ${name}, ${small} px con la mitad`] : []),
    ];
  });
  return [...new Set(found)];
}
