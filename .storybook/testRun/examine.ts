import { type AxeSettings, axeFindings } from './axe.ts';
import { instrument } from './instrument.ts';
import { isDrawnInDark, type Pictured, pictureFindings } from './pictures.ts';
import { rememberScroll, resize, settled } from './storyWindow.ts';

/** What is asked of a story. */
export interface Examined extends Pictured {
  parameters: { a11y?: AxeSettings; chromatic?: { disableSnapshot?: boolean; prefersReducedMotion?: string } };
}

/** A small phone, and a desktop window at 400 %. */
const SMALL = { width: 320, height: 700 };

const themeNames = { light: 'tema claro', dark: 'tema oscuro' };

/** What is wider than a small window, so that the page scrolls sideways: WCAG 2.2, 1.4.10. */
function sidewaysFindings(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [`A ${clientWidth} px la página se desplaza hacia un lado: mide ${scrollWidth} px.`];
}

/** What moves, or is marked as Chromatic has it, is no picture. */
const isPicture = ({ chromatic }: Examined['parameters']) =>
  chromatic?.disableSnapshot !== true && chromatic?.prefersReducedMotion !== 'no-preference';

/**
 * Looks at a story in every way: as it stands, and in what is no situation of its own: a phone's window, a small one in the other theme
 * (conventions.md «Stories», DESIGN.md «Themes»); where the dark theme has a picture, axe looks at its colours there as well. No window or
 * theme is gone back to, since each change lays the whole page out again: the next story begins with its own.
 * @throws Error with all that was found.
 */
export async function examine(story: Examined): Promise<void> {
  const tools = instrument();
  if (!tools) return;
  const { photograph, looksWithAxe, takesPictures } = tools;
  const { parameters } = story;
  const { dataset } = document.documentElement;
  const ownTheme = dataset.theme === 'dark' ? 'dark' : 'light';
  const settings = looksWithAxe ? (parameters.a11y ?? {}) : {};
  const findings: string[] = [];

  await settled();
  const scrollBack = rememberScroll();
  findings.push(...(await axeFindings(settings, themeNames[ownTheme], 'everything')));
  if (ownTheme === 'light' && isDrawnInDark(story)) {
    dataset.theme = 'dark';
    findings.push(...(await axeFindings(settings, themeNames.dark, 'colours')));
    dataset.theme = 'light';
  }
  if (takesPictures && isPicture(parameters)) findings.push(...(await pictureFindings(story, photograph, scrollBack)));
  if (settings.test === 'error') {
    const otherTheme = ownTheme === 'dark' ? 'light' : 'dark';
    dataset.theme = otherTheme;
    await resize(SMALL);
    const where = `${themeNames[otherTheme]}, ${SMALL.width} px`;
    findings.push(...sidewaysFindings(), ...(await axeFindings(settings, where, 'everything')));
  }
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
