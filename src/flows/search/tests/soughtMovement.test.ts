import { describe, expect, it } from 'vitest';
import { soughtMovement, soughtMovementOf } from '../soughtMovement.ts';

const DAY = '2026-07-25';

describe('screens.md «Search»: what a movement that was found tells its account’s page', () => {
  it.each([
    ['ACREDITACION SUELDO SPI – TRANSFERENCIA', 'acreditacion sueldo spi – transferencia'],
    // D-18: the list's search shows what is in it.
    ['TRANSFERENCIA ENVIADA – 010201007733', 'transferencia enviada'],
    ['PAGO 010201007733 – CUOTA DE NOVIEMBRE', 'cuota de noviembre'],
    ['PAGO DE LA CUOTA 010201007733 – A', 'pago de la cuota'],
    ['TRANSFERENCIA SPI ENVIADA CTA 2209988771', 'transferencia spi enviada cta'],
    ['PAGO TARJETA 4000-0099-8812-4502', 'pago tarjeta'],
    ['  RETIRO CAJERO - 0012 ', 'retiro cajero - 0012'],
    ['RECARGA 0900000321', 'recarga 0900000321'],
    // No description has the sign that stands for what cannot be shown.
    ['PAGO LUZ\uFFFDREF 12', 'pago luz'],
    ['010201007733', ''],
    ['', ''],
  ])('«%s»: its day and «%s»', (description, text) => {
    const state = soughtMovement(DAY, description);
    expect(soughtMovementOf(state)).toEqual({ day: DAY, text });
  });

  it('stands in the router’s state as a movement, so that other links can carry theirs beside it', () => {
    expect(Object.keys(soughtMovement(DAY, 'RECARGA'))).toEqual(['movimiento']);
  });

  it.each([null, 'movimiento', { movimiento: DAY }])('%j is none', (state) => {
    expect(soughtMovementOf(state)).toBeNull();
  });
});
