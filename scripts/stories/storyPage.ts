import type { Browser, Frame, Page } from 'playwright';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import type { EmulatedMedia, Instrument, ProvenCodes, Shot, WithInstrument } from '#storybook/testRun/instrument.ts';

/** Plays one story after the other, in one page for many of them. */
export interface StoryPages {
  /**
   * Plays a story and examines it; answers what is wrong with it, `null` when nothing is.
   * @param isExample whether it stands for the others of its title.
   */
  play: (id: string, isExample: boolean) => Promise<string | null>;
  /** What the story looks like now, into that file. */
  screenshot: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * For how many stories a page is used. Chromium ends a service worker one of whose answers has been waited for five minutes («Cargando»), and
 * with it whatever it is about to answer.
 */
const STORIES_A_PAGE = 100;

/** The browser's own name, with the mark by which Storybook knows a test run: it stops what moves by itself. */
const userAgent = (version: string) =>
  `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36 StorybookTestRunner`;

const events = {
  show: SET_CURRENT_STORY,
  finished: STORY_FINISHED,
  missing: STORY_MISSING,
  wrong: [PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION, STORY_ERRORED, UNHANDLED_ERRORS_WHILE_PLAYING],
};

/** What the runner's process exposes to the page. */
interface Exposed {
  takeStoryPicture: Instrument['photograph'];
  emulateStoryMedia: (media: EmulatedMedia) => Promise<void>;
  compareStoryCodes: (shown: ProvenCodes) => Promise<string | null>;
}

/** In which ways stories are looked at. */
export type Looks = Pick<Instrument, 'takesPictures' | 'looksWithAxe'>;

/** In the page, before anything else: leaves the instrument where the catalogue finds it. */
function lendInstrument({ takesPictures, looksWithAxe }: Looks): void {
  const exposed = globalThis as unknown as Exposed;
  const instrument: Instrument = {
    photograph: (shot) => exposed.takeStoryPicture(shot),
    emulateMedia: (media) => exposed.emulateStoryMedia(media),
    compareCodes: (shown) => exposed.compareStoryCodes(shown),
    takesPictures,
    looksWithAxe,
    isExample: false,
  };
  (globalThis as WithInstrument).storyInstrument = instrument;
  // What Storybook would highlight it looks for after every change of the page, in all of it; here nobody asks it to.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

/** What is shown. */
interface Performance {
  id: string;
  isExample: boolean;
  names: typeof events;
}

/** How a story went. */
interface Outcome {
  /** All that went wrong. */
  found: string[];
  /** The catalogue has none of that name, or its file could not be read: why, the catalogue has told the console alone. */
  isMissing: boolean;
}

/** In the catalogue's frame: shows a story; resolves when it has been played. */
function perform({ id, isExample, names }: Performance): Promise<Outcome> {
  Object.assign((globalThis as WithInstrument).storyInstrument ?? {}, { isExample });
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const found = new Set<string>();
    let isMissing = false;
    const note = (payload: unknown) => {
      for (const error of [payload].flat() as { message?: string; title?: string; description?: string }[])
        found.add(error.message ?? `${error.title ?? id}: ${error.description ?? ''}`);
    };
    const leave = () => {
      for (const name of names.wrong) channel.off(name, note);
      channel.off(names.finished, end);
      channel.off(names.missing, miss);
      resolve({ found: [...found], isMissing });
    };
    const end = (payload: unknown) => {
      const { storyId, status } = payload as { storyId: string; status: string };
      if (storyId !== id) return;
      if (status !== 'success' && found.size === 0) found.add('La historia terminó con error.');
      leave();
    };
    const miss = () => {
      isMissing = true;
      found.add(`El catálogo no tiene la historia ${id}, o su archivo no se pudo leer.`);
      leave();
    };
    for (const name of names.wrong) channel.on(name, note);
    channel.on(names.finished, end);
    channel.on(names.missing, miss);
    // Who has the focus only shows it in a page that has it.
    window.focus();
    channel.emit(names.show, { storyId: id, viewMode: 'story' });
  });
}

/** A page with the catalogue in a frame. */
interface StoryPage {
  page: Page;
  frame: Frame;
  /** What nobody caught since the last story began. */
  uncaught: string[];
  /** What the console was told of errors since then. */
  logged: string[];
  /** How many more stories it is good for. */
  left: number;
}

/** What is done with what the page has found. */
export interface Judges {
  /** Takes one picture of a page; answers whether it is to be taken again. */
  takeShot: (page: Page, shot: Shot) => ReturnType<Instrument['photograph']>;
  /** Answers what is wrong with the codes that a story has shown. */
  compareCodes: (shown: ProvenCodes) => string | null;
}

/** Opens a page with the catalogue in a frame, which can be given any size without asking the browser. */
async function openStoryPage(browser: Browser, url: string, looks: Looks, judges: Judges): Promise<StoryPage> {
  const context = await browser.newContext({
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
    userAgent: userAgent(browser.version()),
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(lendInstrument, looks);
  await page.exposeFunction('takeStoryPicture', (shot: Shot) => judges.takeShot(page, shot));
  await page.exposeFunction('compareStoryCodes', judges.compareCodes);
  await page.exposeFunction('emulateStoryMedia', async (media: EmulatedMedia) => {
    // Chromium does not paint the frame's background again as it was when the member's own colours are gone.
    if (media.forcedColors === 'active') opened.left = 0;
    await page.emulateMedia(media);
  });
  await page.goto(`${url}/project.json`);
  // Not to be seen: what nobody looks at need not be painted.
  await page.setContent(
    '<!doctype html><style>body{margin:0}iframe{border:0;display:block;width:1200px;height:900px;opacity:0}</style><iframe></iframe>',
  );
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('El marco de las historias no se abrió.');
  const opened: StoryPage = { page, frame, uncaught: [], logged: [], left: STORIES_A_PAGE };
  page.on('pageerror', ({ message }) => opened.uncaught.push(`Error sin atender: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') opened.logged.push(message.text());
  });
  await openCatalogue(frame, url);
  return opened;
}

/** Plays stories of the catalogue that is served at `url`. */
export function openStories(browser: Browser, url: string, looks: Looks, judges: Judges): StoryPages {
  let current: StoryPage | null = null;
  let shown = '';
  const close = async () => {
    await current?.page.context().close();
    current = null;
  };
  return {
    close,
    async screenshot(path) {
      if (!current) return;
      const element = await current.frame.frameElement();
      await element.evaluate((frame) => {
        (frame as HTMLElement).style.opacity = '1';
      });
      await current.page.screenshot({ path });
    },
    async play(id, isExample) {
      // A story that is chosen again is not begun again.
      if (current?.left === 0 || shown === id) await close();
      current ??= await openStoryPage(browser, url, looks, judges);
      const { frame, uncaught, logged } = current;
      current.left -= 1;
      shown = id;
      uncaught.length = 0;
      logged.length = 0;
      const { found, isMissing } = await frame.evaluate(perform, { id, isExample, names: events });
      const all = [...found, ...uncaught, ...(isMissing ? logged : [])];
      return all.length > 0 ? all.join('\n') : null;
    },
  };
}

/** Loads the catalogue without a story. */
async function openCatalogue(frame: Frame, url: string): Promise<void> {
  await frame.goto(`${url}/iframe.html?viewMode=story&instrument=false`);
  await frame.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await frame.evaluate(() =>
    (globalThis as unknown as { __STORYBOOK_PREVIEW__: { ready: () => Promise<void> } }).__STORYBOOK_PREVIEW__.ready(),
  );
}
