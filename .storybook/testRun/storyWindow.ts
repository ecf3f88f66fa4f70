import { callsAnswered } from './calls.ts';

/** How tall a picture may become, in CSS pixels: a list without end is told by its beginning. */
const TALLEST = 3000;

/** The runner shows each story in a frame. It belongs to another page: `instanceof` would not know it. */
const frame = (): HTMLElement => {
  if (!window.frameElement) throw new Error('La historia no está en un marco.');
  return window.frameElement as HTMLElement;
};

/** Two frames: what watches sizes has been told, and what it changed has been drawn. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Resolves when fonts and pictures have come and what listens to sizes has had its say. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
  await drawn();
}

/** The story's own width and height, in CSS pixels. */
export const windowSize = (): { width: number; height: number } => ({ width: innerWidth, height: innerHeight });

/** Does `task` while the story's window has another size, in CSS pixels; afterwards it has its own again. */
export async function inWindow<T>(width: number, height: number, task: () => Promise<T>): Promise<T> {
  const element = frame();
  const before = element.style.cssText;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  try {
    await settled();
    return await task();
  } finally {
    element.style.cssText = before;
    await drawn();
  }
}

/** Does `task` while the window is as tall as what stands in it, so that nothing is below its edge. */
export async function inFullHeight<T>(task: () => Promise<T>): Promise<T> {
  const { width, height } = windowSize();
  const content = Math.min(document.documentElement.scrollHeight, TALLEST);
  return content > height ? inWindow(width, content, task) : task();
}

/** What is never the same twice: the caret that blinks, and what is marked as Chromatic has it. */
const CARET = '*{caret-color:transparent!important}';
const MARKED = "[data-chromatic='ignore']{visibility:hidden!important}";

/** Resolves when what was asked of the bank has come and what moves has arrived: a picture is of the end. */
export async function finished(): Promise<void> {
  await callsAnswered();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
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
export function frameRectangle(): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = frame().getBoundingClientRect();
  return { x, y, width, height };
}
