/** `npm run advisories`: asks the registry what is known against the packages that members get, and keeps it with its date. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { concerning, EXTRACT, extractFrom } from './advisories.ts';
import type { Lock } from './packages.ts';
import { writeProduction } from './productionFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
// It ends with 1 where something is known: what it says is what counts.
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: writeProduction(root),
  encoding: 'utf8',
  maxBuffer: 1e8,
});
try {
  const extract = extractFrom(JSON.parse(stdout), lock, new Date().toISOString().slice(0, 'yyyy-MM-dd'.length));
  writeFileSync(join(root, EXTRACT), `${JSON.stringify(extract, null, 2)}\n`);
  const { tried, found } = concerning(lock, extract);
  console.log(`${EXTRACT}: ${tried} packages asked about, ${extract.advisories.length} advisories`);
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
