import { preview } from 'vite';
import { ensurePhotographer } from '../browser.ts';
import { forgetFoundCodes } from '../catalogue/codeRecord.ts';
import { lendBaseCatalogue } from '../visual/baseCatalogue.ts';
import { pictureStem, readIndex, storyOf } from '../visual/baselines.ts';
import { finishSheets, publishSheets } from '../visual/contactPictures.ts';
import { finishReport, readDifferences, startReport } from '../visual/report.ts';
import { drawSample, isDrawnAlike, isDrawnExactly } from '../visual/sample.ts';
import { isThorough, picturesWanted, wantPictures } from '../visual/wanted.ts';
import { announceCatalogue, BUILT_CATALOGUE, readStories } from './builtCatalogue.ts';

/** The names of pictures of a selection of stories. */
function picturesOf(stories: ReturnType<typeof readStories>, names: readonly string[]): string[] {
  const stems = new Set([...stories.values()].flat().map(({ id }) => pictureStem(id)));
  return names.filter((name) => stems.has(storyOf(name)));
}

/** Whether this browser draws as the baselines' own: else the pictures are left out, said in one sentence, and all the rest is looked at. */
async function startPictures(): Promise<void> {
  const { chromium, png } = await drawSample();
  const isLeftOut = picturesWanted() === 'compared' && !(await isDrawnAlike(png));
  if (isThorough() && !(await isDrawnExactly(png)))
    throw new Error(
      'Este procesador redondea los tonos de otra manera que el de los retratos: --thorough no sirve aquí.',
    );
  const index = readIndex();
  const leftOut = isLeftOut ? picturesOf(readStories(process.env.STORIES), Object.keys(index.pictures)).length : 0;
  startReport({ chromium, leftOut }, png);
  if (!isLeftOut) return;
  wantPictures('left-out');
  console.warn(
    `Se omiten los ${leftOut} retratos: este navegador (Chromium ${chromium}) dibuja de otra manera que el suyo (${index.chromium}); lo demás se examina igual.`,
  );
}

/** The small pictures that the run has taken come into the catalogue that it looked at. */
function keepSheets(): void {
  if (picturesWanted() === 'left-out') return;
  const shown = new Set(Object.keys(readIndex().pictures));
  for (const { name, isGone } of readDifferences()) {
    if (isGone) shown.delete(name);
    else shown.add(name);
  }
  const kept = new Set(picturesOf(readStories(), [...shown]));
  finishSheets((name) => kept.has(name));
  publishSheets(BUILT_CATALOGUE);
}

/** Before the first story: serves the built catalogue and takes away what the last run found different, pictures and codes. At the end there is a page of it all. */
export default async function serve(): Promise<() => Promise<void>> {
  await ensurePhotographer();
  await startPictures();
  forgetFoundCodes();
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: BUILT_CATALOGUE },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('El catálogo no se pudo servir.');
  announceCatalogue(url.replace(/\/$/, ''));
  const takeBack = await lendBaseCatalogue();
  return async () => {
    await takeBack();
    await server.close();
    finishReport(!process.env.STORIES?.trim());
    keepSheets();
  };
}
