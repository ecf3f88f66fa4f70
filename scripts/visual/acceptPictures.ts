import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storyIds } from '../catalogue/storyIds.ts';
import {
  type BaselineIndex,
  DIFFERENCE_FILES,
  DIFFERENCES,
  pictureStem,
  readIndex,
  storyOf,
  writeIndex,
  writeInto,
} from './baselines.ts';
import { groupChanges, picturesOf } from './changes/group.ts';
import { asBaseline } from './compare.ts';
import { fileOfPrint } from './keptPictures.ts';
import { type Difference, type PictureRun, readDifferences, readDrawnSample, readRun, writeReport } from './report.ts';
import { isDrawnAlike, SAMPLE } from './sample.ts';

/** Which pictures of the last run are as they should be. */
export interface Accepted {
  /** Parts of their names. */
  words?: readonly string[];
  /** Changes that they show, and none but these (`npm run visual:report`). */
  changes?: readonly string[];
}

/** What became of them. */
export interface Acceptance {
  accepted: number;
  /** Pictures taken out of what is agreed on: their stories have them no longer. */
  gone: number;
}

/** Those that are meant; all when nothing is said. @throws Error where a change is not among what the last run found: another run has found others. */
export function meant(
  differences: readonly Difference[],
  { words = [], changes = [] }: Accepted,
): readonly Difference[] {
  if (words.length === 0 && changes.length === 0) return differences;
  const found = groupChanges(differences);
  const strange = changes.filter((wanted) => found.every(({ id }) => id !== wanted));
  if (strange.length > 0)
    throw new Error(
      `La última corrida no encontró ${strange.join(', ')}: otra posterior encontró otra cosa. Vuelva a abrir «Qué cambió» y mírela.`,
    );
  const ofChanges = new Set(picturesOf(found, new Set(changes)));
  return differences.filter(({ name }) => ofChanges.has(name) || words.some((part) => name.includes(part)));
}

/** What is about to be accepted. */
interface Acceptable {
  /** The browser of the pictures that are agreed on. */
  agreed: string;
  isAnotherBrowser: boolean;
  /** Nothing that the run found is left. */
  isEverything: boolean;
}

/** Why a run's pictures cannot become the agreed ones, in Spanish; `null` when they can: those of two browsers are never mixed. */
export function refusalOf(
  { chromium, leftOut, isWhole }: PictureRun,
  { agreed, isAnotherBrowser, isEverything }: Acceptable,
): string | null {
  if (leftOut > 0)
    return `La última corrida omitió los retratos: Chromium ${chromium} dibuja de otra manera. No hay nada que aceptar (docs/visual.md, «The browser»).`;
  return isAnotherBrowser && !(isWhole && isEverything)
    ? `Los demás retratos son de Chromium ${agreed}; ${chromium} dibuja de otra manera: tómelos y acéptelos todos con el mismo, sin nombres.`
    : null;
}

/** Takes away what no story shows any more: of stories that are gone, and what the run found its story without. */
function forget(index: BaselineIndex, accepted: readonly Difference[]): number {
  const stories = new Set([...storyIds()].map(pictureStem));
  const left = new Set(accepted.filter(({ isGone }) => isGone).map(({ name }) => name));
  const gone = Object.keys(index.pictures).filter((name) => left.has(name) || !stories.has(storyOf(name)));
  index.pictures = Object.fromEntries(Object.entries(index.pictures).filter(([name]) => !gone.includes(name)));
  return gone.length;
}

/**
 * Makes what the last run of the pictures found what is agreed on, and takes it out of its report.
 * @throws Error where that would mix the pictures of two browsers, where none was taken, and where a change is meant that the run did not find.
 */
export async function acceptPictures(wanted: Accepted): Promise<Acceptance> {
  const index = readIndex();
  const differences = readDifferences();
  const accepted = meant(differences, wanted);
  const run = readRun();
  const { chromium } = run;
  const sample = readDrawnSample();
  const isAnotherBrowser = !(await isDrawnAlike(sample));
  const refusal = refusalOf(run, {
    agreed: index.chromium,
    isAnotherBrowser,
    isEverything: accepted.length === differences.length,
  });
  if (refusal !== null) throw new Error(refusal);
  const present = accepted.filter(({ isGone }) => !isGone);
  for (const { name, print } of present) {
    index.pictures[name] = print;
    // The next run has it to compare with, whatever the commits draw.
    const drawn = join(DIFFERENCES, `${name}.ahora.png`);
    if (existsSync(drawn)) writeInto(fileOfPrint(chromium, print), readFileSync(drawn));
  }
  if (isAnotherBrowser || !existsSync(SAMPLE)) writeInto(SAMPLE, await asBaseline(sample));
  index.chromium = chromium;
  const gone = forget(index, accepted);
  writeIndex(index);
  for (const { name } of accepted) {
    for (const kind of DIFFERENCE_FILES) rmSync(join(DIFFERENCES, `${name}.${kind}`), { force: true });
  }
  writeReport();
  return { accepted: present.length, gone };
}
