import { type AxeSettings, axeFindings } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { allCodesSeen, codeResult } from './codes.ts';
import { instrument } from './instrument.ts';
import { layoutFaults } from './layoutFaults.ts';
import { isDrawnInDark, type Pictured, pictureFindings } from './pictures.ts';
import { smallTargets } from './smallTargets.ts';
import { rememberScroll, resize, settled } from './storyWindow.ts';

/** What is asked of a story. */
export interface Examined extends Pictured {
  /** As the catalogue shows it. */
  name: string;
  parameters: { a11y?: AxeSettings; chromatic?: { disableSnapshot?: boolean; prefersReducedMotion?: string } };
}

/** A small phone, and a desktop window at 400 %. */
const SMALL = { width: 320, height: 700 };

const themeNames = { light: 'tema claro', dark: 'tema oscuro' };

/**
 * The longest names and amounts of the contract at once, more than any member has: nothing of them may be lost or push the page aside, and a word
 * beside an amount of eleven digits may be divided.
 */
const isAtFullLength = ({ name }: Examined): boolean => /contenido largo/i.test(name);

/** What does not fit into a small window (WCAG 2.2, 1.4.10), what is broken inside itself there, and what a finger would miss (2.5.5). */
function smallWindowFindings(story: Examined, where: string): string[] {
  return [
    ...layoutFaults().map((fault) => `${where}: ${fault}.`),
    ...(isAtFullLength(story) ? [] : brokenWords().map((word) => `${where}: ${word}.`)),
    ...smallTargets().map((target) => `${where}: ${target} no llega a 44×44 px.`),
  ];
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

  await allCodesSeen();
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
    findings.push(...(await axeFindings(settings, where, 'everything')), ...smallWindowFindings(story, where));
  }
  const { proven, findings: codeFindings } = codeResult();
  const difference = codeFindings.length === 0 ? await tools.compareCodes({ id: story.id, codes: proven }) : null;
  findings.push(...codeFindings, ...(difference === null ? [] : [difference]));
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
