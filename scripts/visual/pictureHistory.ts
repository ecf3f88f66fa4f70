/** When pictures were agreed on, by the history of git. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The history of an index of fingerprints; `null` where it does not reach so far back. */
export interface PictureHistory {
  /** The commit that last changed the index. */
  last: () => string | null;
  /** The commit in which this fingerprint of a picture was agreed on. */
  of: (name: string, print: string) => string | null;
}

/** Reads the history of `index`, a path inside of the repository that `folder` is. */
export function pictureHistory(folder: string, index: string): PictureHistory {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

  /** Where a shallow clone ends: to git it is the commit that made everything, and it did not. */
  function isEdge(commit: string): boolean {
    const edges = resolve(folder, git('rev-parse', '--git-path', 'shallow'));
    return existsSync(edges) && readFileSync(edges, 'utf8').includes(commit);
  }

  function lastCommit(...changed: readonly string[]): string | null {
    try {
      const commit = git('log', '-1', '--format=%H', ...changed, '--', index);
      return commit === '' || isEdge(commit) ? null : commit;
    } catch {
      return null;
    }
  }

  return {
    last: () => lastCommit(),
    of: (name, print) => lastCommit(`-S${JSON.stringify(name)}: ${JSON.stringify(print)}`),
  };
}
