import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDay } from './calendar.ts';
import { filterAmount, filterMessages, type MovementFilter, periods, rangeOf } from './movementFilter.ts';

const TODAY = '2026-11-20';

describe('screens.md A.2 cuentas: the days of each period', () => {
  it.each([
    ['7', TODAY, '2026-11-14'],
    ['30', TODAY, '2026-10-22'],
    ['90', TODAY, '2026-08-23'],
    ['mes', TODAY, '2026-11-01'],
    ['mes', '2026-11-01', '2026-11-01'],
    ['mes', '2024-02-29', '2024-02-01'],
    ['12m', TODAY, '2025-11-21'],
    ['12m', '2024-02-29', '2023-03-01'],
    ['12m', '2025-02-28', '2024-02-29'],
    ['12m', '2025-03-01', '2024-03-02'],
    ['otro', TODAY, '2026-10-22'],
  ] as const)('«%s» on %s begins on %s', (period, today, desde) => {
    expect(rangeOf(period, today)).toEqual({ desde, hasta: today });
  });

  it('7, 30 and 90 days are that many days, today included', () => {
    for (const period of ['7', '30', '90'] as const)
      expect(daysBetween(rangeOf(period, TODAY).desde, TODAY) + 1).toBe(Number(period));
  });

  it('copy.md: no period that is offered gives a range that is refused', () => {
    const today = fc.integer({ min: 0, max: 5000 }).map((offset) => addDays('2020-01-01', offset));
    fc.assert(
      fc.property(today, fc.constantFrom(...periods), (day, { value }) => {
        const range = rangeOf(value, day);
        expect(isDay(range.desde)).toBe(true);
        expect(filterMessages({ ...whole, ...range }, day)).toEqual({});
      }),
    );
  });
});

const whole: MovementFilter = {
  desde: '2026-11-01',
  hasta: TODAY,
  tipo: 'T',
  texto: '',
  valorMinimo: '',
  valorMaximo: '',
};

const messages = (part: Partial<MovementFilter>) => filterMessages({ ...whole, ...part }, TODAY);

describe('what is wrong with a filter, at the field that can mend it', () => {
  it.each([
    [{ desde: '' }, { desde: 'Ingrese la fecha inicial.' }],
    [{ desde: '  ' }, { desde: 'Ingrese la fecha inicial.' }],
    [{ desde: '2026-02-30' }, { desde: 'Esa fecha no existe. Revise el día y el mes.' }],
    [{ desde: '1/8/26' }, { desde: 'Escriba la fecha así: 31/12/2026.' }],
    [{ hasta: 'hoy' }, { hasta: 'Escriba la fecha así: 31/12/2026.' }],
    [{ hasta: '' }, { hasta: 'Ingrese la fecha final.' }],
    [{ desde: '', hasta: '' }, { desde: 'Ingrese la fecha inicial.' }],
    [
      { desde: '2026-11-11', hasta: '2026-11-10' },
      { hasta: 'La fecha final debe ser igual o posterior a la inicial.' },
    ],
    [{ hasta: '2026-11-21' }, { hasta: 'La fecha final no puede ser posterior a hoy.' }],
    [{ desde: '2026-11-21', hasta: '2026-11-22' }, { hasta: 'La fecha final no puede ser posterior a hoy.' }],
    [{ desde: '2025-11-19' }, { desde: 'El rango no puede superar 12 meses.' }],
  ])('%o: %o', (part, expected) => {
    expect(messages(part)).toEqual(expected);
  });

  it.each([
    {},
    { desde: TODAY },
    { desde: '2026-11-10', hasta: '2026-11-10' },
    { desde: '2025-11-20' },
    { desde: '2025-11-21' },
    { desde: '2024-02-29', hasta: '2025-02-28' },
    { desde: '2023-02-28', hasta: '2024-02-28' },
  ])('%o is asked', (part) => {
    expect(messages(part)).toEqual({});
  });

  it.each([
    ['2024-02-29', '2025-03-01'],
    ['2023-02-28', '2024-02-29'],
    ['2020-01-01', '2026-01-01'],
  ])('-0007-02-01: %s to %s is more than twelve months', (desde, hasta) => {
    expect(messages({ desde, hasta })).toEqual({ desde: 'El rango no puede superar 12 meses.' });
  });

  it('-0007-02-01: the last day allowed is the same day a year later, for any first day', () => {
    const first = fc.integer({ min: 0, max: 2000 }).map((offset) => addDays('2020-01-01', offset));
    fc.assert(
      fc.property(first, (desde) => {
        const hasta = addMonths(desde, 12);
        expect(messages({ desde, hasta })).toEqual({});
        expect(messages({ desde, hasta: addDays(hasta, 1) })).toHaveProperty('desde');
      }),
    );
  });
});

describe('screens.md A.0 «Amount field»: amounts of the filter', () => {
  it.each([
    ['10', 1000],
    ['10,5', 1050],
    ['10,50', 1050],
    ['1234.5', 123_450],
    ['1234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['$1.234,56', 123_456],
    ['1.234.567,89', 123_456_789],
    [' 20 ', 2000],
    ['0', 0],
    [',5', 50],
    ['', null],
    ['   ', null],
  ])('«%s» is %s cents', (typed, cents) => {
    expect(filterAmount(typed)).toBe(cents);
    expect(messages({ valorMinimo: typed })).toEqual({});
    expect(messages({ valorMaximo: typed })).toEqual({});
  });

  it.each(['abc', '1.2.3,4', '-5'])('«%s» is none', (typed) => {
    expect(filterAmount(typed)).toBe('wrong');
  });

  it.each([
    ...['abc', '1.2.3', '1e3', '10 50', '1.23.4', '10,'].map(
      (typed) => [typed, 'Escriba el valor así: 10 o 10,50.'] as const,
    ),
    ...['12,345', '12345.678', '1234.567'].map((typed) => [typed, 'Ingrese hasta dos decimales, así: 10,50.'] as const),
    ...['-1', '−1'].map((typed) => [typed, 'El valor no puede ser negativo.'] as const),
    ['99999999999999', 'El valor es demasiado grande.'],
  ] as const)('«%s» is refused rather than guessed: «%s»', (typed, why) => {
    expect(messages({ valorMinimo: typed })).toEqual({ valorMinimo: why });
    expect(messages({ valorMaximo: typed })).toEqual({ valorMaximo: why });
  });

  it.each([
    ['10', '10', {}],
    ['10', '10,01', {}],
    ['10,01', '10', { valorMaximo: 'El valor máximo debe ser igual o mayor que el mínimo.' }],
    ['1.000', '999,99', { valorMaximo: 'El valor máximo debe ser igual o mayor que el mínimo.' }],
    ['9', '10', {}],
    ['', '0', {}],
    ['5', '', {}],
  ])('from «%s» to «%s»: %o', (valorMinimo, valorMaximo, expected) => {
    expect(messages({ valorMinimo, valorMaximo })).toEqual(expected);
  });

  it('faults of the range and of an amount are told together', () => {
    expect(Object.keys(messages({ desde: '', valorMaximo: 'x' })).sort()).toEqual(['desde', 'valorMaximo']);
  });
});
