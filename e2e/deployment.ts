import type { Page, Route } from '@playwright/test';

/** What the server answers to that request. A kept connection that it has just let go is asked again. */
export const fetched = (route: Route) => route.fetch({ maxRetries: 2 });

/** From now on the deployment's config.json is what `change` makes of it, in place of what an earlier call made: text as it stands, else JSON. */
export async function reconfigure<Config extends object>(
  page: Page,
  change: (config: Config) => unknown,
): Promise<void> {
  await page.unroute('**/config.json');
  await page.route('**/config.json', async (route) => {
    const response = await fetched(route);
    const content = change((await response.json()) as Config);
    await route.fulfill({ response, body: typeof content === 'string' ? content : JSON.stringify(content) });
  });
}
