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

/** How often a window's pictures are looked at until they are as agreed. */
const LOOKS = 3;
/** After how long they are looked at again, ms: for what comes late; in a second window only for what its size brought. */
const AGAIN_AFTER_MS = 400;
const AGAIN_ELSEWHERE_AFTER_MS = 150;

type Theme = 'light' | 'dark';

const PHONE = { width: pictureWidth.phone, height: 844 };

/** Dark is photographed where tokens are used for the first time, and once for each title of the screens; its colours are checked everywhere. */
export const isDrawnInDark = ({ title }: Pictured) =>
  !title.startsWith('Pantallas/') || instrument()?.isExample === true;

/**
 * Takes the pictures in that window, as tall as the page is, in each of these themes. Those that are not as agreed are taken again, all after
 * one wait and with the window measured anew; answers whether any had to be.
 */
async function takePictures(
  id: string,
  size: WindowSize,
  themes: readonly Theme[],
  photograph: Instrument['photograph'],
  againAfterMs: number,
): Promise<boolean> {
  const { dataset } = document.documentElement;
  let left = themes;
  let isLookedAgain = false;
  for (let look = 0; look < LOOKS && left.length > 0; look += 1) {
    if (look > 0) {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      await resize(size);
      await finished();
    }
    const again: Theme[] = [];
    for (const theme of left) {
      dataset.theme = theme;
      await growToContent();
      // A list without end is told by its beginning, however far it was scrolled.
      if (document.documentElement.scrollHeight > innerHeight) scrollTo(0, 0);
      const clip = frameRectangle();
      const variant = `${clip.width}${theme === 'dark' ? '-oscuro' : ''}`;
      const shot = { id, variant, clip, look, isLastLook: look === LOOKS - 1 };
      if ((await seen(() => photograph(shot))) === 'again') again.push(theme);
    }
    left = again;
    isLookedAgain ||= again.length > 0;
  }
  return isLookedAgain;
}

/**
 * Takes all pictures of a story, and leaves the window as the last one needed it; answers what is wrong with the page for one. What the runner
 * makes of them it says itself.
 * @param scrollBack scrolls everything as the story left it.
 */
export function pictureFindings(
  story: Pictured,
  photograph: Instrument['photograph'],
  scrollBack: () => void,
): Promise<string[]> {
  const { dataset } = document.documentElement;
  const own = windowSize();
  const ownTheme: Theme = dataset.theme === 'dark' ? 'dark' : 'light';
  return atRest(!story.title.startsWith('Componentes/'), async () => {
    await finished();
    scrollBack();
    const found = machineFontFindings();
    const themes: Theme[] = ownTheme === 'light' && isDrawnInDark(story) ? ['light', 'dark'] : [ownTheme];
    const isLate = await takePictures(story.id, own, themes, photograph, AGAIN_AFTER_MS);
    dataset.theme = ownTheme;
    if (own.width !== PHONE.width) {
      await resize(PHONE);
      await finished();
      // What comes late had its time in the first window.
      const patience = isLate ? AGAIN_ELSEWHERE_AFTER_MS : AGAIN_AFTER_MS;
      await takePictures(story.id, PHONE, [ownTheme], photograph, patience);
    }
    return found;
  });
}
