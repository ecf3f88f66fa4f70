import type { Page } from '@playwright/test';
import { paths } from '#navigation/paths.ts';
import { expect, test } from './bank.ts';
import { everyRoute } from './everyRoute.ts';
import { openSignedIn } from './steps.ts';

/** What has stood once may move by so much in all until everything is there: half of what is called good (CLS 0.1). */
const MOST = 0.05;

/** Each answer comes after its own while, ms: the calls of a page do not come together, and not in the order in which they were asked. */
function lateness(path: string): number {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return 150 + ((sum * 7) % 900);
}

/** Sums up how much what has stood moves, and keeps what moved most. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { total: 0, what: [] as string[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        moved.total += value;
        moved.what.push(...sources.map(({ node }) => `${value.toFixed(3)} ${node?.textContent?.slice(0, 60)}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
}

const routed = everyRoute.filter((route) => route !== paths.root);
const halves = [0, 1].map((half) => routed.filter((_, index) => index % 2 === half));

for (const [half, routes] of halves.entries()) {
  test(`what stands on a page does not move when the rest of it comes (${half + 1})`, async ({ page, bank }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchMoves(page);
    await openSignedIn(page);
    bank.answerAs(async ({ endpoint, usual }) => {
      await new Promise((resolve) => setTimeout(resolve, lateness(endpoint.path)));
      return usual();
    });
    for (const path of routes) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      const { total, what } = await page.evaluate(
        () => (window as unknown as { moved: { total: number; what: string[] } }).moved,
      );
      expect(total, `${path}: ${what.join('\n')}`).toBeLessThanOrEqual(MOST);
    }
  });
}
