import type { Program } from '../program.ts';
import { openWire, type Wire, type WireEvent } from '../wire.ts';
import { openMarionette } from './marionette.ts';

/** How a Firefox is spoken to: WebDriver BiDi, and what its pages' window has to be asked. */
export interface FirefoxLink {
  version: string;
  wire: Wire;
  /** Gives a page that size, in CSS px. */
  giveSize: (context: string, width: number, height: number) => Promise<void>;
  /** Shows that page before the others. */
  bringForward: (context: string) => Promise<void>;
  /** Two presses within this time are a double click, ms, however far apart they are. */
  doubleClickMs: number;
  close: () => void;
}

/** One way to link with a Firefox that has just been started. */
export type LinkTo = (program: Program, profile: string, onEvent: (event: WireEvent) => void) => Promise<FirefoxLink>;

const bidiAddress = (program: Program): Promise<string> => program.says(/WebDriver BiDi listening on (ws:\S+)/);

/** A Firefox of today does all by BiDi. */
export const linkToCurrent: LinkTo = async (program, _profile, onEvent) => {
  const wire = await openWire(`${await bidiAddress(program)}/session`, onEvent);
  const { capabilities } = await wire.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  return {
    version: capabilities.browserVersion,
    wire,
    giveSize: async (context, width, height) => {
      await wire.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    bringForward: async (context) => {
      await wire.send('browsingContext.activate', { context });
    },
    doubleClickMs: 0,
    close: wire.close,
  };
};

/** Firefox 115 has no command for either yet: the browser's own window is asked. And it does not look where a press was. */
export const linkToOldest: LinkTo = async (program, profile, onEvent) => {
  await bidiAddress(program);
  const chrome = await openMarionette(profile);
  const wire = await openWire(chrome.bidiAddress, onEvent);
  return {
    version: chrome.version,
    wire,
    giveSize: (context, width, height) => chrome.run(giveSize, context, width, height),
    bringForward: (context) => chrome.run(bringForward, context),
    doubleClickMs: 700,
    close: () => {
      chrome.close();
      wire.close();
    },
  };
};

/** What the programs of Firefox's own window have, as far as it is used here. */
declare const ChromeUtils: {
  importESModule: (address: string) => { TabManager: { getBrowsingContextById: (context: string) => PageInWindow } };
};

interface PageInWindow {
  topChromeWindow: { focus: () => void; gBrowser: { getTabForBrowser: (one: Frame) => unknown; selectedTab: unknown } };
  embedderElement: Frame;
}

interface Frame {
  style: CSSStyleDeclaration;
}

/** In the browser's window. */
function giveSize(context: string, width: number, height: number): void {
  const { TabManager } = ChromeUtils.importESModule('chrome://remote/content/shared/TabManager.sys.mjs');
  const { style } = TabManager.getBrowsingContextById(context).embedderElement;
  for (const side of ['width', 'min-width', 'max-width']) style.setProperty(side, `${width}px`);
  for (const side of ['height', 'min-height', 'max-height']) style.setProperty(side, `${height}px`);
}

/** In the browser's window. */
function bringForward(context: string): void {
  const { TabManager } = ChromeUtils.importESModule('chrome://remote/content/shared/TabManager.sys.mjs');
  const { topChromeWindow, embedderElement } = TabManager.getBrowsingContextById(context);
  topChromeWindow.gBrowser.selectedTab = topChromeWindow.gBrowser.getTabForBrowser(embedderElement);
  topChromeWindow.focus();
}
