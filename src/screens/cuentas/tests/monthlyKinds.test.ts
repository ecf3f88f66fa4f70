import { describe, expect, it } from 'vitest';
import { daysOfMonth, drawnKinds, type Flow, lastMonths, monthlyFlow } from '#domain/monthlyFlow.ts';
import { dayOf } from '#mocks/bank/days.ts';
import { findMovements, movementsBetween } from '#mocks/bank/movements.ts';
import { createDemo } from '#mocks/demo.ts';

const { bank } = createDemo({ onRejected: () => undefined });
const TODAY = '2026-11-20';

/** Both ways of each month of the accounts that move. */
const ways = ['010201004871', '010201012604'].flatMap((number) => {
  const months = lastMonths(TODAY, 12);
  const flows = movementsBetween(bank, number, `${months[0]}-01`, TODAY).page.map(
    ({ at, descripcion, tipo, cents }): Flow => ({
      day: dayOf(at),
      description: descripcion,
      isIncome: tipo === 'C',
      cents,
    }),
  );
  return monthlyFlow(flows, months).flatMap(({ month, income, outgoing, incomeKinds, outgoingKinds }) => [
    { number, month, tipo: 'C' as const, total: income, kinds: incomeKinds },
    { number, month, tipo: 'D' as const, total: outgoing, kinds: outgoingKinds },
  ]);
});

describe('DESIGN.md §12: a kind shows its movements, in the demo’s books', () => {
  it.each(ways)('$number, $month, $tipo: what is drawn comes to the heading', ({ total, kinds }) => {
    const { own, rest } = drawnKinds(kinds, 6);
    expect(own.reduce((sum, { cents }) => sum + cents, rest?.cents ?? 0)).toBe(total);
  });

  it.each(ways)(
    '$number, $month, $tipo: the list finds of a kind what its row counts',
    ({ number, month, tipo, kinds }) => {
      const { desde, hasta } = daysOfMonth(month, TODAY);
      for (const { word, count, cents } of kinds) {
        if (word === null) continue;
        const filter = { from: desde, to: hasta, tipo, text: word.toLowerCase() };
        const { found, credits, debits } = findMovements(bank, number, filter, { page: 1, size: 1 });
        expect([found, credits + debits]).toEqual([count, cents]);
      }
    },
  );

  it('most kinds can be pressed, some cannot, and some share a row', () => {
    const kinds = ways.flatMap(({ kinds: own }) => own);
    const pressed = kinds.filter(({ word }) => word !== null);
    expect(pressed.length).toBeGreaterThan(kinds.length / 2);
    expect(pressed.length).toBeLessThan(kinds.length);
    expect(ways.some(({ kinds: own }) => drawnKinds(own, 6).rest !== null)).toBe(true);
  });
});
