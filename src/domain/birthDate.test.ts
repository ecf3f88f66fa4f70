import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateIso, birthDateMessage, withDateSlashes } from './birthDate.ts';

/** 2026-11-20 10:15 in Ecuador. */
const NOW = Date.UTC(2026, 10, 20, 15, 15);
const messageOf = (typed: string, now = NOW) => birthDateMessage(typed, now);

const WRONG_FORM = 'Ingrese la fecha como dd/mm/aaaa.';
const NOT_A_DATE = 'La fecha no existe.';
const OUT_OF_RANGE = 'Revise el año de nacimiento.';

describe('birthDateIso (contract B.0: yyyy-MM-dd on the wire)', () => {
  it.each([
    '14/06/1988',
    '14-06-1988',
    '14.06.1988',
    '14 06 1988',
    '14 / 06 / 1988',
    '14/6/1988',
    '14061988',
    '1988-06-14',
    '1988-6-14',
    '  14/06/1988 ',
  ])('«%s» is 1988-06-14', (typed) => {
    expect(birthDateIso(typed)).toBe('1988-06-14');
  });

  it.each(['4/6/1988', '04/6/1988', '4-06-1988', '1988-6-4', '04061988'])('«%s» is 1988-06-04', (typed) => {
    expect(birthDateIso(typed)).toBe('1988-06-04');
  });

  it.each(['', '14', '14/06', '14/06/88', '140688', '14/06/19888', '14 de junio de 1988', '1988/06/14', '14//1988'])(
    '«%s» is not written as a date',
    (typed) => {
      expect(birthDateIso(typed)).toBeNull();
    },
  );
});

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
        expect(birthDateIso(typed)).toBe(`${year}-${month}-${number}`);
      }),
    );
  });
});

describe('withDateSlashes', () => {
  /** What stands in the field after these keys, the slashes put in after each. */
  const typing = (keys: string) => Array.from(keys).reduce((text, key) => withDateSlashes(text + key), '');

  it.each([
    ['1', '1'],
    ['14', '14'],
    ['140', '14/0'],
    ['1406', '14/06'],
    ['14061', '14/06/1'],
    ['14061988', '14/06/1988'],
  ])('typing %s shows %s', (keys, shown) => {
    expect(typing(keys)).toBe(shown);
  });

  it.each([
    ['14/06/1988', '14/06/1988'],
    ['14/6/1988', '14/6/1988'],
    ['4/6/1988', '4/6/1988'],
    ['14-06-1988', '14-06-1988'],
    ['14.6.1988', '14.6.1988'],
    ['14 06 1988', '14 06 1988'],
  ])('who types the separators keeps them: %s', (keys, shown) => {
    expect(typing(keys)).toBe(shown);
  });

  it.each(['', 'x', '140619888', '14/06/', '14/6/', 'ayer', '1988-06-14'])('leaves «%s» alone', (typed) => {
    expect(withDateSlashes(typed)).toBe(typed);
  });

  it('whatever is typed, the digits stay and in their order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/ .-]{0,12}$/), (typed) => {
        expect(withDateSlashes(typed).replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
      }),
    );
  });
});
