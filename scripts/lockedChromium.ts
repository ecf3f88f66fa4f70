import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, starts, unpackedFolder } from './unpackedBrowser.ts';

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** The version is the folder's name, so that another lockfile unpacks another browser. */
function lockedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = createRequire(entry)(join(dirname(entry), '../package.json')) as { version: string };
  return version;
}

/** Its own libraries and its own fonts: nothing that a machine has or lacks decides how a letter is drawn. */
const browserIn = (folder: string): Browser => ({
  path: join(folder, 'chromium'),
  env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
});

const fontsConfiguration = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>
`;

async function fillWithPhotographer(place: string, folder: string): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  await inflate(join(packed, 'al2023.tar.br'));
  writeFileSync(join(place, 'fonts.conf'), fontsConfiguration(`${folder}/fonts`));
}

const isLinux = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** The old browsers of the lockfile: the oldest supported one of which there is a package (D-70: 105), and one that is too old. */
export type OldChromium = 'chromium-106' | 'chromium-92';

/**
 * An old Chromium of the lockfile, unpacked once, with its own libraries and letters: without letters it finds none and never draws.
 * `null` on other systems, and where its package was left out.
 */
export async function oldChromium(name: OldChromium): Promise<Browser | null> {
  const bin = join(MODULES, name, 'bin');
  if (!isLinux() || !existsSync(bin)) return null;
  const { version } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as { version: string };
  const folder = await unpackedFolder(`old-chromium-${version}`, async (place, own) => {
    const { inflate } = await import('@sparticuz/chromium');
    for (const file of ['chromium.br', 'aws.tar.br']) await inflate(join(bin, file));
    writeFileSync(join(place, 'fonts.conf'), fontsConfiguration(`${own}/aws/.fonts`));
  });
  const env = { LD_LIBRARY_PATH: join(folder, 'aws', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { path: join(folder, 'chromium'), env };
}

/**
 * The Chromium that comes with the lockfile (`@sparticuz/chromium`), unpacked once: the same bytes on every Linux x64, whatever is installed
 * there. `null` on other systems, and where it does not start.
 */
export async function lockedChromium(): Promise<Browser | null> {
  if (!isLinux()) return null;
  try {
    const browser = browserIn(await unpackedFolder(`chromium-${lockedVersion()}`, fillWithPhotographer));
    return starts(browser) ? browser : null;
  } catch {
    // Left out of the installation, or no room for it: the next one of the ladder.
    return null;
  }
}
