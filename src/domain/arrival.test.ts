import { describe, expect, it } from 'vitest';
import { arrivalText, confirmationText, inProcessText } from './arrival.ts';

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

describe('inProcessText (screens.md A.0 «CMP»): what is in process has not come', () => {
  it.each([
    ['SPI', '23/11/2026', 'La institución aún no confirma: tiene hasta el 23/11/2026.'],
    ['INMEDIATA', '20/11/2026', 'La institución aún no confirma: tiene hasta el 20/11/2026.'],
    ['SPI', null, 'La institución aún no confirma: tiene hasta el día hábil siguiente al envío.'],
    ['INMEDIATA', null, 'La institución aún no confirma.'],
    [null, null, 'La institución aún no confirma.'],
    ['LOTE NOCTURNO', null, 'La institución aún no confirma: LOTE NOCTURNO.'],
  ])('%s until %s', (code, day, text) => {
    expect(inProcessText(code, day)).toBe(text);
  });
});

describe('confirmationText (screens.md A.0 «CMP»): the same in the few words of a step', () => {
  it.each([
    ['SPI', '23/11/2026', 'Por confirmar hasta el 23/11/2026.'],
    ['SPI', null, 'Por confirmar hasta el siguiente día hábil.'],
    ['INMEDIATA', null, 'Por confirmar.'],
    [null, null, 'Por confirmar.'],
  ])('%s until %s', (code, day, text) => {
    expect(confirmationText(code, day)).toBe(text);
  });
});
