import { describe, expect, it } from 'vitest';
import { browser, first, OTHER, settled, startEachBrowserFresh, statusOf } from './testStore.ts';
import { MEMBER } from './testTabs.ts';

startEachBrowserFresh();

describe('lastUser: who needs only type the password again (§4, screens.md A.1)', () => {
  const stored = () => [...browser.entries].flat().join('\n');

  it('nobody before a sign-in, and nobody while no name was handed over', async () => {
    expect(first.store.lastUser()).toBe('');
    await first.store.open(MEMBER);
    first.store.close('expired');
    expect(first.store.lastUser()).toBe('');
  });

  it.each(['expired', 'idle'] as const)('stays after %s, and once it was told', async (reason) => {
    await first.store.open(MEMBER, 'mfguaman');
    first.store.close(reason);
    first.store.acknowledgeReason();
    expect(first.store.lastUser()).toBe('mfguaman');
  });

  it.each(['logout', 'deleted'] as const)('is gone after %s', async (reason) => {
    await first.store.open(MEMBER, 'mfguaman');
    first.store.close(reason);
    expect(first.store.lastUser()).toBe('');
  });

  it('is gone after a logout in another tab', async () => {
    await first.store.open(MEMBER, 'mfguaman');
    const second = browser.openTab();
    await second.store.restore();
    second.store.close('logout');
    await settled();
    expect(statusOf(first)).toBe('signedOut');
    expect(first.store.lastUser()).toBe('');
  });

  it('is the last one’s: a second member leaves nothing of the first', async () => {
    await first.store.open(MEMBER, 'mfguaman');
    first.store.close('expired');
    await first.store.open(OTHER, 'jcloja');
    first.store.close('expired');
    expect(first.store.lastUser()).toBe('jcloja');
  });

  it('is nobody once another tab has opened somebody else’s session here', async () => {
    await first.store.open(MEMBER, 'mfguaman');
    first.store.close('expired');
    await settled();
    const second = browser.openTab();
    await second.store.open(OTHER, 'jcloja');
    await settled();
    expect(first.store.token()).toBe(OTHER.token);
    first.store.close('expired');
    expect(first.store.lastUser()).toBe('');
  });

  it('survives the forced change and its echo from another tab', async () => {
    await first.store.open({ ...MEMBER, mustChangePassword: true }, 'mfguaman');
    const second = browser.openTab();
    await second.store.restore();
    await second.store.passwordChanged();
    await first.store.restore();
    first.store.close('expired');
    expect(first.store.lastUser()).toBe('mfguaman');
  });

  it('is never stored: a reload does not know it', async () => {
    await first.store.open(MEMBER, 'mfguaman');
    await settled();
    expect(stored()).not.toContain('mfguaman');
    const reloaded = browser.openTab();
    await reloaded.store.restore();
    reloaded.store.close('expired');
    expect(reloaded.store.lastUser()).toBe('');
  });
});
