import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureStem, storyOf } from './pictureNames.ts';

export { pictureName, pictureStem, storyOf } from './pictureNames.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is known of the pictures that were agreed on: their fingerprints. The pictures themselves can be made. */
export const BASELINES = join(root, 'baselines');
/** Where the runners write: git does not keep it. */
export const REPORTS = join(root, 'reports');
/** What a run found different. */
export const DIFFERENCES = join(REPORTS, 'visual');
/** What is left of one picture there, by ending: before, now, and what is known of it. */
export const DIFFERENCE_FILES = ['antes.png', 'ahora.png', 'json'] as const;
/** The fingerprints. */
export const INDEX = join(BASELINES, 'index.json');

/** What the pictures were taken with, and a fingerprint of each. */
export interface BaselineIndex {
  /** The browser's whole version. */
  chromium: string;
  /** From a picture's name to the SHA-256 of the PNG that this browser wrote. */
  pictures: Record<string, string>;
}

/** The pictures in the index that a story has no longer: those that were not among the ones just taken of it. */
export function untakenPictures({ pictures }: BaselineIndex, id: string, taken: ReadonlySet<string>): string[] {
  const stem = pictureStem(id);
  return Object.keys(pictures).filter(
    (name) => name.startsWith(`${stem}.`) && storyOf(name) === stem && !taken.has(name),
  );
}

/** The index as it stands in the repository; empty before the first pictures. */
export function readIndex(): BaselineIndex {
  return existsSync(INDEX)
    ? (JSON.parse(readFileSync(INDEX, 'utf8')) as BaselineIndex)
    : { chromium: '', pictures: {} };
}

/** Writes the index, sorted, a line a picture. */
export function writeIndex({ chromium, pictures }: BaselineIndex): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(BASELINES, { recursive: true });
  writeFileSync(INDEX, `${JSON.stringify({ chromium, pictures: sorted }, null, 2)}\n`);
}

/** Writes a file, making its folders: whole or not at all, for who finds it takes it for whole. */
export function writeInto(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
