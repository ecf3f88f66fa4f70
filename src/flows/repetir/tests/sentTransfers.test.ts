import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { lastPayees, type Sent, usualAmounts } from '../sentTransfers.ts';

const OWNER = 'María Fernanda Guamán';

const row = (destino: string, more: Partial<Sent> = {}): Sent => ({
  numeroComprobante: 'N-1',
  fecha: '2026-11-02T08:00:00',
  tipo: 'EXTERNA',
  destino,
  valor: 60_00,
  estado: 'EXITOSA',
  ...more,
});

const rosa: Destination = {
  code: 'CD-03',
  kind: 'external',
  number: '2200318771',
  name: 'Rosa Elena Ordonez',
  alias: '',
  institution: 'Banco Andes Demo',
  accountTypeCode: '2',
  identificationType: 'C',
  identification: '0102039036',
  email: '',
  nameMatch: null,
};

describe('DESIGN.md §12: the payees of the last transfers', () => {
  it('each once, newest first, with the last transfer that reached them', () => {
    const found = lastPayees(
      [
        row('ROSA ELENA ORDONEZ · Banco Andes Demo · •••• 8771', { valor: 60_00 }),
        row('Comercial San Roque · •••• 5566', { tipo: 'INTERNA', valor: 220_00 }),
        row('Rosa Elena Ordonez · Banco Andes Demo · •••• 8771', { valor: 45_00 }),
      ],
      OWNER,
      6,
    );
    expect(found.map(({ name, last }) => [name, last.valor])).toEqual([
      ['Rosa Elena Ordonez', 60_00],
      ['Comercial San Roque', 220_00],
    ]);
  });

  it('D-74: one code is one payee, whatever the history calls them', () => {
    const found = lastPayees(
      [
        row('Rosa · •••• 8771', { codigoCuentaDestino: 'CD-03' }),
        row('Otra · •••• 0000', { codigoCuentaDestino: 'CD-03' }),
      ],
      OWNER,
      6,
    );
    expect(found.map(({ name }) => name)).toEqual(['Rosa']);
  });

  it('D-74: other codes are other payees, and so is the same one of the other list', () => {
    const found = lastPayees(
      [
        row('Rosa · •••• 8771', { codigoCuentaDestino: 'CD-03' }),
        row('Pedro · •••• 0034', { codigoCuentaDestino: 'CD-04' }),
        row('Ana · •••• 5566', { codigoCuentaDestino: 'CD-03', tipo: 'INTERNA' }),
      ],
      OWNER,
      6,
    );
    expect(found.map(({ name }) => name)).toEqual(['Rosa', 'Pedro', 'Ana']);
  });

  it.each([
    ['a row with the code and an older one without', ['CD-03', undefined]],
    ['a row without the code and an older one with it', [undefined, 'CD-03']],
    ['a destination that was registered anew', ['CD-09', 'CD-03']],
  ])('each once: %s are one payee', (_, [first, second]) => {
    const found = lastPayees(
      [
        row('ROSA ELENA ORDONEZ · Banco Andes Demo · •••• 8771', { codigoCuentaDestino: first, valor: 33_00 }),
        row('Rosa Elena  Ordonez · Banco Andes Demo · ••••\u00a08771', { codigoCuentaDestino: second }),
        row('Rosa Elena Ordonez · Banco Sur Demo · •••• 8771'),
        row('Rosa Elena Ordonez · Banco Andes Demo · •••• 0034'),
        row('Rosa · •••• 8771', { codigoCuentaDestino: 'CD-03', valor: 5_00 }),
      ].slice(0, first && second ? 4 : 5),
      OWNER,
      6,
    );
    expect(found.map(({ last }) => [last.destino?.slice(21), last.valor])).toEqual([
      ['Banco Andes Demo · •••• 8771', 33_00],
      ['Banco Sur Demo · •••• 8771', 60_00],
      ['Banco Andes Demo · •••• 0034', 60_00],
    ]);
  });

  it.each([
    ['what came back', row('Pedro Quizhpe · •••• 0034', { estado: 'DEVUELTA' })],
    ['nobody', row('', { destino: null })],
    ['the member', row('MARIA FERNANDA GUAMAN · •••• 2604', { tipo: 'INTERNA' })],
  ])('%s is left out', (_, one) => expect(lastPayees([one], OWNER, 6)).toEqual([]));

  it('never more than asked for, and never one twice', () => {
    const some = fc.array(
      fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H').map((name) => row(`${name} · •••• 1`)),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 6 }), (rows, most) => {
        const keys = lastPayees(rows, OWNER, most).map(({ key }) => key);
        expect(keys.length).toBeLessThanOrEqual(most);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('DESIGN.md §12: what a payee usually gets', () => {
  const to = (valor: number, more: Partial<Sent> = {}) =>
    row('Rosa Elena Ordonez · Banco Andes Demo · •••• 8771', { valor, ...more });

  it('the most frequent first, of equals the newest, and no more than asked for', () => {
    expect(usualAmounts([to(10_00), to(60_00), to(45_00), to(60_00), to(5_00)], rosa, 3)).toEqual([
      60_00, 10_00, 45_00,
    ]);
  });

  it('D-74: the code decides where the history has one', () => {
    const rows = [
      to(10_00, { codigoCuentaDestino: 'CD-77' }),
      row('Otra · •••• 0000', { codigoCuentaDestino: 'CD-03', valor: 7_00 }),
    ];
    expect(usualAmounts(rows, rosa, 3)).toEqual([7_00]);
  });

  it('where the history has no code, name and last digits decide', () => {
    const rows = [to(10_00), row('Rosa Elena Ordonez · •••• 0034', { valor: 7_00 }), row('Otra · •••• 8771')];
    expect(usualAmounts(rows, rosa, 3)).toEqual([10_00]);
  });

  it('a payee of the cooperative’s own list too', () => {
    const rows = [to(10_00), to(20_00, { tipo: 'INTERNA' })];
    expect(usualAmounts(rows, { ...rosa, kind: 'internal' }, 3)).toEqual([20_00]);
  });

  it('nothing of another list, of what came back, without an amount, or before somebody is chosen', () => {
    expect(usualAmounts([to(10_00, { tipo: 'INTERNA' })], rosa, 3)).toEqual([]);
    expect(usualAmounts([to(10_00, { estado: 'DEVUELTA' })], rosa, 3)).toEqual([]);
    expect(usualAmounts([{ ...to(10_00), valor: null }], rosa, 3)).toEqual([]);
    expect(usualAmounts([to(10_00)], null, 3)).toEqual([]);
  });
});
