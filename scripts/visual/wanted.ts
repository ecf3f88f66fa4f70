/**
 * What a run does with the pictures: compares them with the baselines, takes them all anew (`npm run test:visual -- --anew`), or leaves them
 * out, where the browser draws otherwise than the baselines' own.
 */
export type PicturesWanted = 'compared' | 'anew' | 'left-out';

/** What the runner's processes were told. */
export function picturesWanted(): PicturesWanted {
  const { PICTURES } = process.env;
  return PICTURES === 'anew' || PICTURES === 'left-out' ? PICTURES : 'compared';
}

/** Tells the runner's processes, which inherit the environment. */
export function wantPictures(wanted: PicturesWanted): void {
  process.env.PICTURES = wanted;
}

/** Tells the runner's processes that this machine draws to the last shade as the agreed pictures are (`isDrawnExactly`). */
export function sayDrawnExactly(): void {
  process.env.PICTURES_EXACT = '1';
}

/** What {@link sayDrawnExactly} told. */
export const areDrawnExactly = (): boolean => process.env.PICTURES_EXACT === '1';
