import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readStoryFile } from '#storybook/storyFile.ts';
import { placeOf, root } from '../modules/imports.ts';
import { type BaselineIndex, pictureStem, readIndex, storyOf } from '../visual/baselines.ts';
import type { Change } from './select.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

/** Runs git, `null` where it refuses. */
function tryGit(...args: string[]): string | null {
  try {
    return git(...args).trim();
  } catch {
    return null;
  }
}

/** Names of the branch that work is compared with, the first that there is. */
const MAIN = ['main', 'origin/main', 'origin/HEAD'];

/**
 * The commit that is meant: `base`, else where this branch left the main one.
 * @throws Error that says what is missing.
 */
export function baseCommit(base?: string): string {
  if (base !== undefined) {
    const commit = tryGit('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
    if (!commit) throw new Error(`--changed ${base}: git no conoce esa revisión.`);
    return commit;
  }
  for (const branch of MAIN) {
    const commit = tryGit('merge-base', 'HEAD', branch);
    if (commit) return commit;
  }
  throw new Error(
    `--changed: no hay una rama ${MAIN.join(' ni ')} con que comparar; diga la revisión: --changed HEAD~1.`,
  );
}

const places = (list: string): string[] => list.split('\0').filter((place) => place !== '');

/** Files of stories whose agreed pictures are not those of the commit. */
function changedPictures(commit: string): Change['pictures'] {
  const before = JSON.parse(tryGit('show', `${commit}:baselines/index.json`) ?? '{"pictures":{}}') as BaselineIndex;
  const now = readIndex();
  if (before.chromium !== now.chromium) return 'all';
  const names = [...Object.keys(before.pictures), ...Object.keys(now.pictures)];
  const stems = new Set(names.filter((name) => before.pictures[name] !== now.pictures[name]).map(storyOf));
  if (stems.size === 0) return [];
  return globSync(`${root}src/**/*.stories.tsx`)
    .filter((file) => readStoryFile(readFileSync(file, 'utf8')).stories.some(({ id }) => stems.has(pictureStem(id))))
    .map(placeOf);
}

/** What is not as it was in a commit: what was committed since, what was not yet, and files that git does not know. */
export function changesSince(commit: string): Change {
  const files = [
    ...places(git('diff', '--name-only', '--no-renames', '-z', commit)),
    ...places(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  return { files, pictures: files.includes('baselines/index.json') ? changedPictures(commit) : [] };
}
