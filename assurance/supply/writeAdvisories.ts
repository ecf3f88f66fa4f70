/**
 * `npm run advisories`: asks the registry what is known against the packages that members get, and keeps it with its date. Where it answers no
 * audits, `-- --retire FOLDER` takes what Retire.js keeps: a clone of its repository, by the date of its lists' last change.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { concerning, EXTRACT, type Extract, extractFrom, extractFromRetire } from './advisories.ts';
import type { Lock } from './packages.ts';
import { writeProduction } from './productionFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const { values } = parseArgs({ options: { retire: { type: 'string' } } });

function audited(): Extract {
  // It ends with 1 where something is known: what it says is what counts.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: writeProduction(root),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return extractFrom(JSON.parse(stdout), lock, new Date().toISOString().slice(0, 'yyyy-MM-dd'.length));
}

const RETIRE_LISTS = ['repository/jsrepository-v6.json', 'repository/npmrepository.json'];

/** Reads the lists as they were committed: a clone needs no files laid out. @throws Error where the folder has none. */
function retired(folder: string): Extract {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const lists = RETIRE_LISTS.map(
    (list) => JSON.parse(git('show', `HEAD:${list}`)) as Parameters<typeof extractFromRetire>[0][number],
  );
  const date = git('log', '-1', '--format=%cs', '--', ...RETIRE_LISTS).trim();
  return extractFromRetire(lists, lock, date);
}

try {
  const extract = values.retire === undefined ? audited() : retired(values.retire);
  writeFileSync(join(root, EXTRACT), `${JSON.stringify(extract, null, 2)}\n`);
  const { tried, found } = concerning(lock, extract);
  console.log(`${EXTRACT}: ${tried} packages asked about, ${extract.advisories.length} advisories`);
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
