import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where Debian's packages put them. The one without a user interface draws the same and costs a quarter less. */
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

/** The Chromium to use: CHROMIUM_PATH, Playwright's own (undefined), the system's; `null` when there is none. */
function findChromium(): string | undefined | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM_CHROMIUM.find(existsSync) ?? null;
}

/** Launch options for every config and script that opens a browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const path = findChromium();
  return path ? { executablePath: path, args: FLAGS } : { args: FLAGS };
}

/**
 * Makes sure that there is a Chromium, installing one if need be: Playwright's own, then Debian's package as root.
 * @throws Error with one line that says what to install.
 */
export function ensureChromium(): void {
  if (findChromium() !== null) return;
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
    if (findChromium() !== null) return;
  }
  throw new Error(
    'Falta un Chromium para las pruebas: instálelo, o indique el suyo con CHROMIUM_PATH=/ruta/al/ejecutable.',
  );
}
