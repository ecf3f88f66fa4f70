import type { Page, Route } from '@playwright/test';

/** What the server answers to that request. A kept connection that it has just let go is asked again. */
export const fetched = (route: Route) => route.fetch({ maxRetries: 2 });

/** What config.json holds, as far as journeys change it. */
export type DeployedConfig = Record<string, unknown> & { encryption: Record<string, unknown> };

/** From now on the deployment's config.json is what `change` makes of it, in place of what an earlier call made: text as it stands, else JSON. */
export async function reconfigure(page: Page, change: (config: DeployedConfig) => unknown): Promise<void> {
  await page.unroute('**/config.json');
  await page.route('**/config.json', async (route) => {
    try {
      const response = await fetched(route);
      const content = change((await response.json()) as DeployedConfig);
      await route.fulfill({ response, body: typeof content === 'string' ? content : JSON.stringify(content) });
    } catch (reason) {
      // An open page asks for it by itself: a journey that has ended meanwhile closes it, and nobody waits for the answer.
      if (!(await isClosing(page))) throw reason;
    }
  });
}

/** Whether a page is closed, or about to be. */
const isClosing = async (page: Page): Promise<boolean> =>
  page.isClosed() ||
  page.waitForEvent('close', { timeout: 5_000 }).then(
    () => true,
    () => page.isClosed(),
  );
