import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apt, debianPrograms, isDebianRoot } from './debian.ts';
import { type Browser, starts, unpackedFolder } from './unpackedBrowser.ts';

/** Where Debian's package puts it, and others do. */
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The oldest supported Firefox (D-70), the Debian release that has it, and the libraries that only that release has. */
const OLD_VERSION = '115';
const OLD_RELEASE = 'bullseye';
const OLD_PACKAGES = ['firefox-esr', 'libdbus-glib-1-2', 'libevent-2.1-7', 'libffi7'];

/** What Debian signs its packages with. */
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** FIREFOX_PATH, or what is installed; as root on Debian it is installed first. `null` where there is none. */
export function currentFirefox(): Browser | null {
  const find = () => [process.env.FIREFOX_PATH ?? '', ...PLACES].find(existsSync);
  debianPrograms(['firefox-esr'], find);
  const path = find();
  return path === undefined ? null : { path, env: {} };
}

/** Firefox 115, unpacked once beside the machine's own programs and never installed: as root on Debian. `null` where it is not to be had. */
export async function oldFirefox(): Promise<Browser | null> {
  if (process.arch !== 'x64' || !isDebianRoot()) return null;
  try {
    const folder = await unpackedFolder(`firefox-${OLD_VERSION}`, fillWithOldFirefox);
    const browser = {
      path: join(folder, 'usr/lib/firefox-esr/firefox-esr'),
      env: { LD_LIBRARY_PATH: join(folder, 'usr/lib/x86_64-linux-gnu') },
    };
    return starts(browser) ? browser : null;
  } catch {
    return null;
  }
}

/** Takes the packages of the older release from where the machine has its own, held against Debian's signature. */
function fillWithOldFirefox(place: string): void {
  const apart = join(place, 'apt');
  for (const folder of ['lists/partial', 'cache/archives/partial', 'packages']) {
    mkdirSync(join(apart, folder), { recursive: true });
  }
  const mirror = apt(['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']).split('\n')[0] ?? '';
  writeFileSync(join(apart, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${OLD_RELEASE} main\n`);
  writeFileSync(join(apart, 'status'), '');
  const options = [
    `Dir::Etc::sourcelist=${apart}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${apart}/lists`,
    `Dir::State::status=${apart}/status`,
    `Dir::Cache=${apart}/cache`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  apt([...options, 'update']);
  const packages = join(apart, 'packages');
  apt([...options, 'download', ...OLD_PACKAGES], packages);
  for (const file of readdirSync(packages)) execFileSync('dpkg', ['--extract', join(packages, file), place]);
  rmSync(apart, { recursive: true });
}
