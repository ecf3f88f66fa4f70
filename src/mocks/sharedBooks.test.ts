import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { internas } from '#api/contract/transferencias.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { rent } from '#testing/transferCaller.ts';
import { createDemo, createDemoConfig, type Demo } from './demo.ts';
import { signedInCaller } from './memberCaller.ts';
import { createSharedDemo, sharingBooks } from './sharedBooks.ts';

/*
 * C.6 «State must survive»: the books of `npm run dev`, which every tab of a browser has open. Their storage tells all tabs of what is written
 * into it, as a browser does.
 */

const config = createDemoConfig();

beforeEach(() => {
  const kept = new Map<string, string>();
  const listeners: ((event: { key: string; newValue: string }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => void listeners.push(listener));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, newValue: string) {
      kept.set(key, newValue);
      for (const tell of listeners) tell({ key, newValue });
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab that has just been opened, or read again. */
function tab(own = config): Demo {
  const demo = createDemo({ config: own });
  return { ...demo, cooperative: { ...demo.cooperative, fetch: sharingBooks(demo) } };
}

/** A member signed in there; what a call leaves is stored. */
async function memberIn(demo: Demo) {
  const member = signedInCaller(demo);
  await member.dataOf(ultimoAcceso);
  return member;
}

/** The orders that a tab would find that is opened now. */
const booked = (own = config): (string | null)[] =>
  tab(own).bank.state.receipts.map(({ idTransaccion }) => idTransaccion);

describe('C.6 «State must survive»: the books of several tabs', () => {
  it('orders that are given at once in two tabs are both there afterwards', async () => {
    const first = await memberIn(tab());
    const second = await memberIn(tab());
    const ids = [await first.authorised(), await second.authorised()];
    const order = (at: number) => ({ body: { idTransaccion: ids[at], ...rent, valor: 10 + at } });
    expect(await Promise.all([first.codesOf(internas, order(0)), second.codesOf(internas, order(1))])).toEqual([
      [200],
      [200],
    ]);
    expect(new Set(booked())).toEqual(new Set(ids));
  });

  it('a tab knows what another one has done, and a reload what both have', async () => {
    const first = await memberIn(tab());
    const other = tab();
    const second = await memberIn(other);
    const id = await first.authorised();
    await first.dataOf(internas, { body: { idTransaccion: id, ...rent } });
    await second.dataOf(ultimoAcceso);
    expect(other.bank.state.receipts).toHaveLength(1);
    expect(booked()).toEqual([id]);
  });

  it('a call that is given up while another one is at the books does nothing', async () => {
    const demo = tab();
    const member = await memberIn(demo);
    const id = await member.authorised();
    let letGo = (): void => undefined;
    const held = navigator.locks.request('banco-simulado', () => new Promise<void>((resolve) => (letGo = resolve)));
    const given = new AbortController();
    const asked = demo.cooperative.fetch(new Request('http://banca.test/api/perfilSocio', { signal: given.signal }));
    given.abort();
    await expect(asked).rejects.toThrow(/abort/i);
    letGo();
    await held;
    expect(booked()).toEqual([]);
    await member.dataOf(internas, { body: { idTransaccion: id, ...rent } });
    expect(booked()).toEqual([id]);
  });

  it('live mode: read again after midnight the books are one day on, and begun anew they are at their day', async () => {
    const today = (demo: Demo) => toEcuadorIso(demo.bank.now());
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T23:59:00-05:00') });
    const page = createSharedDemo(config);
    await memberIn(page);
    vi.setSystemTime(new Date('2027-03-11T00:01:00-05:00'));
    const again = createSharedDemo(config);
    expect([today(page), today(again)]).toEqual(['2026-11-21T00:01:00', '2026-11-21T00:01:00']);
    // On the wire both are at the real day: the shift of the dates is the stored one, too.
    expect(again.shiftDays).toBe(page.shiftDays);
    expect(today(createSharedDemo(createDemoConfig()))).toBe('2026-11-20T00:01:00');
  });

  it('a new key, which a restart of the server makes, begins the books anew', async () => {
    const member = await memberIn(tab());
    await member.orderedDataOf(internas, rent);
    expect(booked()).toHaveLength(1);
    expect(booked(createDemoConfig())).toEqual([]);
  });
});
