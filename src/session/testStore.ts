import { afterEach, beforeEach, vi } from 'vitest';
import { createTestBrowser, MEMBER, type Tab, type TestBrowser } from './testTabs.ts';

export const OTHER = { ...MEMBER, token: 'tok-de-otro-socio', nombres: 'JOSÉ', owner: 'marca-de-jose' };

export let browser: TestBrowser;

export let first: Tab;

/** Registers what each test starts and ends with: a browser with one tab, and time that stands still. Call it once, at the top of a file. */
export function startEachBrowserFresh(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    browser = createTestBrowser();
    first = browser.openTab();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Whether a tab is signed in. */
export const statusOf = ({ store }: Tab) => store.state().status;

/** Why a tab is signed out; its state where it is not. */
export const reasonOf = ({ store }: Tab) => {
  const state = store.state();
  return state.status === 'signedOut' ? state.reason : state.status;
};

/** The entries that could be a session: the activity's moment is not secret. */
export const keptSessions = () => [...browser.entries.keys()].filter((key) => key !== 'bv.actividad').length;

/** Waits until every message between tabs has come. */
export const settled = () => browser.settle();
