import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser that can be started, and what its process needs in its environment. */
export interface Browser {
  /** Without one it is Playwright's own. */
  path?: string;
  env: Readonly<Record<string, string>>;
}

const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

/** The version is the folder's name, so that another lockfile unpacks another browser. */
function unpackedFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = createRequire(entry)(join(dirname(entry), '../package.json')) as { version: string };
  return join(CACHE, `chromium-${version}`);
}

/** Its own libraries and its own fonts: nothing that a machine has or lacks decides how a letter is drawn. */
const browserIn = (folder: string): Required<Browser> => ({
  path: join(folder, 'chromium'),
  env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
});

const fontsConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/** Unpacks beside the place and moves it there whole: of two processes at once neither sees half a browser. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const place = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into the folder for temporary files, whichever that is.
  process.env.TMPDIR = place;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
    await inflate(join(packed, 'al2023.tar.br'));
    writeFileSync(join(place, 'fonts.conf'), fontsConfiguration(folder));
    if (!existsSync(folder)) renameSync(place, folder);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * The Chromium that comes with the lockfile (`@sparticuz/chromium`), unpacked once: the same bytes on every Linux x64, whatever is installed
 * there. `null` on other systems, and where it does not start.
 */
export async function lockedChromium(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const folder = unpackedFolder();
    if (!existsSync(folder)) await unpackInto(folder);
    const { path, env } = browserIn(folder);
    const { status } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    return status === 0 ? { path, env } : null;
  } catch {
    // Left out of the installation, or no room for it: the next one of the ladder.
    return null;
  }
}
