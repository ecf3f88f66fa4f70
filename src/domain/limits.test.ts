import { describe, expect, it } from 'vitest';
import {
  BELOW_USED_HINT,
  DAILY_ABOVE_MONTHLY_HINT,
  limitFields,
  limitHint,
  maximumMessage,
  parseLimit,
  usedShare,
  usedText,
  ZERO_LIMIT_HINT,
} from './limits.ts';

describe('limitFields', () => {
  it('D-52: each label stands for its wire field, «Pago Servicios» for valorFacilito', () => {
    expect(limitFields.map(({ field, label }) => [field, label])).toEqual([
      ['valorInternoDiario', 'Interno Diario'],
      ['valorInternoMensual', 'Interno Mensual'],
      ['valorExternoDiario', 'Externo Diario'],
      ['valorExternoMensual', 'Externo Mensual'],
      ['valorFacilitoDiario', 'Pago Servicios Diario'],
      ['valorFacilitoMensual', 'Pago Servicios Mensual'],
    ]);
  });
});

describe('parseLimit', () => {
  const maximum = 150_000;

  it.each([
    ['1500', 150_000],
    ['1.500,00', 150_000],
    ['0,01', 1],
    ['0', 0],
  ])('§5, D-51: «%s» is accepted', (text, cents) => {
    expect(parseLimit(text, maximum)).toEqual({ ok: true, cents });
  });

  it.each([
    ['', 'El campo es requerido.'],
    ['  ', 'El campo es requerido.'],
    ['1500,01', 'El valor maximo es $1.500,00'],
    ['99999999999999999999', 'El valor maximo es $1.500,00'],
    ['abc', 'Escriba el valor así: 10 o 10,50.'],
    ['-1', 'El valor no puede ser negativo.'],
    ['1,2345', 'Ingrese hasta dos decimales, así: 10,50.'],
  ])('§5, D-22, D-51: «%s» is refused: %s', (text, message) => {
    expect(parseLimit(text, maximum)).toEqual({ ok: false, message });
  });

  it('D-22: the maximum is worded as money', () => {
    expect(maximumMessage(500_000)).toBe('El valor maximo es $5.000,00');
    expect(parseLimit('1', 0)).toEqual({ ok: false, message: 'El valor maximo es $0,00' });
  });
});

describe('limitHint', () => {
  it.each([
    [ZERO_LIMIT_HINT, 'Con un cupo de $0,00 no podrá usar este canal.'],
    [DAILY_ABOVE_MONTHLY_HINT, 'El cupo diario es mayor que el mensual.'],
    [BELOW_USED_HINT, 'El cupo es menor que lo ya usado.'],
  ])('D-51, screens.md A.0: «%s» is what a member reads', (hint, text) => {
    expect(hint).toBe(text);
  });

  it('D-51: zero closes the channel and says so', () => {
    expect(limitHint('valorExternoMensual', { valorExternoMensual: 0 })).toBe(ZERO_LIMIT_HINT);
  });

  it('D-51: a daily limit above its own monthly one warns', () => {
    const values = { valorInternoDiario: 200, valorInternoMensual: 100, valorFacilitoDiario: 200 };
    expect(limitHint('valorInternoDiario', values)).toBe(DAILY_ABOVE_MONTHLY_HINT);
    expect(limitHint('valorInternoMensual', values)).toBeNull();
    expect(limitHint('valorFacilitoDiario', values)).toBeNull();
    expect(limitHint('valorInternoDiario', { ...values, valorInternoMensual: 200 })).toBeNull();
    expect(limitHint('valorExternoDiario', values)).toBeNull();
  });

  it('screens.md A.2: a limit below what is used already is told, after what D-51 has to say', () => {
    const used = { valorExternoDiario: 12_000, valorExternoMensual: 6_000 };
    expect(limitHint('valorExternoMensual', { valorExternoMensual: 5_999 }, used)).toBe(BELOW_USED_HINT);
    expect(limitHint('valorExternoMensual', { valorExternoMensual: 6_000 }, used)).toBeNull();
    expect(limitHint('valorExternoMensual', {}, used)).toBeNull();
    expect(limitHint('valorInternoMensual', { valorInternoMensual: 1 }, used)).toBeNull();
    expect(limitHint('valorExternoDiario', { valorExternoDiario: 0 }, used)).toBe(ZERO_LIMIT_HINT);
    const both = { valorExternoDiario: 11_999, valorExternoMensual: 6_000 };
    expect(limitHint('valorExternoDiario', both, used)).toBe(DAILY_ABOVE_MONTHLY_HINT);
  });
});

describe('usedText', () => {
  it('screens.md A.2: a daily limit is used today, a monthly one this month', () => {
    expect(limitFields.map(({ field }) => usedText(field, 123_456))).toEqual([
      'Usado hoy $1.234,56',
      'Usado este mes $1.234,56',
      'Usado hoy $1.234,56',
      'Usado este mes $1.234,56',
      'Usado hoy $1.234,56',
      'Usado este mes $1.234,56',
    ]);
    expect(usedText('valorInternoDiario', 0)).toBe('Usado hoy $0,00');
  });
});

describe('usedShare', () => {
  it.each([
    [0, 100_000, 0],
    [27_087, 150_000, 0.18058],
    [150_000, 150_000, 1],
    // The limit was lowered below what is used.
    [200_000, 150_000, 1],
    [0, 0, 1],
  ])('of %i cents in %i is %f', (used, limit, share) => {
    expect(usedShare(used, limit)).toBeCloseTo(share, 6);
  });
});
