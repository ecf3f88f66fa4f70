import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { moments, USUAL_MOMENT } from './frozenDate.ts';
import { networks, setNetwork } from './network.ts';

/** The toolbar's choices of network and clock, as Storybook takes them. A story may say its own with `globals: { red: 'lenta' }`. */
export const toolbar = {
  red: {
    description: 'Red',
    toolbar: {
      title: 'Red',
      icon: 'lightning' as const,
      items: Object.entries(networks).map(([value, title]) => ({ value, title: `Red ${title}` })),
      dynamicTitle: true,
    },
  },
  reloj: {
    description: 'Reloj de la página y del banco',
    toolbar: {
      title: 'Reloj',
      icon: 'time' as const,
      items: Object.entries(moments).map(([value, { title, note }]) => ({ value, title, right: note })),
      dynamicTitle: true,
    },
  },
};

/** Normal network at the usual moment: nothing that a story would notice. */
export const usualToolbar = { red: 'normal', reloj: USUAL_MOMENT };

/** The moment at which each story that stands was started, by the signal that ends it. */
const started = new WeakMap<AbortSignal, unknown>();

/**
 * True when a story that stands is only drawn again, because the toolbar or a control has changed: what has been reached in it stays, and
 * so do bank and storage. The network changes under it, as a member's does; the clock cannot, and the story is started again at the other
 * moment.
 */
export function isDrawnAgain({
  abortSignal,
  globals,
  id,
}: Pick<StoryContext, 'abortSignal' | 'globals' | 'id'>): boolean {
  if (!started.has(abortSignal)) {
    started.set(abortSignal, globals.reloj);
    return false;
  }
  setNetwork(globals.red);
  if (started.get(abortSignal) !== globals.reloj) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  return true;
}

/** What a story that is over leaves to the next one: the normal network. */
export function leave({ abortSignal }: Pick<StoryContext, 'abortSignal'>): void {
  started.delete(abortSignal);
  setNetwork('normal');
}
