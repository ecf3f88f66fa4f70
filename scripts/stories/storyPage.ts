import type { Browser, Frame, Page } from 'playwright';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import type { EmulatedMedia, Instrument, Shot, WithInstrument } from '#storybook/testRun/instrument.ts';
import { photograph } from '../visual/photograph.ts';

/** A page that plays one story after the other. */
export interface StoryPage {
  /**
   * Plays a story and examines it; answers what is wrong with it, `null` when nothing is. Stories of one file share the catalogue's frame.
   * @param isExample whether it stands for the others of its title.
   */
  play: (file: string, id: string, isExample: boolean) => Promise<string | null>;
  page: Page;
}

/** The browser's own name, with the mark by which Storybook knows a test run: it stops what moves by itself. */
const userAgent = (version: string) =>
  `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36 StorybookTestRunner`;

const events = {
  show: SET_CURRENT_STORY,
  finished: STORY_FINISHED,
  wrong: [PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION, STORY_ERRORED, UNHANDLED_ERRORS_WHILE_PLAYING],
};

/** What the runner's process exposes to the page. */
interface Exposed {
  takeStoryPicture: (shot: Shot) => Promise<string | null>;
  emulateStoryMedia: (media: EmulatedMedia) => Promise<void>;
}

/** In the page, before anything else: leaves the instrument where the catalogue finds it. */
function lendInstrument(looksWithAxe: boolean): void {
  const exposed = globalThis as unknown as Exposed;
  const instrument: Instrument = {
    photograph: (shot) => exposed.takeStoryPicture(shot),
    emulateMedia: (media) => exposed.emulateStoryMedia(media),
    looksWithAxe,
    isExample: false,
  };
  (globalThis as WithInstrument).storyInstrument = instrument;
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

/** In the catalogue's frame: shows a story; resolves, when it has been played, to all that went wrong. */
function perform({ id, isExample, names }: Performance): Promise<string[]> {
  Object.assign((globalThis as WithInstrument).storyInstrument ?? {}, { isExample });
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const found = new Set<string>();
    const note = (payload: unknown) => {
      for (const error of [payload].flat() as { message?: string; title?: string; description?: string }[])
        found.add(error.message ?? `${error.title ?? id}: ${error.description ?? ''}`);
    };
    const end = (payload: unknown) => {
      const { storyId, status } = payload as { storyId: string; status: string };
      if (storyId !== id) return;
      for (const name of names.wrong) channel.off(name, note);
      channel.off(names.finished, end);
      if (status !== 'success' && found.size === 0) found.add('La historia terminó con error.');
      resolve([...found]);
    };
    for (const name of names.wrong) channel.on(name, note);
    channel.on(names.finished, end);
    // Who has the focus only shows it in a page that has it.
    window.focus();
    channel.emit(names.show, { storyId: id, viewMode: 'story' });
  });
}

/** Opens a page with the catalogue in a frame, which can be given any size without asking the browser. */
export async function openStoryPage(browser: Browser, url: string, looksWithAxe: boolean): Promise<StoryPage> {
  const context = await browser.newContext({
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
    userAgent: userAgent(browser.version()),
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(`Error sin atender: ${message}`));
  await page.exposeFunction('takeStoryPicture', (shot: Shot) => photograph(page, shot));
  await page.exposeFunction('emulateStoryMedia', (media: EmulatedMedia) => page.emulateMedia(media));
  await page.addInitScript(lendInstrument, looksWithAxe);
  await page.goto(`${url}/project.json`);
  await page.setContent(
    '<!doctype html><style>body{margin:0}iframe{border:0;display:block;width:1200px;height:900px}</style><iframe></iframe>',
  );
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('El marco de las historias no se abrió.');

  let openFile = '';
  const play: StoryPage['play'] = async (file, id, isExample) => {
    if (openFile !== file) await openCatalogue(frame, url);
    openFile = file;
    uncaught.length = 0;
    const found = [...(await frame.evaluate(perform, { id, isExample, names: events })), ...uncaught];
    return found.length > 0 ? found.join('\n') : null;
  };
  return { play, page };
}

/** Loads the catalogue without a story. */
async function openCatalogue(frame: Frame, url: string): Promise<void> {
  await frame.goto(`${url}/iframe.html?viewMode=story`);
  await frame.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await frame.evaluate(() =>
    (globalThis as unknown as { __STORYBOOK_PREVIEW__: { ready: () => Promise<void> } }).__STORYBOOK_PREVIEW__.ready(),
  );
}
