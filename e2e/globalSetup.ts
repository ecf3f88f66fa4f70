import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureChromium } from '../scripts/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds dist/ once for all journeys. `E2E_BUILT=1` takes the one that is there. */
export default async function globalSetup(): Promise<void> {
  await ensureChromium();
  if (process.env.E2E_BUILT && existsSync(`${root}dist/index.html`)) return;
  await build({ root, logLevel: 'warn' });
}
