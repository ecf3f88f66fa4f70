import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Patch } from './row.ts';

/**
 * A text with the guard taken away.
 * @throws Error where the place is not there exactly once: the control would prove nothing.
 */
export function patched(text: string, { file, from, to }: Patch): string {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`${file}: «${from}» está ${places} veces, no una.`);
  return text.replace(from, () => to);
}

/** The project's files, from its root: those that git knows or would take. Of a copy, which git does not know, every file in it. */
export function filesOf(root: string): string[] {
  const which = ['--cached', '--others', '--exclude-standard'];
  const known = execFileSync('git', ['ls-files', '-z', ...which], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const files = known.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  if (files.length > 0) return files;
  return globSync('{*,.*,!(node_modules|reports)/**/*,.*/**/*}', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** A copy of what git knows of the project, in a folder that is made anew; answers that folder. */
export function copyOf(root: string, copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  for (const file of filesOf(root)) {
    mkdirSync(join(copy, file, '..'), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The same with a guard taken away, in a folder that the next such copy of that name replaces. */
export function copyWithout(root: string, patch: Patch, name: string): string {
  const copy = copyOf(root, join(root, 'reports/assurance', name));
  writeFileSync(join(copy, patch.file), patched(readFileSync(join(copy, patch.file), 'utf8'), patch));
  return copy;
}
