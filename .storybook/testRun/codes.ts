import { errorCodes } from '#domain/errorCodes.ts';
import { demo } from '#mocks/storyDemo.ts';
import type { SentCode } from '#mocks/wire/sentCodes.ts';
import type { ShownCode } from '#testing/shownCodes.ts';
import { comeToRest } from './activity.ts';
import type { ProvenCodes, Telling } from './instrument.ts';

/** What is still on its way when a story has been played comes within this time, ms: its play waits for nearly all. */
const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 20;

/** What is known of the codes of the story that stands. */
interface Watch {
  said: readonly ShownCode[];
  /** In how many places at once words were seen. */
  seen: Map<string, number>;
  /** Words that stand on the page when the story has been played. */
  standing: Set<string>;
  stop: () => void;
}

let watch: Watch | undefined;

const isSame = (one: SentCode, other: SentCode) => one.call === other.call && one.code === other.code;
const isGeneral = ({ code }: SentCode) => code.startsWith('-9999-');
const nameOf = ({ call, code }: SentCode) => `«${code}» de «${call}»`;
const inOneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

const texts: ReadonlyMap<string, string> = new Map(Object.entries(errorCodes).map(([code, { text }]) => [code, text]));

/** What has left, as far as it is of the table: a story may word messages of its own. */
const sentCodes = () => demo.sentCodes.list().filter(({ code }) => texts.has(code));

const wasSent = (one: SentCode) => sentCodes().some((sent) => isSame(sent, one));

function tellingOf({ code, words }: ShownCode): Telling {
  if (words === null) return 'silence';
  return words === texts.get(code) ? 'text' : 'ownWords';
}

/** What is looked for when that has been sent: what the story says, or the words that came with it. */
const wordsOf = (sent: SentCode, said: readonly ShownCode[]) =>
  said.find((one) => isSame(one, sent))?.words ?? texts.get(sent.code) ?? '';

/** What only a screen reader reads is cut down to nothing; a member must have been able to see the words. */
function isForReadersAlone(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (getComputedStyle(box).clipPath !== 'none') return true;
  }
  return false;
}

/** In how many places words can be seen, each in one element, also in a dialog or a toast, which stand beside the story's own element. */
function placesOf(words: string): number {
  if (!inOneLine(document.body.textContent).includes(words)) return 0;
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      inOneLine(element.textContent).includes(words) &&
      ![...element.children].some((child) => inOneLine(child.textContent).includes(words)) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isForReadersAlone(element),
  ).length;
}

function look({ said, seen }: Watch): void {
  for (const sent of sentCodes()) {
    const words = wordsOf(sent, said);
    seen.set(words, Math.max(seen.get(words) ?? 0, placesOf(words)));
  }
}

const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Watches a story from before it is drawn, frame by frame in which something has changed. Words count from the moment at which their code was
 * sent, and at any later one: a toast goes, a second attempt takes the answer to the first one away.
 */
export function watchCodes(said: readonly ShownCode[] = []): void {
  watch?.stop();
  let frame = 0;
  const watchFrame = (): void => {
    // One look a frame, however much changes meanwhile: what stands there between two changes is seen.
    if (sentCodes().length === 0 || frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      look(next);
      // What comes out of nothing, as a dialog does, can be seen some frames after the last change.
      if (notSeen(next).some(wasSent)) watchFrame();
    });
  };
  const observer = new MutationObserver(watchFrame);
  // What stands there when somebody presses was seen, also where the press takes it away before the next frame.
  const watchPress = (): void => look(next);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const press of PRESSES) document.removeEventListener(press, watchPress, true);
  };
  const next: Watch = { said, seen: new Map(), standing: new Set(), stop };
  watch = next;
  for (const press of PRESSES) document.addEventListener(press, watchPress, true);
  observer.observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
}

/** What a story says with these words and was not seen: each that says them needs a place of its own. */
const notSeen = ({ said, seen }: Watch): readonly ShownCode[] =>
  said.filter((one) => {
    if (one.words === null) return false;
    const alike = said.filter(({ words }) => words === one.words);
    return (seen.get(one.words) ?? 0) <= alike.indexOf(one);
  });

/**
 * Resolves when all that the story says was sent and seen, or will not come any more: the story has been played. What is asked behind its
 * last scene has come, too, or the findings would be another machine's.
 */
export async function allCodesSeen(): Promise<void> {
  await comeToRest();
  const end = performance.now() + LONGEST_WAIT_MS;
  if (!watch) return;
  look(watch);
  while (performance.now() < end && !(watch.said.every(wasSent) && notSeen(watch).length === 0)) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    look(watch);
  }
  for (const { code } of sentCodes()) {
    const words = texts.get(code) ?? '';
    if (placesOf(words) > 0) watch.standing.add(words);
  }
}

/** What a run found of a story's codes. */
export interface CodeResult {
  /** What the story says and the run has seen. */
  proven: ProvenCodes['codes'];
  /** What is wrong, in words. */
  findings: readonly string[];
}

/**
 * Ends the watch. What the story says must have been sent by that call, and its words seen after that; where it says that the screen is silent,
 * the words that came must not have been seen. And what was sent must have been said, or the index would not know what the story shows. Only a
 * general code whose words do not stand there at the end is free: it means «a call failed», which a story may need that is about something
 * else (a list without its pictures, a second try).
 */
export function codeResult(): CodeResult {
  if (!watch) return { proven: [], findings: [] };
  look(watch);
  watch.stop();
  const { said, seen, standing } = watch;
  const unseen = notSeen(watch);
  watch = undefined;
  const textOf = ({ code }: SentCode) => texts.get(code) ?? '';
  /** Whether its words are those of another code of the story, too. */
  const isAccountedFor = (sent: SentCode) => said.some(({ words }) => words === textOf(sent));
  const unsent = said.filter((one) => !wasSent(one));
  const told = said.filter((one) => one.words === null && (seen.get(textOf(one)) ?? 0) > 0 && !isAccountedFor(one));
  const unsaid = sentCodes().filter(
    (sent) =>
      !said.some((one) => isSame(one, sent)) &&
      (!isGeneral(sent) || (standing.has(textOf(sent)) && !isAccountedFor(sent))),
  );
  return {
    proven: said
      .filter((one) => ![...unsent, ...unseen, ...told].includes(one))
      .map((one) => ({ call: one.call, code: one.code, as: tellingOf(one) })),
    findings: [
      ...unsent.map((one) => `La historia dice que muestra ${nameOf(one)}: nadie lo respondió.`),
      ...unseen
        .filter((one) => !unsent.includes(one))
        .map((one) => `La historia dice que muestra ${nameOf(one)}: llegó, y no se vio «${one.words}».`),
      ...told.map((one) => `La historia dice que la pantalla calla ${nameOf(one)}: se vio «${texts.get(one.code)}».`),
      ...unsaid.map((one) => `Llegó ${nameOf(one)} y la historia no lo dice: parameters: { codes: shown(…) }.`),
    ],
  };
}
