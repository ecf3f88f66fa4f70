import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateMessage } from './birthDate.ts';
import { typedDay } from './typedDate.ts';

/** 2026-11-20 10:15 in Ecuador. */
const NOW = Date.UTC(2026, 10, 20, 15, 15);
const messageOf = (typed: string, now = NOW) => birthDateMessage(typed, now);

const WRONG_FORM = 'Escriba la fecha así: 31/12/1980.';
const NOT_A_DATE = 'Esa fecha no existe. Revise el día y el mes.';
const OUT_OF_RANGE = 'Revise el año de nacimiento.';

describe('birthDateMessage', () => {
  it.each(['', '   ', '\t'])('§5: «%s» is required', (typed) => {
    expect(messageOf(typed)).toBe('El campo es requerido.');
  });

  it.each(['14/06/88', 'ayer', '1406198', '14/06'])('«%s» is told how to write it', (typed) => {
    expect(messageOf(typed)).toBe(WRONG_FORM);
  });

  it.each([
    '31/04/1988',
    '30/02/1988',
    '29/02/1987',
    '29/02/1900',
    '00/06/1988',
    '14/00/1988',
    '14/13/1988',
    '32/01/1988',
  ])('%s is no day', (typed) => {
    expect(messageOf(typed)).toBe(NOT_A_DATE);
  });

  it.each(['29/02/1988', '29/02/2000', '28/02/1987', '31/12/1999', '01/01/1900', '20/11/2026'])(
    '%s is one',
    (typed) => {
      expect(messageOf(typed)).toBeNull();
    },
  );

  it.each(['31/12/1899', '14/06/0988', '21/11/2026', '01/01/2027', '14/06/9988'])(
    '%s is before anyone alive or has not come yet',
    (typed) => {
      expect(messageOf(typed)).toBe(OUT_OF_RANGE);
    },
  );

  it('D-20: today is Ecuador’s, whatever the machine’s or UTC’s day is', () => {
    const beforeMidnight = Date.UTC(2026, 10, 21, 4, 59, 59);
    expect(messageOf('20/11/2026', beforeMidnight)).toBeNull();
    expect(messageOf('21/11/2026', beforeMidnight)).toBe(OUT_OF_RANGE);
    expect(messageOf('21/11/2026', beforeMidnight + 1000)).toBeNull();
    expect(messageOf('22/11/2026', beforeMidnight + 1000)).toBe(OUT_OF_RANGE);
  });

  it('every day from 1900 to yesterday is a date of birth, with any separator', () => {
    const day = fc.date({
      min: new Date('1900-01-01T12:00:00Z'),
      max: new Date('2026-11-19T12:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.', ' ', ' / '), (date, separator) => {
        const [year, month, number] = date.toISOString().slice(0, 10).split('-');
        const typed = [number, month, year].join(separator);
        expect(messageOf(typed)).toBeNull();
        expect(typedDay(typed)).toBe(`${year}-${month}-${number}`);
      }),
    );
  });
});
