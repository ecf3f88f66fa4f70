import { afterEach, describe, expect, it } from 'vitest';
import { longDate } from '#domain/calendar.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { demo } from '#mocks/storyDemo.ts';
import { freezeDate, instantOf, moments, USUAL_MOMENT } from './frozenDate.ts';

let thaw = (): void => undefined;
afterEach(() => thaw());

describe('the catalogue’s clock', () => {
  it('stands at the very instant of the demo’s books, unless it is told otherwise', () => {
    expect(instantOf(USUAL_MOMENT)).toBe(DEMO_NOW);
    expect(instantOf(undefined)).toBe(DEMO_NOW);
    expect(instantOf('toString')).toBe(DEMO_NOW);
  });

  it.each(Object.entries(moments))(
    '«%s» is called by its own weekday, day and hour, and is not before the books’ end',
    (name, { title }) => {
      const iso = toEcuadorIso(instantOf(name));
      const [weekday, date] = longDate(iso.slice(0, 10)).toLowerCase().split(', ');
      const [day, , month] = date?.split(' ') ?? [];
      expect(title).toBe(`${weekday?.slice(0, 3)} ${day} ${month?.slice(0, 3)}, ${iso.slice(11, 16)}`);
      expect(instantOf(name)).toBeGreaterThanOrEqual(DEMO_NOW);
    },
  );

  it('stands still, tells other dates as always, and goes on afterwards', () => {
    const instant = instantOf('noche');
    thaw = freezeDate(instant);
    expect([Date.now(), new Date().getTime()]).toEqual([instant, instant]);
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    thaw();
    expect(Date.now()).not.toBe(instant);
  });

  it('is the bank’s as well once the bank was moved there', () => {
    const instant = instantOf('cuotas-vencidas');
    demo.reset();
    demo.clock.advance(instant - demo.clock.now());
    expect(demo.bank.now()).toBe(instant);
    demo.reset();
    expect(demo.bank.now()).toBe(DEMO_NOW);
  });
});
