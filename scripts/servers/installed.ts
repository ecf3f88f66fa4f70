import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The servers that the site is looked at behind. */
export const PROGRAMS = ['nginx', 'caddy'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Where the site lies in these tests. */
export const BASES = ['/', '/banca/'] as const;

/** A word for files: `raiz`, `banca`. */
export const nameOf = (base: string): string => base.replaceAll('/', '') || 'raiz';

/** Folders of the builds, in the repository's own. */
export const distOf = (base: string): string => `dist-servidores-${nameOf(base)}`;
export const NEXT_DIST = 'dist-servidores-siguiente';

/** Debian has its servers where only root looks by itself. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where one of the servers is; `null` when it is not installed. */
export const programPath = (program: Program): string | null => pathOf(program);

/** Where a program is; `null` when it is not installed. */
export function pathOf(program: string): string | null {
  const found = PLACES.map((place) => join(place, program)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return found ?? null;
}
