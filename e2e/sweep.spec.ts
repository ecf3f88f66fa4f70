import { layoutFaults } from '#storybook/testRun/layoutFaults.ts';
import { breakpoint } from '#theme/tokens.ts';
import { expect, test } from './bank.ts';
import { closeLook, expectSignedInSight, walkAnOrder } from './closeLook.ts';
import { confirmWithPin } from './code.ts';
import { reconfigure } from './deployment.ts';
import { eachPage } from './pages.ts';
import { expectTakenOver, heading } from './shown.ts';
import { openSignedIn } from './steps.ts';
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
    expect(await closeLook(page), step).toEqual([]);
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

test('at 195 px an order is read whole, from its payee to its receipt', async ({ page }) => {
  await openSignedIn(page);
  await page.setViewportSize({ width: 195, height: 422 });
  const faults: string[] = [];
  await walkAnOrder(page, {
    look: async (step) => void faults.push(...(await closeLook(page)).map((fault) => `${step}: ${fault}`)),
    lookAtCode: async () => {
      await expectSignedInSight(page, 'Carlos Andres Loja Peralta', '$1.250,10');
      await page.setViewportSize({ width: 195, height: 400 });
      await expectSignedInSight(page, 'Carlos Andres Loja Peralta', '$1.250,10');
    },
  });
  expect(faults).toEqual([]);
});

test('at 195 px the brand is whole before the configuration has come, and with a name of one long word', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/no-existe/);
  await page.setViewportSize({ width: 195, height: 422 });
  // Without a name it is called what it is until config.json has come.
  for (const cooperativeName of [null, 'Mutualista Azuayenses']) {
    await reconfigure(page, (config) => ({ ...config, cooperativeName }));
    for (const address of ['/login', '/registro', '/politicasprivacidad', '/no-existe']) {
      await page.goto(address);
      await expect(heading(page, /./)).toBeVisible();
      await expectTakenOver(page);
      await expect(page.getByText(cooperativeName ?? 'Cooperativa').first()).toBeAttached();
      expect(await closeLook(page), `${address} de «${cooperativeName}»`).toEqual([]);
    }
  }
});
