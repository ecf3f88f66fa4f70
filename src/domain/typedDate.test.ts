import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { shownDay, typedDateFault, typedDay, withDateSlashes, wrongFormText } from './typedDate.ts';

describe('typedDay (contract B.0: yyyy-MM-dd on the wire)', () => {
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
    '14-06-1988',
  ])('«%s» is 1988-06-14', (typed) => {
    expect(typedDay(typed)).toBe('1988-06-14');
  });

  it.each(['4/6/1988', '04/6/1988', '4-06-1988', '1988-6-4', '04061988'])('«%s» is 1988-06-04', (typed) => {
    expect(typedDay(typed)).toBe('1988-06-04');
  });

  it.each([
    '',
    '14',
    '14/06',
    '14/06/88',
    '140688',
    '14/06/19888',
    '114/06/1988',
    '140619888',
    '114061988',
    '11988-06-14',
    '1988-06-144',
    '14 de junio de 1988',
    '1988/06/14',
    '14//1988',
  ])('«%s» is not written as a date', (typed) => {
    expect(typedDay(typed)).toBeNull();
  });
});

describe('typedDateFault', () => {
  it('says how a date is written, with an example of its own where none is given', () => {
    expect(wrongFormText()).toBe('Escriba la fecha así: 31/12/2026.');
    expect(wrongFormText('2026-12-31')).toBe('Escriba la fecha así: 2026-12-31.');
  });

  it.each(['', '01/08/26', '2026/08/01', 'ayer'])('«%s» is told how to write it', (typed) => {
    expect(typedDateFault(typed)).toBe('Escriba la fecha así: 31/12/2026.');
  });

  it.each(['30/02/2026', '2026-02-30', '00/01/2026'])('%s is no day', (typed) => {
    expect(typedDateFault(typed)).toBe('Esa fecha no existe. Revise el día y el mes.');
  });

  it.each(['2026-08-01', '1/8/2026', '01-08-2026', '29/02/2024'])('«%s» is one', (typed) => {
    expect(typedDateFault(typed)).toBeNull();
  });
});

describe('shownDay', () => {
  it('what a field shows reads back as the same day, whatever the browser’s language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const day = addDays('1900-01-01', days);
        expect(shownDay(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
        expect(typedDay(shownDay(day))).toBe(day);
      }),
    );
  });

  it('1 August is never 8 January', () => {
    expect(shownDay('2026-08-01')).toBe('01/08/2026');
  });

  it.each(['', '1/8', '2026-02-30'])('«%s» stays as it is', (text) => {
    expect(shownDay(text)).toBe(text);
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

  it.each([
    ['1406', '14/06'],
    ['140619', '14/06/19'],
    ['14061988', '14/06/1988'],
  ])('puts all of them into %s where it is pasted', (pasted, shown) => {
    expect(withDateSlashes(pasted)).toBe(shown);
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

describe('month first, as another language may write it', () => {
  it('reads and shows the same day', () => {
    expect(typedDay('08/01/2026', 'mdy')).toBe('2026-08-01');
    expect(typedDay('2026-08-01', 'mdy')).toBe('2026-08-01');
    expect(shownDay('2026-08-01', 'mdy')).toBe('08/01/2026');
    expect(shownDay('nada', 'mdy')).toBe('nada');
  });

  it('finds no fault in what its field takes, and says so in its order', () => {
    expect(typedDateFault('12/31/2026', undefined, 'mdy')).toBeNull();
    expect(typedDateFault('31/12/2026', undefined, 'mdy')).toBe('Esa fecha no existe. Revise el día y el mes.');
    expect(typedDateFault('ayer', undefined, 'mdy')).toBe('Escriba la fecha así: 12/31/2026.');
    expect(typedDateFault('ayer', '06/14/1988', 'mdy')).toBe('Escriba la fecha así: 06/14/1988.');
  });
});
