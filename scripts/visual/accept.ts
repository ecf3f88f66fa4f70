/**
 * `npm run visual:accept [-- name …]`: what the last run of the pictures found becomes what is agreed on; with names, only pictures whose
 * name contains one of them. Pictures that no story has any more go as well.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storyIds } from '../catalogue/storyIds.ts';
import { DIFFERENCE_FILES, DIFFERENCES, pictureStem, readIndex, storyOf, writeIndex, writeInto } from './baselines.ts';
import { asBaseline } from './compare.ts';
import { readDifferences, readDrawnSample, readRun } from './report.ts';
import { isDrawnAlike, SAMPLE } from './sample.ts';

const wanted = process.argv.slice(2);
const index = readIndex();
const accepted = readDifferences().filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

const { chromium } = readRun();
const sample = readDrawnSample();
const isAnotherBrowser = !(await isDrawnAlike(sample));
if (isAnotherBrowser && wanted.length > 0) {
  console.error(
    `Los demás retratos son de Chromium ${index.chromium}; ${chromium} dibuja de otra manera: acéptelos todos con el mismo, sin nombres.`,
  );
  process.exit(1);
}

/** Takes away what no story shows any more: of stories that are gone, and what the run found its story without. */
function forget(): number {
  const stories = new Set([...storyIds()].map(pictureStem));
  const left = new Set(accepted.filter(({ isGone }) => isGone).map(({ name }) => name));
  const gone = Object.keys(index.pictures).filter((name) => left.has(name) || !stories.has(storyOf(name)));
  index.pictures = Object.fromEntries(Object.entries(index.pictures).filter(([name]) => !gone.includes(name)));
  return gone.length;
}

const present = accepted.filter(({ isGone }) => !isGone);
for (const { name, print } of present) index.pictures[name] = print;
if (isAnotherBrowser || !existsSync(SAMPLE)) writeInto(SAMPLE, await asBaseline(sample));
index.chromium = chromium;
const gone = forget();
writeIndex(index);
for (const { name } of accepted) {
  for (const kind of DIFFERENCE_FILES) {
    rmSync(join(DIFFERENCES, `${name}.${kind}`), { force: true });
  }
}
console.log(`Retratos aceptados: ${present.length}; retirados: ${gone}.`);
