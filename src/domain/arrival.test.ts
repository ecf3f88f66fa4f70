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

const TODAY = '2026-11-20';

describe('inProcessText (screens.md A.0 «CMP»): what is in process has not come', () => {
  it.each([
    ['SPI', '2026-11-23', 'La institución aún no confirma: tiene hasta el 23/11/2026.'],
    ['INMEDIATA', '2026-11-20', 'La institución aún no confirma: tiene hasta el 20/11/2026.'],
    ['SPI', '2026-11-19', 'La institución aún no confirma: el plazo terminó el 19/11/2026.'],
    ['SPI', null, 'La institución aún no confirma: tiene hasta el día hábil siguiente al envío.'],
    ['INMEDIATA', null, 'La institución aún no confirma.'],
    [null, null, 'La institución aún no confirma.'],
    ['LOTE NOCTURNO', null, 'La institución aún no confirma: LOTE NOCTURNO.'],
  ])('%s until %s', (acreditacion, fechaAcreditacion, text) => {
    expect(inProcessText({ acreditacion, fechaAcreditacion }, TODAY)).toBe(text);
  });

  it('sent long ago without a day: nothing is promised any more', () => {
    const long = { fecha: '2026-03-11T10:15:00', acreditacion: 'SPI' };
    expect(inProcessText(long, TODAY)).toBe('La institución aún no confirma.');
    expect(confirmationText(long, TODAY)).toBe('Por confirmar.');
    expect(inProcessText({ ...long, fecha: '2026-11-13T10:15:00' }, TODAY)).toMatch(/día hábil siguiente/);
  });

  it('without a day of today no deadline is over', () => {
    expect(inProcessText({ fechaAcreditacion: '2026-11-19' }, '')).toMatch(/tiene hasta el 19\/11\/2026\.$/);
  });
});

describe('confirmationText (screens.md A.0 «CMP»): the same in the few words of a step', () => {
  it.each([
    ['SPI', '2026-11-23', 'Por confirmar hasta el 23/11/2026.'],
    ['SPI', '2026-11-19', 'Por confirmar: el plazo terminó el 19/11/2026.'],
    ['SPI', null, 'Por confirmar hasta el siguiente día hábil.'],
    ['INMEDIATA', null, 'Por confirmar.'],
    [null, null, 'Por confirmar.'],
  ])('%s until %s', (acreditacion, fechaAcreditacion, text) => {
    expect(confirmationText({ acreditacion, fechaAcreditacion }, TODAY)).toBe(text);
  });
});
