import { describe, expect, it } from 'vitest';
import { shiftDates, shiftedText } from './dateShift.ts';

describe('shiftDates (demo-bank.md «Rules»)', () => {
  const page = {
    desde: '2026-12-31',
    registros: [{ fecha: '2028-02-28T23:59:59', valor: 12.5, descripcion: 'el 2026-11-20' }, null],
    fechaNacimiento: '1990-05-01',
    id: '2026-02-30',
    vacio: null,
  };

  it('moves dates and instants at any depth, and nothing else', () => {
    expect(shiftDates(page, 2)).toEqual({
      ...page,
      desde: '2027-01-02',
      registros: [{ fecha: '2028-03-01T23:59:59', valor: 12.5, descripcion: 'el 2026-11-20' }, null],
    });
  });

  it('moves one day across a month and a leap day, and leaves what only looks like one', () => {
    expect(shiftedText('2026-11-20', 60)).toBe('2027-01-19');
    expect(shiftedText('2028-02-29T00:00:00', -366)).toBe('2027-02-28T00:00:00');
    // The number of a receipt and of an account are names, not dates.
    for (const text of ['2026-1103-048198', '010201004871', '2026-11-20 y 2026-11-21'])
      expect(shiftedText(text, 60)).toBe(text);
  });

  it('comes back', () => {
    expect(shiftDates(shiftDates(page, 400), -400)).toEqual(page);
    expect(shiftDates(page, 0)).toBe(page);
  });
});
