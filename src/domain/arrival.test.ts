import { describe, expect, it } from 'vitest';
import { arrivalText } from './arrival.ts';

describe('arrivalText (copy.md «Transferencia I/E», contract B.0)', () => {
  it('words the codes it knows', () => {
    expect(arrivalText('INMEDIATA')).toBe('Llega de inmediato');
    expect(arrivalText('SPI')).toBe('Llega el siguiente día hábil');
  });

  it('shows a code it does not know as it is', () => {
    expect(arrivalText('48 HORAS')).toBe('48 HORAS');
    expect(arrivalText('constructor')).toBe('constructor');
  });
});
