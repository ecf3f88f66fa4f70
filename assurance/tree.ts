import { execFileSync } from 'node:child_process';

/** How a tree is told: its commit, and `+` behind it where the tree has what that commit has not. @param changed what git says is not as committed. */
export const treeText = (commit: string, changed: string): string =>
  `${commit.trim()}${changed.trim() === '' ? '' : '+'}`;

/** The tree of what took its time: with `+` also where somebody committed meanwhile, so that no one commit has been measured. */
export const treeThroughout = (before: string, after: string): string =>
  before === after ? before : `${commitOf(before)}+`;

/** The commit in it, for git. */
export const commitOf = (tree: string): string => tree.replace(/\+$/, '');

/** The tree as it stands, files of no commit included. @param written what the run itself writes: that does not count. */
export function treeOf(root: string, written: readonly string[]): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const others = written.map((path) => `:(exclude)${path}`);
  return treeText(git('rev-parse', '--short', 'HEAD'), git('status', '--porcelain', '--', '.', ...others));
}
