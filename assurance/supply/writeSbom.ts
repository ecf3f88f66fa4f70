/** `npm run sbom`: writes the packages that members get, with version, licence and checksum, as CycloneDX. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lock } from './packages.ts';
import { cleaned, lockOfProduction, SBOM } from './sbom.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
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
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: folder,
  encoding: 'utf8',
  maxBuffer: 1e8,
});
writeFileSync(join(root, SBOM), cleaned(text));
