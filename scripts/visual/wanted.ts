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

/**
 * Whether a picture that looks as the last commit draws it, but is not the one that was agreed on, is compared with the one that was (`npm run
 * test:visual -- --thorough`): each commit in which such pictures were agreed on is built, which takes minutes.
 */
export const isThorough = (): boolean => process.env.PICTURES_THOROUGH === '1';
