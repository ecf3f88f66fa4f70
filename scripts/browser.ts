import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { type Browser, lockedChromium } from './lockedChromium.ts';

/** Where Debian's packages put them. The one without a user interface costs a quarter less. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** What makes headless runs alike and quiet: no sandbox for root, no background network, the same pixels everywhere. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** The Chromium to use: CHROMIUM_PATH, the lockfile's, Playwright's own, the system's; `null` when there is none. */
async function findChromium(): Promise<Browser | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, env: {} };
  const locked = await lockedChromium();
  if (locked) return locked;
  if (existsSync(chromium.executablePath())) return { env: {} };
  const path = SYSTEM_CHROMIUM.find(existsSync);
  return path === undefined ? null : { path, env: {} };
}

/** What every config and script that opens a browser gives to Playwright. */
export interface LaunchOptions {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/** The environment without what is not set. */
const environment = (own: Browser['env']): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  ...own,
});

/** Launch options for every config and script that opens a browser; they name none while there is none. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { path, env = {} } = (await findChromium()) ?? {};
  return { ...(path === undefined ? {} : { executablePath: path }), args: FLAGS, env: environment(env) };
}

/**
 * Makes sure that there is a Chromium: where the lockfile's does not start, Playwright's own or Debian's package (as root) is installed.
 * @throws Error with one line that says what to install.
 */
export async function ensureChromium(): Promise<void> {
  if ((await findChromium()) !== null) return;
  const attempts: (readonly [string, readonly string[]])[] = [
    ['npx', ['--no-install', 'playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    if (command === 'apt-get' && process.getuid?.() !== 0) continue;
    try {
      console.log(`No hay Chromium: ${command} ${args.join(' ')}`);
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
    } catch {
      // The next rung of the ladder.
    }
    if ((await findChromium()) !== null) return;
  }
  throw new Error(
    'Falta un Chromium para las pruebas: instálelo, o indique el suyo con CHROMIUM_PATH=/ruta/al/ejecutable.',
  );
}
