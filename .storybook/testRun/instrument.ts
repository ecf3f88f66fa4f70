import type { SentCode } from '#mocks/wire/sentCodes.ts';

/* What a test run lends to the catalogue: the built one, which is what designers see, too. */

/** One picture of the story as it stands now, cut out of the runner's own page. */
export interface Shot {
  /** The story's identifier in the catalogue. */
  id: string;
  /** Which of its pictures: «1200», «390», «1200-oscuro». */
  variant: string;
  /** Where the story's frame stands in the page, in CSS pixels. */
  clip: { x: number; y: number; width: number; height: number };
  /** How often it was looked at before, from 0, and whether nobody will look again. */
  look: number;
  isLastLook: boolean;
}

/** What the browser is asked to pretend. */
export interface EmulatedMedia {
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
}

/** The codes that a story has shown, as the run has seen them. */
export interface ProvenCodes {
  /** The story's identifier in the catalogue. */
  id: string;
  codes: readonly (SentCode & { as: Telling })[];
}

/** What a code became on the page: the words that came with it, the screen's own, or nothing, where the screen does without the answer. */
export type Telling = 'text' | 'ownWords' | 'silence';

/** What only the process that drives the browser can do. */
export interface Instrument {
  /** Takes a picture; `again` where it is not as agreed and may be a moment early. What is to be said of it is said when the story has ended. */
  photograph: (shot: Shot) => Promise<'again' | null>;
  emulateMedia: (media: EmulatedMedia) => Promise<void>;
  /** Compares the codes that a story has shown with those of the record; answers what to tell the person when they differ. */
  compareCodes: (shown: ProvenCodes) => Promise<string | null>;
  /** Whether pictures are taken: not where the browser draws otherwise than the baselines' own. */
  takesPictures: boolean;
  /** Whether axe looks as well: `npm run test:visual` leaves it out. */
  looksWithAxe: boolean;
  /** Whether the story that is shown stands for the others of its title. */
  isExample: boolean;
}

/** Where the runner leaves its instrument before the page is loaded. */
export interface WithInstrument {
  storyInstrument?: Instrument;
}

/** The runner's instrument; undefined in the catalogue itself. */
export const instrument = (): Instrument | undefined => (globalThis as WithInstrument).storyInstrument;

let emulated = '';

/** Has the browser pretend, and asks it only for what is not so already. */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  const wanted = JSON.stringify(media);
  if (wanted === emulated) return;
  await instrument()?.emulateMedia(media);
  emulated = wanted;
}
