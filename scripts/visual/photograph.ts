import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Instrument, Shot } from '#storybook/testRun/instrument.ts';
import type { AgreedPictures } from './agreedPictures.ts';
import { DIFFERENCE_FILES, DIFFERENCES, pictureName, readIndex, untakenPictures, writeInto } from './baselines.ts';
import { compare } from './compare.ts';
import { keepSmall } from './contactPictures.ts';
import type { Difference } from './report.ts';
import { type Picture, shoot, takePicture, takeSteadyPicture } from './takePicture.ts';
import { picturesWanted } from './wanted.ts';

/** A worker's photographer. */
export interface Photographer {
  /** Takes a picture of a story that is being played. */
  take: (page: Page, shot: Shot) => ReturnType<Instrument['photograph']>;
  /**
   * When a story has ended: compares what was not as agreed with how it was; what differs is left in reports/visual for a person.
   * @param isExample whether the story stands for the others of its title.
   * @returns what to tell, or `null` when its pictures are as agreed.
   */
  judge: (id: string, isExample: boolean) => Promise<string | null>;
  /**
   * After all pictures of a story: agreed ones that it has no longer (another window, another theme) are left in reports/visual as well.
   * @returns what to tell, or `null` when there is none.
   */
  reportUntaken: (id: string) => string | null;
}

/** A picture that is not as agreed, and stays so. */
interface Odd {
  id: string;
  variant: string;
  picture: Picture;
}

/**
 * A picture that is not as agreed is looked at again after a while and a new measurement of its window (`.storybook/testRun/pictures.ts`); when
 * it is the same then, it is judged.
 */
export function openPhotographer(agreed: AgreedPictures): Photographer {
  const index = readIndex();
  /** Whether what is found becomes what is agreed on: then nothing is waited for, and no story fails by its pictures. */
  const isTakenAnew = picturesWanted() === 'anew';
  /** The names of all pictures that this process has taken. */
  const taken = new Set<string>();
  /** Of pictures that were not as agreed: what they were at the last look. */
  const lastLook = new Map<string, string>();
  let odd: Odd[] = [];

  async function judgePicture({ id, variant, picture }: Odd, isExample: boolean): Promise<string | null> {
    const found = { id, name: pictureName(id, variant), print: picture.print };
    const print = index.pictures[found.name];
    if (print === undefined || isTakenAnew) {
      reportNew(found, picture);
      return isTakenAnew ? null : `Retrato nuevo, todavía sin aceptar: ${found.name} (npm run visual:accept).`;
    }
    const before = await agreed.take({ id, variant, isExample, print });
    if (Buffer.isBuffer(before)) return reportChange(found, before, picture);
    reportNew(found, picture);
    return `El retrato ${found.name} no es el acordado, y no se puede comparar: ${before.missing}.`;
  }

  return {
    async take(page, { id, variant, clip, look, isLastLook }) {
      const name = pictureName(id, variant);
      taken.add(name);
      const expected = index.pictures[name];
      if (isTakenAnew) {
        const picture = await takeSteadyPicture(page, clip);
        await keepSmall(id, variant, picture.png, picture.print);
        if (picture.print !== expected) odd.push({ id, variant, picture });
        return null;
      }
      const last = look === 0 ? undefined : lastLook.get(name);
      const known = [expected, last].filter((print) => print !== undefined);
      const picture = look === 0 ? await shoot(page, clip) : await takePicture(page, clip, known);
      const isAgreed = picture.print === expected;
      if (!isAgreed && picture.print !== last && !isLastLook) {
        lastLook.set(name, picture.print);
        return 'again';
      }
      await keepSmall(id, variant, picture.png, picture.print);
      if (isAgreed) return asAgreed(name);
      odd.push({ id, variant, picture });
      return null;
    },
    async judge(id, isExample) {
      const mine = odd.filter((one) => one.id === id);
      odd = [];
      const findings: string[] = [];
      for (const one of mine) {
        const finding = await judgePicture(one, isExample);
        if (finding !== null) findings.push(finding);
      }
      return findings.length > 0 ? findings.join('\n') : null;
    },
    reportUntaken(id) {
      const gone = untakenPictures(index, id, taken);
      for (const name of gone) writeFinding({ id, name, print: '', pixels: null, isGone: true });
      return gone.length === 0 || isTakenAnew
        ? null
        : `La historia ya no tiene estos retratos: ${gone.join(', ')} (si así debe ser: npm run visual:accept).`;
    },
  };
}

type Found = Pick<Difference, 'id' | 'name' | 'print'>;

const writeFinding = (finding: Difference) =>
  writeInto(join(DIFFERENCES, `${finding.name}.json`), JSON.stringify(finding));

/** A picture is as it should be: what an earlier attempt at its story left is no difference. */
function asAgreed(name: string): null {
  const place = join(DIFFERENCES, name);
  if (existsSync(`${place}.json`)) {
    for (const kind of DIFFERENCE_FILES) rmSync(`${place}.${kind}`, { force: true });
  }
  return null;
}

/** Leaves a picture that has none to be compared with. */
function reportNew(found: Found, { png }: Picture): void {
  writeInto(join(DIFFERENCES, `${found.name}.ahora.png`), png);
  writeFinding({ ...found, pixels: null });
}

/** Writes before and now where a person finds them; nothing when not one pixel differs: another processor's fingerprint. */
async function reportChange(found: Found, before: Buffer, { png }: Picture): Promise<string | null> {
  const { pixels, share, regions } = await compare(before, png);
  if (pixels === 0) return asAgreed(found.name);
  const place = join(DIFFERENCES, found.name);
  writeInto(`${place}.antes.png`, before);
  writeInto(`${place}.ahora.png`, png);
  writeFinding({ ...found, pixels: Number.isFinite(pixels) ? pixels : -1, regions });
  const what = Number.isFinite(pixels) ? `${pixels} píxeles (${(share * 100).toFixed(2)} %)` : 'otro tamaño';
  return `El retrato ${found.name} cambió: ${what}. Mírelo con npm run visual:report; si así debe ser: npm run visual:accept.`;
}
