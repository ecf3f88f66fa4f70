import { describe, expect, it } from 'vitest';
import {
  DAILY_ABOVE_MONTHLY_HINT,
  limitFields,
  limitHint,
  maximumMessage,
  parseLimit,
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
    ['abc', 'Ingrese un valor numérico.'],
    ['-1', 'El valor no puede ser negativo.'],
    ['1,2345', 'Ingrese hasta dos decimales.'],
  ])('§5, D-22, D-51: «%s» is refused: %s', (text, message) => {
    expect(parseLimit(text, maximum)).toEqual({ ok: false, message });
  });

  it('D-22: the maximum is worded as money', () => {
    expect(maximumMessage(500_000)).toBe('El valor maximo es $5.000,00');
    expect(parseLimit('1', 0)).toEqual({ ok: false, message: 'El valor maximo es $0,00' });
  });
});

describe('limitHint', () => {
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
});
