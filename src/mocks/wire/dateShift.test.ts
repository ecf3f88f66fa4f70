import { describe, expect, it } from 'vitest';
import { shiftDates } from './dateShift.ts';

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

  it('comes back', () => {
    expect(shiftDates(shiftDates(page, 400), -400)).toEqual(page);
    expect(shiftDates(page, 0)).toBe(page);
  });
});
