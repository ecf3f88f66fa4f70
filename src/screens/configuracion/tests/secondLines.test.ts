import { describe, expect, test } from 'vitest';
import { cardsLine, devicesLine, favouritesLine } from '../secondLines.ts';

describe('screens.md A.2 configuracion: the second lines', () => {
  test('devices: how many, and which one makes the codes, by its own name where it has one', () => {
    const phone = { idDispositivo: 'B', modelo: 'Samsung Galaxy A54', generaToken: true };
    expect(devicesLine([{ idDispositivo: 'A' }, phone, { idDispositivo: 'C' }])?.join('')).toBe(
      '3 equipos · Samsung Galaxy A54 genera sus códigos',
    );
    expect(devicesLine([{ ...phone, alias: 'Mi celular' }])?.join('')).toBe('1 equipo · Mi celular genera sus códigos');
    expect(devicesLine([{ idDispositivo: 'A' }])?.join('')).toBe('1 equipo');
    expect(devicesLine([{ idDispositivo: 'A', generaToken: true }])?.join('')).toBe('1 equipo');
    expect(devicesLine([])).toBeNull();
    expect(devicesLine(undefined)).toBeNull();
  });

  test.each([
    ['blanks around a name are no part of it', ' Mi celular ', 'Pixel 9', '1 equipo · Mi celular genera sus códigos'],
    ['a blank name is none', '  ', ' Pixel 9 ', '1 equipo · Pixel 9 genera sus códigos'],
    ['a blank model names nothing', null, '  ', '1 equipo'],
  ])('devices: %s', (_, alias, modelo, line) => {
    expect(devicesLine([{ idDispositivo: 'B', generaToken: true, alias, modelo }])?.join('')).toBe(line);
  });

  test('cards: what is known of the two lists', () => {
    expect(cardsLine(2, 2)).toBe('2 tarjetas propias · 2 registradas para pago');
    expect(cardsLine(1, 1)).toBe('1 tarjeta propia · 1 registrada para pago');
    expect(cardsLine(0, undefined)).toBe('0 tarjetas propias');
    expect(cardsLine(undefined, 3)).toBe('3 registradas para pago');
    expect(cardsLine(undefined, undefined)).toBeNull();
  });

  test('favourites: how many', () => {
    expect(favouritesLine(4)).toBe('4 pagos guardados');
    expect(favouritesLine(1)).toBe('1 pago guardado');
    expect(favouritesLine(0)).toBe('Aún no tiene pagos guardados');
    expect(favouritesLine(undefined)).toBeNull();
  });
});
