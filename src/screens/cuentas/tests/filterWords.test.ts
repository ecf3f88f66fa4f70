import { describe, expect, it } from 'vitest';
import type { MovementFilter } from '#domain/movementFilter.ts';
import { filterFileWords, filterText } from '../filterWords.ts';

const everything: MovementFilter = {
  desde: '2026-08-23',
  hasta: '2026-11-20',
  tipo: 'T',
  texto: '',
  valorMinimo: '',
  valorMaximo: '',
};

describe('DESIGN.md §9: what is exported says what it was narrowed down to', () => {
  it.each([
    [{}, '', ''],
    [{ texto: '   ', valorMinimo: ' ' }, '', ''],
    [{ tipo: 'D' }, 'Egresos', '-egresos'],
    [{ tipo: 'C', texto: ' sueldo ' }, 'Ingresos · «sueldo»', '-ingresos-sueldo'],
    [
      { tipo: 'D', texto: 'centrosur', valorMinimo: '10' },
      'Egresos · «centrosur» · desde $10,00',
      '-egresos-centrosur-desde-10,00',
    ],
    [
      { valorMinimo: '1.234,5', valorMaximo: '2000' },
      'desde $1.234,50 · hasta $2.000,00',
      '-desde-1234,50-hasta-2000,00',
    ],
    [{ texto: '../Pensión: «julio»' }, '«../Pensión: «julio»»', '-pensión-julio'],
    [{ texto: '***' }, '«***»', '-texto'],
    [{ texto: 'plan 1.5' }, '«plan 1.5»', '-plan-1-5'],
    [{ texto: ',, luz ,,' }, '«,, luz ,,»', '-luz'],
  ] as const)('%o is «%s»', (narrowing, text, words) => {
    const filter = { ...everything, ...narrowing };
    expect([filterText(filter), filterFileWords(filter)]).toEqual([text, words]);
  });

  it('D-18: no whole number of an account', () => {
    const filter = { ...everything, texto: 'a 010201007733' };
    expect([filterText(filter), filterFileWords(filter)]).toEqual(['«a ****7733»', '-a-7733']);
  });

  it('a name of a file stays one', () => {
    expect(filterFileWords({ ...everything, texto: 'x'.repeat(500) })).toHaveLength(41);
  });
});
