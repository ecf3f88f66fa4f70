import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from './packages.ts';
import { lockOfProduction } from './sbom.ts';

/** Writes package.json and lockfile of production alone into a folder, for npm to read, and answers where. npm's own `--omit dev` leaves out too much. */
export function writeProduction(root: string): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const {
    devDependencies: _tools,
    optionalDependencies: _optional,
    ...shipped
  } = read('package.json') as Record<string, unknown>;
  // npm names the program after the folder.
  const folder = join(root, 'reports', String(shipped.name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(shipped));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOfProduction(read('package-lock.json') as Lock)));
  return folder;
}
