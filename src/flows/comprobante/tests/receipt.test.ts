import { describe, expect, it } from 'vitest';
import type { Comprobante } from '#api/contract/comprobante.ts';
import { partialList } from '#domain/partialList.ts';
import { isNotFound, noteText, receiptOf } from '../receipt.ts';

const LEGEND = 'Documento informativo generado en la banca virtual.';

const answer: Comprobante = {
  numeroComprobante: '2026-1103-048198',
  idTransaccion: 'f3b0',
  tipo: 'EXTERNA',
  estado: 'EXITOSA',
  fecha: '2026-11-03T08:14:00',
  valor: 60_00,
  comision: 36,
  impuesto: 5,
  total: 60_41,
  detalle: [
    { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la vista •••• 4871' },
    { etiqueta: 'Total debitado', valor: '$60,41', negrita: true },
  ],
  mensajeLegal: 'Texto del servidor.',
};

describe('screens.md A.0 «CMP»: the big words', () => {
  it.each([
    ['INTERNA', 'EXITOSA', 'Transferencia exitosa', 'done'],
    ['EXTERNA', 'EXITOSA', 'Transferencia exitosa', 'done'],
    ['EXTERNA', 'EN_PROCESO', 'Transferencia en proceso', 'inProcess'],
    ['EXTERNA', 'DEVUELTA', 'Transferencia devuelta', 'returned'],
    ['TARJETA', 'EXITOSA', 'Pago exitoso', 'done'],
    ['SERVICIO', 'EXITOSA', 'Pago exitoso', 'done'],
    ['SUPA', 'EN_PROCESO', 'Pago en proceso', 'inProcess'],
    ['COLEGIO', 'DEVUELTA', 'Pago devuelto', 'returned'],
    ['CENTROSUR', undefined, 'Pago', 'unknown'],
    ['INTERNA', null, 'Transferencia', 'unknown'],
    [null, 'EXITOSA', 'Pago exitoso', 'done'],
    [undefined, undefined, 'Pago', 'unknown'],
  ] as const)('%s %s: «%s»', (tipo, estado, title, state) => {
    expect(receiptOf({ ...answer, tipo, estado })).toMatchObject({ title, state });
  });
});

describe('contract B.0: what the receipt says', () => {
  it('its number first, then the server’s rows in its own order', () => {
    expect(receiptOf(answer)).toEqual({
      state: 'done',
      title: 'Transferencia exitosa',
      cents: 6000,
      when: '03/11/2026 08:14',
      rows: [
        { label: 'Comprobante N.º', value: '2026-1103-048198' },
        { label: 'Cuenta de origen', value: 'Ahorro a la vista •••• 4871', bold: false },
        { label: 'Total debitado', value: '$60,41', bold: true },
      ],
      legend: 'Texto del servidor.',
      note: null,
    });
  });

  it('the amount is the value, else the total, else none', () => {
    expect(receiptOf({ ...answer, total: null }).cents).toBe(6000);
    expect(receiptOf({ ...answer, valor: null }).cents).toBe(6041);
    expect(receiptOf({ ...answer, valor: 0 }).cents).toBe(0);
    expect(receiptOf({ ...answer, total: undefined, valor: null }).cents).toBeNull();
  });

  it('D-65: rows that could not be read are said among the others, wherever the receipt goes', () => {
    const detalle = partialList([{ etiqueta: 'Beneficiario', valor: 'Rosa' }], 2);
    expect(receiptOf({ detalle }).rows).toEqual([
      { label: 'Beneficiario', value: 'Rosa', bold: false },
      { label: 'Otros datos', value: '2 elementos no se pudieron leer' },
    ]);
  });

  it('D-74: the concept is among the rows, wherever the receipt goes, and once', () => {
    const withConcept = { ...answer, concepto: 'Arriendo noviembre' };
    const row = { label: 'Concepto', value: 'Arriendo noviembre' };
    expect(receiptOf(withConcept).rows.at(-1)).toEqual(row);
    expect(receiptOf({ ...withConcept, detalle: [] }).rows.at(-1)).toEqual(row);
    for (const etiqueta of ['CONCEPTO', ' Concepto ']) {
      const detalle = [...(answer.detalle ?? []), { etiqueta, valor: 'Arriendo noviembre' }];
      expect(receiptOf({ ...withConcept, detalle }).rows.filter(({ value }) => value === row.value)).toHaveLength(1);
    }
  });

  const costsOf = (change: Partial<Comprobante>) =>
    receiptOf({ ...answer, numeroComprobante: null, ...change }).rows.map(({ label, value, bold }) =>
      [label, value.replaceAll('\u00a0', ' '), bold ? 'bold' : ''].filter(Boolean).join(' '),
    );

  it.each([
    ['all of it said', {}, ['Comisión $0,36', 'IVA $0,05', 'Total debitado $60,41 bold']],
    ['an empty list of rows', { detalle: [] }, ['Comisión $0,36', 'IVA $0,05', 'Total debitado $60,41 bold']],
    [
      'the total alone',
      { comision: null, impuesto: null },
      ['Comisión e impuestos $0,41', 'Total debitado $60,41 bold'],
    ],
    ['no costs', { comision: 0, impuesto: 0, total: 60_00 }, ['Comisión Sin costo', 'Total debitado $60,00 bold']],
    ['a commission alone', { impuesto: null, total: null }, ['Comisión $0,36']],
    ['neither', { comision: null, impuesto: null, total: null }, []],
  ])('D-65: without rows of the server its costs are rows, wherever the receipt goes: %s', (_, change, rows) => {
    expect(costsOf({ detalle: null, ...change })).toEqual(rows);
  });

  it('D-65: rows that could not be read may be the costs: they are not said twice', () => {
    expect(costsOf({ detalle: partialList([], 2) })).toEqual(['Otros datos 2 elementos no se pudieron leer']);
  });

  it('an answer that says nothing is still a receipt', () => {
    expect(receiptOf({})).toEqual({
      state: 'unknown',
      title: 'Pago',
      cents: null,
      when: null,
      rows: [],
      legend: LEGEND,
      note: null,
    });
    expect(receiptOf({ detalle: null, fecha: 'nunca', mensajeLegal: '  ' })).toMatchObject({
      when: null,
      rows: [],
      legend: LEGEND,
    });
  });
});

describe('screens.md A.0 «CMP»: what is in process is not said to have come', () => {
  const note = (change: Partial<Comprobante>, dateFormat?: string) =>
    noteText(receiptOf({ ...answer, estado: 'EN_PROCESO', ...change }, dateFormat).note);

  it('the institution has not confirmed, and until when; never «Llega de inmediato»', () => {
    const rest = 'El valor ya fue debitado; si la institución la rechaza, se lo devolveremos.';
    expect(note({ acreditacion: 'SPI', fechaAcreditacion: '2026-11-23' })).toBe(
      `La institución aún no confirma: tiene hasta el 23/11/2026. ${rest}`,
    );
    expect(note({ acreditacion: 'INMEDIATA', fechaAcreditacion: '2026-11-20' }, 'yyyy-MM-dd')).toBe(
      `La institución aún no confirma: tiene hasta el 2026-11-20. ${rest}`,
    );
    expect(note({ acreditacion: 'INMEDIATA' })).toBe(`La institución aún no confirma. ${rest}`);
    expect(note({ acreditacion: null, tipo: 'TARJETA' })).toContain('si la institución lo rechaza');
  });

  it('what was returned says where the money is; what has arrived says nothing', () => {
    expect(note({ estado: 'DEVUELTA' })).toBe('La institución la devolvió. El valor volvió a su cuenta.');
    expect(note({ estado: 'DEVUELTA', tipo: 'TARJETA' })).toBe(
      'La institución lo devolvió. El valor volvió a su cuenta.',
    );
    expect(note({ estado: 'EXITOSA' })).toBe('');
  });
});

it('contract B.0: only NO_ENCONTRADA is not found', () => {
  expect(isNotFound({ idTransaccion: 'x', estado: 'NO_ENCONTRADA' })).toBe(true);
  for (const estado of ['EXITOSA', 'EN_PROCESO', 'DEVUELTA', null, undefined] as const)
    expect(isNotFound({ estado })).toBe(false);
});
