import { createMswWorker } from './browser.ts';
import { createDemo, type DemoConfig } from './demo.ts';

/** Starts the cooperative of `npm run dev` with the very configuration that the page will read. */
export async function startDevelopmentBank(): Promise<void> {
  const response = await fetch('/config.json');
  const config = (await response.json()) as DemoConfig;
  await createMswWorker(createDemo({ config, live: true })).start({ quiet: true });
}
