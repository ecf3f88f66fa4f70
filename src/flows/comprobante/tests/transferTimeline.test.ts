import { describe, expect, it } from 'vitest';
import { type TransferWay, transferTimeline } from '../transferTimeline.ts';

const TODAY = '2026-11-20';
const way: TransferWay = { tipo: 'EXTERNA', estado: 'EXITOSA', fecha: '2026-11-20T10:15:00' };
const said = (more: TransferWay) =>
  transferTimeline({ ...way, ...more }, TODAY, 'dd/MM/yyyy')?.map(
    ({ name, state, detail }) => `${name} ${state}: ${detail}`,
  );

describe('DESIGN.md §12: the way of a transfer, «Debitado → Enviado → Acreditado o Devuelto»', () => {
  it('at once: all of it at one hour', () => {
    expect(said({ acreditacion: 'INMEDIATA' })).toEqual([
      'Debitado done: 20/11/2026 10:15',
      'Enviado done: 20/11/2026 10:15',
      'Acreditado done: 20/11/2026 10:15',
    ]);
  });

  it.each([
    ['its day is past', { acreditacion: 'SPI', fechaAcreditacion: '2026-11-19' }, 'Acreditado done: 19/11/2026'],
    [
      'its day is today',
      { acreditacion: 'SPI', fechaAcreditacion: '2026-11-20' },
      'Acreditado waiting: Hasta el 20/11/2026.',
    ],
    [
      'its day comes',
      { acreditacion: 'SPI', fechaAcreditacion: '2026-11-23' },
      'Acreditado waiting: Hasta el 23/11/2026.',
    ],
    ['no day is known', { acreditacion: 'SPI' }, 'Acreditado waiting: Llega el siguiente día hábil.'],
    ['nothing is known', {}, 'Acreditado waiting: '],
  ])('sent, and %s: nothing is credited before somebody says so', (_, more, last) => {
    expect(said(more)?.at(-1)).toBe(last);
  });

  it('sent long ago on a day of arrival that nobody gave: nothing is promised any more, and nothing said to have come', () => {
    expect(said({ fecha: '2026-03-11T10:15:00', acreditacion: 'SPI' })).toEqual([
      'Debitado done: 11/03/2026 10:15',
      'Enviado done: 11/03/2026 10:15',
    ]);
    expect(said({ fecha: '2026-11-13T10:15:00', acreditacion: 'SPI' })?.at(-1)).toMatch(/^Acreditado waiting/);
  });

  it('in process past its day: that the day is over', () => {
    expect(said({ estado: 'EN_PROCESO', fechaAcreditacion: '2026-11-19' })?.[1]).toBe(
      'Enviado waiting: Por confirmar: el plazo terminó el 19/11/2026.',
    );
  });

  it('in process: sent, and not confirmed', () => {
    expect(said({ estado: 'EN_PROCESO', acreditacion: 'INMEDIATA', fechaAcreditacion: '2026-11-23' })).toEqual([
      'Debitado done: 20/11/2026 10:15',
      'Enviado waiting: Por confirmar hasta el 23/11/2026.',
      'Acreditado pending: ',
    ]);
  });

  it('returned: it was sent, at an hour that nobody gave, and the money is back', () => {
    expect(said({ estado: 'DEVUELTA' })).toEqual([
      'Debitado done: 20/11/2026 10:15',
      'Enviado done: ',
      'Devuelto undone: El valor volvió a su cuenta.',
    ]);
  });

  it.each([
    ['a transfer inside the cooperative', { tipo: 'INTERNA' }],
    ['a payment', { tipo: 'SERVICIO' }],
    ['a state that we do not know', { estado: 'EN_REVISION' }],
    ['no kind', { tipo: null }],
  ])('%s has none', (_, more) => expect(said(more)).toBeUndefined());

  it('an hour that the server did not give is not there', () => {
    expect(said({ fecha: null, acreditacion: 'INMEDIATA' })?.[0]).toBe('Debitado done: ');
  });
});

it('§9: day and minute are written as days are configured', () => {
  const [debited] = transferTimeline(way, TODAY, 'yyyy-MM-dd') ?? [];
  expect(debited?.detail).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
});
