import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

/** The account whose movements are listed. */
export const VISTA = '010201004871';

/** What was asked of the movements for the list and its files in this test, oldest first. */
export const asked: Record<string, string>[] = [];

/** A fresh cooperative on the design's day for each test, whose movements are heard being asked. Call it once, at the top of a file. */
export function startEachMovementsTest(): void {
  startEachTestFresh();

  beforeEach(() => {
    vi.setSystemTime('2026-11-20T10:15:00-05:00');
    forgetAsked();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href);
      // The sums by month read six months of their own.
      const isForMonths = url.searchParams.get('desde') === '2026-06-01';
      if (url.pathname.endsWith('/movimientos') && !isForMonths) asked.push(Object.fromEntries(url.searchParams));
      return fetch(input, init);
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** From here on only what is asked next counts. */
export function forgetAsked(): void {
  asked.length = 0;
}

/** The section «Movimientos» of the account. */
export const section = page.getByRole('main').getByRole('region', { name: 'Movimientos' });

/** Its list. */
export const table = section.getByRole('table', { name: 'Movimientos' });

/** The filter by a range of days. */
export const period = section.getByLabelText('Período');

/** The detail of one movement. */
export const drawer = page.getByRole('dialog', { name: 'Detalle del movimiento' });

/** The rows that are in the page, without the head, which narrow columns do not show. */
export const rows = () =>
  table
    .getByRole('row')
    .elements()
    .filter((row) => row.hasAttribute('aria-rowindex'));

/** Opens an account and waits for its list and every call after it. */
export const openList = (number = VISTA) =>
  openBank({
    route: `/cuentas/${number}`,
    until: async () => {
      await expect.element(table).toBeVisible();
      await everyAnswerRead();
    },
  });

/** Waits for a text of the section. */
export const shows = (text: string) => expect.element(section.getByText(text, { exact: true })).toBeVisible();
