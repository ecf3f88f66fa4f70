import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A copy of what git knows of the project, in a folder that is made anew; answers that folder. */
export function copyOf(root: string, copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(join(copy, file, '..'), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The same with a guard taken away, in a folder that the next such copy replaces. */
export function copyWithout(root: string, patch: Patch): string {
  const copy = copyOf(root, join(root, 'reports/assurance/copia'));
  writeFileSync(join(copy, patch.file), patched(readFileSync(join(copy, patch.file), 'utf8'), patch));
  return copy;
}
