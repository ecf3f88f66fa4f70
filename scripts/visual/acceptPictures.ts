import { existsSync, rmSync } from 'node:fs';
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
import { type Difference, readDifferences, readDrawnSample, readRun, writeReport } from './report.ts';
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

/** Those that are meant; all when nothing is said. */
function meant(differences: readonly Difference[], { words = [], changes = [] }: Accepted): readonly Difference[] {
  if (words.length === 0 && changes.length === 0) return differences;
  const ofChanges = new Set(picturesOf(groupChanges(differences), new Set(changes)));
  return differences.filter(({ name }) => ofChanges.has(name) || words.some((part) => name.includes(part)));
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
 * @throws Error where that would mix the pictures of two browsers.
 */
export async function acceptPictures(wanted: Accepted): Promise<Acceptance> {
  const index = readIndex();
  const differences = readDifferences();
  const accepted = meant(differences, wanted);
  const { chromium } = readRun();
  const sample = readDrawnSample();
  const isAnotherBrowser = !(await isDrawnAlike(sample));
  if (isAnotherBrowser && accepted.length < differences.length)
    throw new Error(
      `Los demás retratos son de Chromium ${index.chromium}; ${chromium} dibuja de otra manera: acéptelos todos con el mismo, sin nombres.`,
    );
  const present = accepted.filter(({ isGone }) => !isGone);
  for (const { name, print } of present) index.pictures[name] = print;
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
