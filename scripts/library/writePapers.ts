/** `npm run library`: builds the library and writes what git keeps of it: docs/library/api.txt and docs/library/sizes.md. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiReport } from './api.ts';
import { publicEntries } from './entries.ts';
import { entryName } from './rooms.ts';
import { entrySize, sizeTable } from './sizes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const base = mkdtempSync(join(tmpdir(), 'banca-biblioteca-'));
const folder = join(base, 'library');
try {
  execFileSync(process.execPath, [join(root, 'scripts/library/build.ts'), folder], { stdio: 'inherit' });
  writeFileSync(join(root, 'docs/library/api.txt'), apiReport(folder));
  const groups: [string, [string, number][]][] = [];
  for (const [group, files] of Object.entries(publicEntries)) {
    const rows: [string, number][] = [];
    for (const name of files.map(entryName)) rows.push([name, await entrySize(root, folder, name)]);
    groups.push([group, rows]);
  }
  writeFileSync(join(root, 'docs/library/sizes.md'), sizeTable(groups));
} finally {
  rmSync(base, { recursive: true, force: true });
}
