import { describe, expect, it } from 'vitest';
import { elapsedText } from './elapsed.ts';

const NOW = Date.parse('2026-11-20T10:15:00-05:00');
const at = (iso: string) => elapsedText(Date.parse(iso), NOW);

describe('elapsedText (D-67): how long ago, in Ecuador’s words', () => {
  it.each([
    ['2026-11-20T10:14:59-05:00', 'Hace un momento'],
    ['2026-11-20T10:14:01-05:00', 'Hace un momento'],
    ['2026-11-20T10:14:00-05:00', 'Hace 1 minuto'],
    ['2026-11-20T10:13:00-05:00', 'Hace 2 minutos'],
    ['2026-11-20T09:15:01-05:00', 'Hace 59 minutos'],
    ['2026-11-20T09:15:00-05:00', 'Hace 1 hora'],
    ['2026-11-20T07:15:00-05:00', 'Hace 3 horas'],
    ['2026-11-20T04:15:00-05:00', 'Hoy a las 04:15'],
    ['2026-11-20T00:00:00-05:00', 'Hoy a las 00:00'],
    ['2026-11-19T23:59:00-05:00', 'Ayer a las 23:59'],
    ['2026-11-18T12:00:00-05:00', 'El 18/11/2026 a las 12:00'],
  ])('%s', (iso, words) => {
    expect(at(iso)).toBe(words);
  });

  it('ahead of the clock was just now; the hours counted go past midnight', () => {
    expect(at('2026-11-20T11:00:00-05:00')).toBe('Hace un momento');
    expect(elapsedText(Date.parse('2026-11-19T23:00:00-05:00'), Date.parse('2026-11-20T02:30:00-05:00'))).toBe(
      'Hace 3 horas',
    );
  });
});
