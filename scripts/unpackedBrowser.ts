import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser that can be started, and what its process needs in its environment. */
export interface Browser {
  path: string;
  env: Readonly<Record<string, string>>;
}

const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/**
 * A folder by that name among what is unpacked once, filled beside its place and moved there whole: of two processes at once neither sees half a
 * browser. What a package unpacks by itself goes into `place`: it takes the folder for temporary files, whichever that is.
 */
export async function unpackedFolder(
  name: string,
  fill: (place: string, folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const place = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = place;
  try {
    await fill(place, folder);
    if (!existsSync(folder)) renameSync(place, folder);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(place, { recursive: true, force: true });
  }
  return folder;
}

/** Whether this machine can run it. */
export function starts({ path, env }: Browser): boolean {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
}
