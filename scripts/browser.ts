import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { lockedChromium } from './lockedChromium.ts';
import type { Browser } from './unpackedBrowser.ts';

/** Where Debian's packages put them. The one without a user interface costs a quarter less. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** What makes headless runs alike and quiet: no sandbox, which neither root nor most containers have; no background network; the same pixels everywhere. */
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

/**
 * A test's page lives for seconds: what V8 spends on other threads to make its code faster never comes back, and there are two cores. Members'
 * own way of running it is walked by e2e/browsers and measured by bench/.
 */
const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan';

/**
 * The page of the photographer lives for a hundred stories: its code is compiled at once, the busiest of it once more, and memory is cleared less
 * often. A tenth less processor time than `SHORT_LIVED`; pages of tests and journeys gain nothing by it.
 */
const PAGE_OF_STORIES = '--js-flags=--always-sparkplug --no-turbofan --min-semi-space-size=32';

/** The one that was named: it is used for everything. */
const namedChromium = (): Browser | null =>
  process.env.CHROMIUM_PATH ? { path: process.env.CHROMIUM_PATH, env: {} } : null;

/** What is installed, as members have it: Playwright's own, the system's. */
function installedChromium(): Browser | null {
  const path = [chromium.executablePath(), ...SYSTEM_CHROMIUM].find(existsSync);
  return path === undefined ? null : { path, env: {} };
}

/** The Chromium that tests: CHROMIUM_PATH, what is installed, the lockfile's; `null` when there is none. */
const findChromium = async (): Promise<Browser | null> =>
  namedChromium() ?? installedChromium() ?? (await lockedChromium());

/** The Chromium that photographs: CHROMIUM_PATH, the lockfile's, which draws alike everywhere, what is installed. */
const findPhotographer = async (): Promise<Browser | null> =>
  namedChromium() ?? (await lockedChromium()) ?? installedChromium();

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

function optionsOf(browser: Browser | null): LaunchOptions {
  return { ...(browser && { executablePath: browser.path }), args: FLAGS, env: environment(browser?.env ?? {}) };
}

const withFlag = ({ args, ...options }: LaunchOptions, flag: string): LaunchOptions => ({
  ...options,
  args: [...args, flag],
});

/** Launch options for what opens a browser as members have it: benchmarks, scripts. They name none while there is none. */
export const launchOptions = async (): Promise<LaunchOptions> => optionsOf(await findChromium());

/** Launch options for tests: the same browser, for pages that live for seconds. */
export const testLaunchOptions = async (): Promise<LaunchOptions> => withFlag(await launchOptions(), SHORT_LIVED);

/** Launch options for what plays and photographs stories. */
export const photographerOptions = async (): Promise<LaunchOptions> =>
  withFlag(optionsOf(await findPhotographer()), PAGE_OF_STORIES);

/**
 * Makes sure that there is a Chromium: Playwright's own or Debian's package (as root) is installed where there is none; without either the
 * lockfile's tests as well.
 * @throws Error with one line that says what to install.
 */
export async function ensureChromium(): Promise<void> {
  if (namedChromium() ?? installedChromium()) return;
  if (!process.env[INSTALL_TRIED]) installChromium();
  if (installedChromium() ?? (await lockedChromium())) return;
  throw new Error(
    'Falta un Chromium para las pruebas: instálelo, o indique el suyo con CHROMIUM_PATH=/ruta/al/ejecutable.',
  );
}

/** Set for the processes of a run: what could not be installed once cannot be a minute later. */
const INSTALL_TRIED = 'CHROMIUM_INSTALL_TRIED';

/** Installs a Chromium by the first way that works here; by none where there is no network. */
function installChromium(): void {
  process.env[INSTALL_TRIED] = '1';
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
      // The next way.
    }
    if (installedChromium()) return;
  }
}

/** The same for what plays and photographs stories: the lockfile's does. @throws Error as {@link ensureChromium}. */
export async function ensurePhotographer(): Promise<void> {
  if ((await findPhotographer()) === null) await ensureChromium();
}
