/** `npm run sbom`: writes the packages that members get, with version, licence and checksum, as CycloneDX. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProduction } from './productionFolder.ts';
import { cleaned, SBOM } from './sbom.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: writeProduction(root),
  encoding: 'utf8',
  maxBuffer: 1e8,
});
writeFileSync(join(root, SBOM), cleaned(text));
