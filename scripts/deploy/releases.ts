import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { DocumentRoute } from '../documents/routes.ts';
import { COPIES, compressSite, type Quality } from './compress.ts';
import { CONFIG_FILE, VERSIONED_FOLDER } from './files.ts';

/*
 * A folder of releases:
 *   config.json            the deployment's own, whatever the release
 *   current                → releases/<date-hash>, what the server shows
 *   releases/<date-hash>/site     the documents and files, with compressed copies
 *   releases/<date-hash>/deploy   what the server has to know of them (dist-deploy/), and `own.json`: the assets that are this release's
 *   releases/<date-hash>/retirada this release was left by going back: no other roll-back leads to it
 */

/** Where a release is laid down. */
export interface ReleaseFolder {
  target: string;
  /** How many earlier ones stay, with their chunks: pages of theirs may still be open. */
  keep: number;
  /** Of the compressed copies; the best there is when nobody says. */
  quality?: Quality;
}

/** A name that is never given to anything else. */
const LASTING = new RegExp(String.raw`^${VERSIONED_FOLDER}|-[\w-]{8}\.\w+$`);
const OWN = 'own.json';
const WITHDRAWN = 'retirada';

const RELEASE = /^\d{8}-\d{6}-[\da-f]{8}$/;
/** A release that is not whole yet. */
const STAGING = new RegExp(RELEASE.source.replace('^', String.raw`^\.`));

const folderOf = (target: string, id: string): string => join(target, 'releases', id);

/** Every release that is there, the oldest first. */
export const releasesOf = (target: string): string[] =>
  existsSync(join(target, 'releases'))
    ? readdirSync(join(target, 'releases'))
        .filter((name) => RELEASE.test(name))
        .sort()
    : [];

/** Whether somebody went back from this release, and nobody has shown it on purpose since. */
export const isWithdrawn = (target: string, id: string): boolean => existsSync(join(folderOf(target, id), WITHDRAWN));

/** Every file below a folder, by its path there. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** The release that is shown; `null` before the first. */
export function currentOf(target: string): string | null {
  try {
    return basename(readlinkSync(join(target, 'current')));
  } catch {
    return null;
  }
}

/** `20261120-101500-1a2b3c4d`: when it was laid down, in UTC, and of what. */
function idOf(dist: string, now: Date): string {
  const when = now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const digest = createHash('sha256');
  for (const name of filesIn(dist)) {
    digest.update(name);
    if (!name.startsWith('assets')) digest.update(readFileSync(join(dist, name)));
  }
  return `${when}-${digest.digest('hex').slice(0, 8)}`;
}

/**
 * Lays a built site down as a release, compressed, without showing it. Answers its id. Whatever breaks off before the end leaves no release
 * behind. @throws Error in Spanish without a build, without the deployment's config.json, or for another place on the host than what is shown:
 * every address that members know would be gone.
 */
export async function layRelease(
  dist: string,
  { target, keep, quality = 'best' }: ReleaseFolder,
  now: Date,
): Promise<string> {
  const routes = `${dist}-deploy/routes.json`;
  if (!existsSync(routes)) throw new Error(`Falta «${routes}»: npm run build.`);
  // A build that was broken off would leave addresses without their page.
  for (const { file } of JSON.parse(readFileSync(routes, 'utf8')) as DocumentRoute[])
    if (!existsSync(join(dist, file))) throw new Error(`Falta «${join(dist, file)}»: npm run build.`);
  if (!existsSync(join(target, CONFIG_FILE)))
    throw new Error(
      `Falta «${join(target, CONFIG_FILE)}», la configuración de la cooperativa: indíquela con --config.`,
    );
  const id = idOf(dist, now);
  if (releasesOf(target).some((other) => other >= id)) throw new Error(`Ya hay una publicación posterior a «${id}».`);
  const before = currentOf(target);
  if (before !== null)
    refuseOtherPlace(readPlace(join(folderOf(target, before), 'deploy')), readPlace(`${dist}-deploy`));
  removeLeftovers(target);
  const staging = join(target, 'releases', `.${id}`);
  try {
    await stage(dist, staging, before === null ? null : join(folderOf(target, before), 'site'), quality);
    renameSync(staging, folderOf(target, id));
  } catch (reason) {
    // A disk that is full stays so otherwise.
    rmSync(staging, { recursive: true, force: true });
    throw reason;
  }
  prune(target, keep + 1);
  return id;
}

/** Where a built site is meant to lie: `/`, or `/banca/`. */
const readPlace = (deployFolder: string): string =>
  (JSON.parse(readFileSync(join(deployFolder, 'site.json'), 'utf8')) as { base: string }).base;

function refuseOtherPlace(shown: string, built: string): void {
  if (shown !== built)
    throw new Error(
      `Lo que se muestra está en «${shown}» y esto se construyó para «${built}»: npm run build -- --base ${shown}. Para mudar el sitio, use otra carpeta de publicaciones.`,
    );
}

/** Takes away what publications that were ended from outside have left: no one else knows of it. */
function removeLeftovers(target: string): void {
  const folder = join(target, 'releases');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (STAGING.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Lays all that a release is down in a folder that nobody is shown. */
async function stage(dist: string, staging: string, earlier: string | null, quality: Quality): Promise<void> {
  mkdirSync(staging, { recursive: true });
  const site = join(staging, 'site');
  cpSync(dist, site, { recursive: true });
  cpSync(`${dist}-deploy`, join(staging, 'deploy'), {
    recursive: true,
    filter: (from) => !/(?:nginx\.conf|Caddyfile|cabeceras\.txt)$/.test(from),
  });
  await compressSite(site, earlier, quality);
  // One configuration for all releases: a new key does not wait for a new release, and going back does not bring an old one.
  rmSync(join(site, CONFIG_FILE), { force: true });
  symlinkSync(`../../../${CONFIG_FILE}`, join(site, CONFIG_FILE));
  writeFileSync(join(staging, 'deploy', OWN), JSON.stringify(filesIn(join(site, 'assets'))));
  openToAll(staging);
}

/** The server's user reads what another has laid down, whatever that one's mask or the build's: else every page is a 404 that nothing explains. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Where a link leads is not its release's.
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Takes away the oldest releases until `left` are there; never the one that is shown, nor one that is newer. */
function prune(target: string, left: number): void {
  const all = releasesOf(target);
  const shown = all.indexOf(currentOf(target) ?? '');
  const old = all.slice(0, Math.max(0, all.length - left));
  for (const [at, id] of old.entries())
    if (shown === -1 || at < shown) rmSync(folderOf(target, id), { recursive: true });
}

/** Puts the assets of every other release beside those of this one, by name: pages of theirs are open, whichever way one goes. */
function carryAssets(target: string, id: string): void {
  const into = join(folderOf(target, id), 'site/assets');
  for (const other of releasesOf(target)) {
    if (other === id) continue;
    const from = join(folderOf(target, other), 'site/assets');
    const own = JSON.parse(readFileSync(join(folderOf(target, other), 'deploy', OWN), 'utf8')) as string[];
    for (const name of own) {
      const isLasting = LASTING.test(COPIES.reduce<string>((rest, end) => rest.replace(end, ''), name));
      if (!isLasting || existsSync(join(into, name))) continue;
      mkdirSync(dirname(join(into, name)), { recursive: true });
      linkSync(join(from, name), join(into, name));
    }
  }
}

/** Shows a release, from one moment to the next; one that was withdrawn no longer is. @throws Error in Spanish for one that is not there. */
export function activate(target: string, id: string): void {
  if (!releasesOf(target).includes(id)) throw new Error(`No hay publicación «${id}» en «${target}».`);
  carryAssets(target, id);
  rmSync(join(folderOf(target, id), WITHDRAWN), { force: true });
  const next = join(target, '.current');
  rmSync(next, { force: true });
  symlinkSync(join('releases', id), next);
  renameSync(next, join(target, 'current'));
}

/**
 * Puts a config.json in its place, from one moment to the next. Whoever opens the site is sent it: anybody may read the file, the server's user
 * above all.
 */
export function putConfig(target: string, text: string): void {
  mkdirSync(target, { recursive: true });
  const next = join(target, `.${CONFIG_FILE}`);
  writeFileSync(next, text);
  chmodSync(next, 0o644);
  renameSync(next, join(target, CONFIG_FILE));
}

/**
 * Withdraws the release that is shown and shows the last one before it that nobody went back from. Answers its id. @throws Error in Spanish
 * without one.
 */
export function rollBack(target: string): string {
  const shown = currentOf(target) ?? '';
  const before = releasesOf(target).findLast((id) => id < shown && !isWithdrawn(target, id));
  if (before === undefined) throw new Error('No hay una publicación anterior a la que volver.');
  activate(target, before);
  writeFileSync(join(folderOf(target, shown), WITHDRAWN), '');
  return before;
}
