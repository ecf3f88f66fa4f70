import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_CATALOGUE, readStories } from '../stories/builtCatalogue.ts';
import { DIFFERENCES, pictureStem, REPORTS, writeInto } from './baselines.ts';
import { groupChanges } from './changes/group.ts';
import type { Region } from './changes/regions.ts';
import { changesPage, type ShownStory } from './page/changesPage.ts';

/** A picture that is not as agreed, as a run left it. */
export interface Difference {
  /** The story's identifier in the catalogue. */
  id: string;
  name: string;
  /** SHA-256 of the new picture's PNG. */
  print: string;
  /** Pixels that differ; null when there is none to compare it with, -1 when its size changed. */
  pixels: number | null;
  /** Where it changed; none of what is new or gone. */
  regions?: readonly Region[];
  /** Its story has no such picture any more. */
  isGone?: boolean;
}

/** What is known of a run as a whole. */
export interface PictureRun {
  /** The whole version of the browser that took the pictures. */
  chromium: string;
  /** How many pictures were not taken, because this browser draws otherwise. */
  leftOut: number;
  /** Every story was played, and it came to its end. */
  isWhole: boolean;
}

/** Where the page «Qué cambió» lies in the catalogue. */
export const CHANGES_ADDRESS = 'cambios';

const PUBLISHED = join(BUILT_CATALOGUE, CHANGES_ADDRESS);
const RUN = join(REPORTS, 'visual.json');
const SAMPLE_NOW = join(DIFFERENCES, 'sample.png');

/** The last run; none of whose pictures was left out when there was none. */
export const readRun = (): PictureRun =>
  existsSync(RUN)
    ? (JSON.parse(readFileSync(RUN, 'utf8')) as PictureRun)
    : { chromium: '', leftOut: 0, isWhole: false };

/** Nothing of an earlier run is told of one that does not come so far. */
export const forgetRun = (): void => rmSync(RUN, { force: true });

/** The sample that the last run's browser drew. @throws Error where there was no run. */
export function readDrawnSample(): Buffer {
  if (!existsSync(SAMPLE_NOW)) throw new Error('No hay retratos por aceptar: córralos antes con npm run test:visual.');
  return readFileSync(SAMPLE_NOW);
}

/** What the last run left, by name. */
export function readDifferences(): Difference[] {
  if (!existsSync(DIFFERENCES)) return [];
  return readdirSync(DIFFERENCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(DIFFERENCES, file), 'utf8')) as Difference)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Takes away what the last run left, here and in the catalogue, and says with which browser this one is made. */
export function startReport(run: Omit<PictureRun, 'isWhole'>, sample: Buffer): void {
  for (const folder of [DIFFERENCES, PUBLISHED]) rmSync(folder, { recursive: true, force: true });
  writeInto(SAMPLE_NOW, sample);
  writeInto(RUN, JSON.stringify({ ...run, isWhole: false } satisfies PictureRun));
}

/** The page of what is left. @param isServed whether a server of ours shows it, which accepts. */
export const reportPage = (isServed: boolean): string =>
  changesPage(groupChanges(readDifferences()), storyNames(), isServed);

/** Writes the page of what is left, as a file: it shows the command that accepts. */
export function writeReport(): void {
  writeInto(join(DIFFERENCES, 'index.html'), reportPage(false));
}

/**
 * Writes the page of all differences, puts it into the catalogue that was looked at, and says how many there are.
 * @param isWhole whether every story was played.
 */
export function finishReport(isWhole: boolean): void {
  writeInto(RUN, JSON.stringify({ ...readRun(), isWhole } satisfies PictureRun));
  writeReport();
  publishReport(BUILT_CATALOGUE);
  const differences = readDifferences();
  if (differences.length === 0) return;
  const changes = groupChanges(differences).length;
  console.log(
    `\nRetratos que cambiaron o son nuevos: ${differences.length}, por ${changes} ${changes === 1 ? 'cambio' : 'cambios'}. Mírelos con npm run visual:report (o reports/visual/index.html).`,
  );
}

/**
 * A catalogue carries the last run's report to wherever it is published: the page and its pictures, without what only the tools read. Nothing
 * where there was no run.
 */
export function publishReport(catalogue: string): void {
  if (!existsSync(join(DIFFERENCES, 'index.html'))) return;
  const place = join(catalogue, CHANGES_ADDRESS);
  cpSync(DIFFERENCES, place, { recursive: true, filter: (file) => !file.endsWith('.json') });
}

/** The stories of the built catalogue by their part of the pictures' names; none where it is not built. */
function storyNames(): Map<string, ShownStory> {
  const stories = existsSync(BUILT_CATALOGUE) ? [...readStories().values()].flat() : [];
  return new Map(stories.map(({ id, title, name }) => [pictureStem(id), { id, title, name }]));
}
