import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { movimientos } from '#api/contract/cuentas.ts';
import { consumo } from '#api/contract/cupos.ts';
import { historial } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { to } from '#navigation/paths.ts';
import { main, region } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

/** Listens to what is asked up to which day, in pages of so many. */
function hearDays(size: number): string[] {
  const days: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const day = searchParams.get('hasta');
    if (day !== null && searchParams.get('tamano') === String(size)) days.push(day);
    return fetch(input, init);
  });
  onTestFinished(() => void vi.stubGlobal('fetch', fetch));
  return days;
}

describe('screens.md A.2: what is asked up to today ends today, also when the page stays open over midnight', () => {
  test.each([
    ['/inicio', 'Últimos movimientos', movimientos, 5],
    ['/inicio', 'Repetir una transferencia', historial, 50],
    ['/transferencias', 'Últimas transferencias', historial, 5],
    ['/pagos', 'Últimos pagos', historial, 5],
    ['/pagos/centrosur', 'Últimos pagos', historial, 3],
  ] as const)(
    '%s «%s»: and what is read stays until the new day’s answer is there',
    async (route, name, call, size) => {
      goToLateEvening();
      const days = hearDays(size);
      const rows = () => region(name).getByRole('listitem').elements();
      await openBank({ route, until: region(name).getByRole('listitem').first() });
      await everyAnswerRead();
      const before = rows();
      expect(new Set(days)).toEqual(new Set(['2026-11-20']));
      const release = hold(call);
      passMidnight();
      await expect.poll(() => days.at(-1)).toBe('2026-11-21');
      // Longer than a skeleton waits for.
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(rows()).toEqual(before);
      release();
      await everyAnswerRead();
      expect(rows()).toEqual(before);
    },
  );

  test('DESIGN.md §12 «How long it lasts»: so are the movements that it counts on', async () => {
    goToLateEvening();
    const days = hearDays(100);
    const heading = main.getByRole('heading', { name: /alcanza/ });
    await openBank({ route: '/inicio', until: heading });
    expect(new Set(days)).toEqual(new Set(['2026-11-20']));
    passMidnight();
    await expect.poll(() => days.at(-1)).toBe('2026-11-21');
    await expect.element(heading).toBeVisible();
  });

  test.each([
    [to.transferenciaInterna, {}],
    [to.perfilSocio, { tab: 'misCupos' }],
  ])('AB «Limits»: so is what is used of them: %s', async (route, state) => {
    goToLateEvening();
    const bank = await openBank({ route, state });
    await expect.poll(() => bank.countOf(consumo)).toBe(1);
    await everyAnswerRead();
    passMidnight();
    await expect.poll(() => bank.countOf(consumo)).toBe(2);
  });
});
