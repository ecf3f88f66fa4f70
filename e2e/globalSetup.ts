import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureChromium } from '../scripts/browser.ts';
import { BUILDS_FOLDER } from './nextBuild.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds dist/ once for all journeys. `E2E_BUILT=1` takes the one that is there. What they build themselves goes when they have ended. */
export default async function globalSetup(): Promise<() => void> {
  await ensureChromium();
  const builds = mkdtempSync(join(tmpdir(), 'recorridos-'));
  process.env[BUILDS_FOLDER] = builds;
  if (!process.env.E2E_BUILT || !existsSync(`${root}dist/index.html`)) await build({ root, logLevel: 'warn' });
  return () => rmSync(builds, { recursive: true, force: true });
}
