/**
 * The catalogue as it was when the pictures were last agreed on, built anew here: a picture whose fingerprint differs is only ever compared
 * with one that the same browser takes of it on the same machine.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { INDEX, readIndex } from './baselines.ts';
import { CACHE, catalogueOf, tidyKept } from './keptPictures.ts';
import { pictureHistory } from './pictureHistory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the catalogue of the agreed pictures is served, or why there is none. */
export type BaseCatalogue = { url: string; commit: string } | { missing: string };

/** Without holding up the runner, in whose process this is. */
const run = promisify(execFile);

const history = pictureHistory(root, INDEX);

/** The commit in which this fingerprint of a picture was agreed on; `null` where the history does not reach so far. */
export const commitOfPicture = history.of;

/** The packages of then: those of now while the lockfile is the same, else what its own lockfile names. */
async function installPackages(folder: string): Promise<void> {
  const lockfile = 'package-lock.json';
  if (readFileSync(join(folder, lockfile), 'utf8') === readFileSync(join(root, lockfile), 'utf8'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The runner's own environment may be one that leaves the tools out.
  else await run('npm', ['ci', '--include=dev'], { cwd: folder });
}

/** Builds the catalogue of a commit, once: answers the folder in which it stands. */
async function buildCatalogue(commit: string): Promise<string> {
  const built = catalogueOf(commit);
  if (existsSync(built)) {
    // Asked for again: among the newest.
    const now = new Date();
    utimesSync(built, now, now);
    return built;
  }
  mkdirSync(CACHE, { recursive: true });
  // Outside of node_modules, which its own link to the packages would lead back into.
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const place = mkdtempSync(`${built}-`);
  try {
    await run('sh', ['-c', `git archive ${commit} -- . ':!baselines' | tar -x -C "${folder}"`], { cwd: root });
    await installPackages(folder);
    const storybook = join(folder, 'node_modules', '.bin', 'storybook');
    await run(storybook, ['build', '--quiet', '--output-dir', place], { cwd: folder, maxBuffer: 1e8 });
    renameSync(place, built);
  } finally {
    for (const left of [folder, place]) rmSync(left, { recursive: true, force: true });
  }
  return built;
}

/** The catalogue, and what ends its being served. */
interface OpenedBase {
  base: BaseCatalogue;
  close?: () => Promise<void>;
}

async function openBaseCatalogue(commit: string | null): Promise<OpenedBase> {
  if (commit === null) return { base: { missing: 'no hay historia de git que diga cómo era' } };
  console.log(`Construyendo el catálogo de los retratos acordados (${commit.slice(0, 7)})…`);
  try {
    const outDir = await buildCatalogue(commit);
    const server = await preview({
      configFile: false,
      logLevel: 'warn',
      build: { outDir },
      preview: { host: '127.0.0.1', port: 0 },
    });
    const [url = ''] = server.resolvedUrls?.local ?? [];
    return { base: { url: url.replace(/\/$/, ''), commit }, close: () => server.close() };
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason);
    return { base: { missing: `el catálogo de ${commit.slice(0, 7)} no se pudo construir: ${why}` } };
  }
}

/**
 * Lets the workers of a run ask for it, of the last commit that changed the index or of one by its name (`?de=`): each is built for the first picture
 * that needs it, once for all of them.
 * @returns what ends it.
 */
export async function lendBaseCatalogue(): Promise<() => Promise<void>> {
  const opened = new Map<string | null, Promise<OpenedBase>>();
  const service = createServer(({ url = '' }, response) => {
    const commit = new URL(url, 'http://127.0.0.1').searchParams.get('de') ?? history.last();
    const one = opened.get(commit) ?? openBaseCatalogue(commit);
    opened.set(commit, one);
    void one.then(({ base }) => response.end(JSON.stringify(base)));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  process.env.BASE_CATALOGUE = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  return async () => {
    service.close();
    for (const one of opened.values()) await (await one).close?.();
    tidyKept(readIndex());
  };
}

/** What {@link lendBaseCatalogue} lends, in a worker; of the last commit that changed the index where none is named. */
export async function borrowBaseCatalogue(commit?: string): Promise<BaseCatalogue> {
  const { BASE_CATALOGUE } = process.env;
  if (!BASE_CATALOGUE) return { missing: 'nadie lo presta' };
  const address = commit === undefined ? BASE_CATALOGUE : `${BASE_CATALOGUE}/?de=${commit}`;
  return (await (await fetch(address)).json()) as BaseCatalogue;
}
