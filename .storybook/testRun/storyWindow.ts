import { ownWindow, pictureWidth, type WindowWish } from '../modes.ts';
import { comeToRest } from './activity.ts';
import { drawn } from './drawn.ts';

/** How tall a picture may become, in CSS pixels: a list without end is told by its beginning. */
const TALLEST = 3000;
/** What moves for longer than this tells time instead of arriving somewhere, ms: it stands in a picture as it began. */
const LONGEST_MOTION_MS = 1000;

/** A window's width and height, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The runner shows each story in a frame. It belongs to another page: `instanceof` would not know it. */
const frame = (): HTMLElement => {
  if (!window.frameElement) throw new Error('La historia no está en un marco.');
  return window.frameElement as HTMLElement;
};

/** Resolves when fonts and pictures have come and what listens to sizes has had its say. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
  await drawn();
}

/** The window that the story has now. */
export const windowSize = (): WindowSize => ({ width: innerWidth, height: innerHeight });

/** Gives the story's window another size; resolves when the story has taken note of it. */
export async function resize({ width, height }: WindowSize): Promise<void> {
  const { style } = frame();
  style.width = `${width}px`;
  style.height = `${height}px`;
  await settled();
}

/** The window of a story that asks for none. */
const USUAL_WINDOW: WindowSize = { width: pictureWidth.desktop, height: 900 };

/** Gives a story that begins the window that it asks for. */
export async function openWindow(story: WindowWish): Promise<void> {
  const { width, height } = ownWindow(story) ?? USUAL_WINDOW;
  if (width !== innerWidth || height !== innerHeight) await resize({ width, height });
}

/** How often a page that changed while it was measured is measured again. */
const MEASUREMENTS = 4;

/** Makes the window as tall as what stands in it, so that nothing is below its edge. */
export async function growToContent(): Promise<void> {
  const own = windowSize();
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  try {
    let known = own.height;
    for (let measurement = 0; measurement < MEASUREMENTS; measurement += 1) {
      const content = Math.min(document.documentElement.scrollHeight, TALLEST);
      if (content === known) break;
      known = content;
      changed = false;
      await resize({ width: own.width, height: content });
      if (!changed) return;
      // A page is never lower than its window: only from its own height can it be measured again.
      await resize(own);
    }
    if (known !== own.height) await resize({ width: own.width, height: known });
  } finally {
    observer.disconnect();
  }
}

/** Has the story's frame seen while `task` takes its picture: at all other times the browser need not paint it. */
export async function seen<T>(task: () => Promise<T>): Promise<T> {
  const { style } = frame();
  style.opacity = '1';
  try {
    return await task();
  } finally {
    style.opacity = '';
  }
}

/**
 * What is never the same twice: the caret that blinks, and what is marked as Chromatic has it. Forced colours show the caret in theirs, whatever it
 * is told: there it stands still.
 */
const CARET = '*{caret-color:transparent!important;caret-animation:manual!important}';
const MARKED = "[data-chromatic='ignore']{visibility:hidden!important}";

/** Remembers how far everything is scrolled; answers what scrolls it there again, to whole pixels: axe goes back only nearly. */
export function rememberScroll(): () => void {
  const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
  const positions = scrolled.map((element) => [element, Math.floor(element.scrollTop)] as const);
  return () => {
    for (const [element, top] of positions) element.scrollTop = top;
  };
}

/** Resolves when what was asked of the bank has come and what moves has arrived: a picture is of the end. */
export async function finished(): Promise<void> {
  await comeToRest();
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().endTime) <= LONGEST_MOTION_MS) animation.finish();
  }
  await settled();
}

/** Does `task` while nothing on the page changes by itself. @param hidesMarked a component's own story stands still and shows all of it. */
export async function atRest<T>(hidesMarked: boolean, task: () => Promise<T>): Promise<T> {
  const style = document.createElement('style');
  style.textContent = hidesMarked ? CARET + MARKED : CARET;
  document.head.append(style);
  try {
    return await task();
  } finally {
    style.remove();
  }
}

/** Where the story's frame stands in the runner's page, in CSS pixels. */
export function frameRectangle(): WindowSize & { x: number; y: number } {
  // What takes the focus scrolls the runner's page as well.
  window.parent.scrollTo(0, 0);
  const { x, y, width, height } = frame().getBoundingClientRect();
  return { x, y, width, height };
}
