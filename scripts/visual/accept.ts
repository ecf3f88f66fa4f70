/**
 * `npm run visual:accept [-- name …]`: what the last run of the pictures found becomes what is agreed on; with names, only pictures whose
 * name contains one of them. Baselines that no story has any more go as well.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storyIds } from '../catalogue/storyIds.ts';
import {
  BASELINES,
  baselineFile,
  DIFFERENCE_FILES,
  DIFFERENCES,
  pictureStem,
  readIndex,
  storyOf,
  writeIndex,
  writeInto,
} from './baselines.ts';
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

/** Two at a time: encoding without loss is slow. */
async function acceptAll(): Promise<void> {
  const queue = accepted.filter(({ isGone }) => !isGone);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (next.pixels !== 0) {
        const png = join(DIFFERENCES, `${next.name}.ahora.png`);
        writeInto(baselineFile(next.name), await asBaseline(readFileSync(png)));
      }
      index.pictures[next.name] = next.print;
    }
  };
  await Promise.all([work(), work()]);
}

/** Takes away what no story shows any more: of stories that are gone, and what the run found its story without. */
function forget(): number {
  const stories = new Set([...storyIds()].map(pictureStem));
  const left = new Set(accepted.filter(({ isGone }) => isGone).map(({ name }) => name));
  const gone = Object.keys(index.pictures).filter((name) => left.has(name) || !stories.has(storyOf(name)));
  for (const name of gone) rmSync(baselineFile(name), { force: true });
  index.pictures = Object.fromEntries(Object.entries(index.pictures).filter(([name]) => !gone.includes(name)));
  for (const folder of readdirSync(BASELINES, { withFileTypes: true })) {
    const path = join(BASELINES, folder.name);
    if (folder.isDirectory() && readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
  return gone.length;
}

await acceptAll();
if (isAnotherBrowser || !existsSync(SAMPLE)) writeInto(SAMPLE, await asBaseline(sample));
index.chromium = chromium;
const gone = forget();
writeIndex(index);
for (const { name } of accepted) {
  for (const kind of DIFFERENCE_FILES) {
    rmSync(join(DIFFERENCES, `${name}.${kind}`), { force: true });
  }
}
console.log(`Retratos aceptados: ${accepted.filter(({ isGone }) => !isGone).length}; retirados: ${gone}.`);
