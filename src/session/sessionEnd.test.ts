import { describe, expect, it } from 'vitest';
import { SESSION_LIFETIME_MS } from './session.ts';
import { createSessionStore } from './sessionStore.ts';
import { browser, first, OTHER, startEachBrowserFresh } from './testStore.ts';
import { MEMBER } from './testTabs.ts';

startEachBrowserFresh();

describe('hasEnded: what a session had open is for nobody else (screens.md A.1 «Session closed»)', () => {
  /** A page of a tab whose mark outlives it. */
  const pageOf = (mark: { kept: string | null }) =>
    createSessionStore({
      vault: first.vault,
      storage: first.storage,
      tabs: { send: () => undefined, listen: () => undefined },
      idleLimitMs: 182_000,
      now: () => browser.clock.wall,
      openMark: { read: () => mark.kept, write: (value) => (mark.kept = value) },
    });

  it('is not said of a tab in which nobody was signed in', async () => {
    const store = pageOf({ kept: null });
    expect(store.hasEnded()).toBe(false);
    await store.restore();
    expect(store.hasEnded()).toBe(false);
  });

  it.each(['logout', 'expired', 'idle', 'deleted'] as const)(
    'after %s it stays said, also once it was told why and after a reload, until somebody signs in',
    async (reason) => {
      const mark = { kept: null };
      const store = pageOf(mark);
      await store.restore();
      await store.open(MEMBER);
      expect(store.hasEnded()).toBe(false);
      store.close(reason);
      store.acknowledgeReason();
      expect(store.hasEnded()).toBe(true);
      const reloaded = pageOf(mark);
      await reloaded.restore();
      expect([reloaded.state(), reloaded.hasEnded()]).toEqual([{ status: 'signedOut', reason: null }, true]);
      await reloaded.open(OTHER);
      expect(reloaded.hasEnded()).toBe(false);
    },
  );

  it('is said by a page that comes back to its tab after the session has ended in another one', async () => {
    const mark = { kept: null };
    const left = pageOf(mark);
    await left.restore();
    await left.open(MEMBER);
    // The tab was elsewhere by then: nobody there has seen the end.
    await first.vault.clear();
    const back = pageOf(mark);
    await back.restore();
    expect([back.state(), back.hasEnded()]).toEqual([{ status: 'signedOut', reason: null }, true]);
  });

  it('is said of a session that was over when it was read', async () => {
    await first.store.open(MEMBER);
    browser.clock.wall += SESSION_LIFETIME_MS;
    const mark = { kept: null };
    await pageOf(mark).restore();
    expect(pageOf(mark).hasEnded()).toBe(true);
  });
});
