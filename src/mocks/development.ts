import { createMswWorker } from './browser.ts';
import type { DemoConfig } from './demo.ts';
import { createSharedDemo } from './sharedBooks.ts';

/**
 * Starts the cooperative of `npm run dev` inside the page, in live mode, with the very configuration that the page will read. The
 * books survive a reload and are shared between tabs; a restart of the dev server, which makes a new key, begins them anew.
 */
export async function startDevelopmentBank(): Promise<void> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  const config = (await response.json()) as DemoConfig;
  const worker = createMswWorker(createSharedDemo(config));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
