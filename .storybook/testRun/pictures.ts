import { pictureWidth } from '../modes.ts';
import { machineFontFindings } from './fonts.ts';
import { type Instrument, instrument } from './instrument.ts';
import {
  atRest,
  finished,
  frameRectangle,
  growToContent,
  resize,
  seen,
  type WindowSize,
  windowSize,
} from './storyWindow.ts';

/** Of a story, what decides which pictures are taken of it. */
export interface Pictured {
  id: string;
  title: string;
}

/** How often a picture is taken before it is called different, and after how long again, ms: for what comes late. */
const ATTEMPTS = 3;
const AGAIN_AFTER_MS = 400;

const PHONE = { width: pictureWidth.phone, height: 844 };

/** Dark is photographed where tokens are used for the first time, and once for each title of the screens; its colours are checked everywhere. */
export const isDrawnInDark = ({ title }: Pictured) =>
  !title.startsWith('Pantallas/') || instrument()?.isExample === true;

/** Takes the picture in that window, as tall as the page is, until it is as agreed; answers what is wrong with it. */
async function pictureFinding(
  id: string,
  size: WindowSize,
  photograph: Instrument['photograph'],
): Promise<string | null> {
  let finding: string | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      await resize(size);
      await finished();
    }
    await growToContent();
    // A list without end is told by its beginning, however far it was scrolled.
    if (document.documentElement.scrollHeight > innerHeight) scrollTo(0, 0);
    const clip = frameRectangle();
    const suffix = document.documentElement.dataset.theme === 'dark' ? '-oscuro' : '';
    finding = await seen(() => photograph({ id, variant: `${clip.width}${suffix}`, clip }));
    if (finding === null) return null;
  }
  return finding;
}

/**
 * Takes all pictures of a story, and leaves the window as the last one needed it; answers what is wrong with them.
 * @param scrollBack scrolls everything as the story left it.
 */
export function pictureFindings(
  story: Pictured,
  photograph: Instrument['photograph'],
  scrollBack: () => void,
): Promise<string[]> {
  const { dataset } = document.documentElement;
  const own = windowSize();
  return atRest(!story.title.startsWith('Componentes/'), async () => {
    await finished();
    scrollBack();
    const found = [...machineFontFindings(), await pictureFinding(story.id, own, photograph)];
    if (dataset.theme !== 'dark' && isDrawnInDark(story)) {
      dataset.theme = 'dark';
      found.push(await pictureFinding(story.id, own, photograph));
      dataset.theme = 'light';
    }
    if (own.width !== PHONE.width) {
      await resize(PHONE);
      await finished();
      found.push(await pictureFinding(story.id, PHONE, photograph));
    }
    return found.filter((finding) => finding !== null);
  });
}
