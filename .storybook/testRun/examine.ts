import { pictureWidth } from '../modes.ts';
import { type AxeSettings, axeFindings } from './axe.ts';
import { instrument } from './instrument.ts';
import {
  atRest,
  finished,
  frameRectangle,
  givingBackTheWindow,
  growToContent,
  rememberScroll,
  settled,
  type WindowSize,
  windowSize,
} from './storyWindow.ts';

/** What is asked of a story. */
export interface Examined {
  id: string;
  title: string;
  name: string;
  parameters: { a11y?: AxeSettings; chromatic?: { disableSnapshot?: boolean; prefersReducedMotion?: string } };
}

/** How often a picture is taken before it is called different, and after how long again, ms. */
const ATTEMPTS = 3;
const LATE_MS = 400;

const PHONE = { width: pictureWidth.phone, height: 844 };
/** A small phone, and a desktop window at 400 %. */
const SMALL = { width: 320, height: 700 };

/** Dark is photographed where tokens are used for the first time, and once for each screen; its colours are checked everywhere. */
const hasDarkPicture = ({ title, name }: Examined) => !title.startsWith('Pantallas/') || name === 'Listo';

/** What is wider than a small window, so that the page scrolls sideways: WCAG 2.2, 1.4.10. */
function sidewaysFindings(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [`A ${clientWidth} px la página se desplaza hacia un lado: mide ${scrollWidth} px.`];
}

/**
 * Looks at a story in every way: as it stands, and in what is no situation of its own: the other theme, a phone's window, a small one
 * (conventions.md «Stories», DESIGN.md «Themes»). No window is gone back to: each change lays the whole page out again.
 * @throws Error with all that was found.
 */
export async function examine(story: Examined): Promise<void> {
  const tools = instrument();
  if (!tools) return;
  const { parameters } = story;
  const root = document.documentElement;
  const ownTheme = root.dataset.theme ?? 'light';
  const own = windowSize();
  // What moves is no picture.
  const isStill = parameters.chromatic?.prefersReducedMotion !== 'no-preference';
  const takesPictures = tools.photograph !== undefined && parameters.chromatic?.disableSnapshot !== true && isStill;
  const settings = tools.looksWithAxe ? (parameters.a11y ?? {}) : {};
  const findings: string[] = [];

  /** Takes the story's picture in that window, as tall as it is; one that differs is taken again a moment later, for what comes late. */
  const photograph = async (size: WindowSize, change: (size: WindowSize) => Promise<void>) => {
    let finding: string | null | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await change(size);
        await finished();
      }
      await growToContent();
      const suffix = root.dataset.theme === 'dark' ? '-oscuro' : '';
      const clip = frameRectangle();
      finding = await tools.photograph?.({ id: story.id, variant: `${clip.width}${suffix}`, clip });
      if (!finding) return;
    }
    if (finding) findings.push(finding);
  };
  const photographs = (change: (size: WindowSize) => Promise<void>, scrollBack: () => void) =>
    atRest(!story.title.startsWith('Componentes/'), async () => {
      await finished();
      scrollBack();
      await photograph(own, change);
      if (ownTheme === 'light' && hasDarkPicture(story)) {
        root.dataset.theme = 'dark';
        await photograph(own, change);
        root.dataset.theme = 'light';
      }
      if (own.width === PHONE.width) return;
      await change(PHONE);
      await finished();
      await photograph(PHONE, change);
    });

  await settled();
  const scrollBack = rememberScroll();
  findings.push(...(await axeFindings(settings, ownTheme === 'dark' ? 'tema oscuro' : 'tema claro', 'everything')));
  if (ownTheme === 'light') {
    root.dataset.theme = 'dark';
    findings.push(...(await axeFindings(settings, 'tema oscuro', 'colours')));
    root.dataset.theme = 'light';
  }
  await givingBackTheWindow(async (change) => {
    if (takesPictures) await photographs(change, scrollBack);
    if (settings.test !== 'error') return;
    await change(SMALL);
    findings.push(...sidewaysFindings(), ...(await axeFindings(settings, `${SMALL.width} px`, 'everything')));
  });
  root.dataset.theme = ownTheme;
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
