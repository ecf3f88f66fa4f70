/* What the ports have in common. */
import type { Engine, Key, Point, Tab } from '../engine.ts';
import type { Nest } from '../program.ts';

/** The window of every tab, until it is made another. */
const WINDOW = { width: 1280, height: 900 };

/** Keys as WebDriver writes them, in both of its dialects. */
export const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Tab: '\uE004', Backspace: '\uE003' };

/** A press of the mouse there, in WebDriver's words. */
export const pressAt = ({ x, y }: Point): object => ({
  type: 'pointer',
  id: 'raton',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Keys one after the other, in WebDriver's words. */
export const strike = (keys: readonly string[]): object => ({
  type: 'key',
  id: 'teclado',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** A tab with what is done alike everywhere, its window of the usual size. */
export async function readyTab(own: Omit<Tab, 'back'>): Promise<Tab> {
  await own.resize(WINDOW.width, WINDOW.height);
  return {
    ...own,
    back: async () => {
      await own.run(() => {
        setTimeout(() => history.back());
      });
    },
  };
}

/** What a port knows of its browser that runs. */
export interface Started {
  version: string;
  openTab: Engine['openTab'];
  hasOneWindow?: boolean;
  savesNothing?: boolean;
  nest: Nest;
  /** Filled while it runs. */
  troubles: string[];
  /** Ends the browser and what runs beside it. */
  end: () => Promise<void>;
}

/** The engine over it; its folder goes with it. */
export const engineOver = ({
  version,
  openTab,
  hasOneWindow = false,
  savesNothing = false,
  nest,
  troubles,
  end,
}: Started): Engine => ({
  version,
  openTab,
  hasOneWindow,
  savesNothing,
  takeTroubles: () => troubles.splice(0),
  downloads: nest.downloads,
  close: async () => {
    await end();
    nest.remove();
  },
});
