import { describe, expect, it } from 'vitest';
import { soughtMovement } from '#flows/busqueda/soughtMovement.ts';
import { soughtMovementOf } from '../soughtMovementOf.ts';

const DAY = '2026-07-25';

describe('screens.md «Search»: what a movement that was found tells its account’s page', () => {
  it.each([
    ['ACREDITACION SUELDO SPI – TRANSFERENCIA', 'acreditacion sueldo spi – transferencia'],
    // D-18: the list's search shows what is in it.
    ['TRANSFERENCIA ENVIADA – 010201007733', 'transferencia enviada'],
    ['PAGO 010201007733 – CUOTA DE NOVIEMBRE', 'cuota de noviembre'],
    ['PAGO DE LA CUOTA 010201007733 – A', 'pago de la cuota'],
    ['  RETIRO CAJERO - 0012 ', 'retiro cajero - 0012'],
    ['RECARGA 0900000321', 'recarga 0900000321'],
    ['010201007733', ''],
    ['', ''],
  ])('«%s»: its day and «%s»', (description, text) => {
    const state = soughtMovement(DAY, description);
    expect(state).toEqual({ movimiento: { day: DAY, text } });
    expect(soughtMovementOf(state)).toEqual({ day: DAY, text });
  });

  it.each([
    ['nothing', null],
    ['a text', 'movimiento'],
    ['another page’s state', { inicio: {} }],
    ['no record', { movimiento: DAY }],
    ['no day', { movimiento: { text: 'agua' } }],
    ['a day that does not exist', { movimiento: { day: '2026-02-30', text: 'agua' } }],
    ['no text', { movimiento: { day: DAY } }],
    ['a text that is none', { movimiento: { day: DAY, text: 1 } }],
    ['a day that is none', { movimiento: { day: 20260725, text: 'agua' } }],
  ])('%s is none', (_, state) => {
    expect(soughtMovementOf(state)).toBeNull();
  });
});
