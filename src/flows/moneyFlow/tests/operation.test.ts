import { Wallet } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { ApiError, type FailureKind } from '#api/apiError.ts';
import { readAnswer } from '#api/contract/answerValidation.ts';
import type { Comprobante } from '#api/contract/comprobante.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { isOutcomeUnknown } from '#api/unknownOutcome.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { conceptFault } from '../concept.ts';
import { flowStart, flowStartOf } from '../flowStart.ts';
import {
  executedReceipt,
  type Operation,
  type OrderSummary,
  originBlock,
  pinInfoOf,
  rememberedReceipt,
  spokenOrder,
  totalOf,
  withSignedPayee,
} from '../operation.ts';

const summary: OrderSummary = {
  cents: 180_00,
  origin: { name: 'Ahorro a la Vista', number: '010201004871' },
  payee: [
    { label: 'Beneficiario', value: 'Rosa Elena Ordonez' },
    { label: 'Institución', value: 'Banco Andes Demo' },
    { label: 'Cuenta destino', value: 'Ahorros •••• 8771' },
  ],
  identity: { key: 'cuenta 2209988771 Banco Andes Demo', endings: ['8771'] },
  blocks: [],
};
const validation = { valor: 180_00, comision: 36, impuesto: 5, total: 180_41 };

describe('what is signed (§2, screens.md A.0 «FM» 3)', () => {
  it('the total is the server’s, with fee and tax; without its check the amount alone', () => {
    expect(totalOf(summary, validation)).toBe(180_41);
    expect(totalOf(summary, null)).toBe(180_00);
  });

  it('D-65: a sum is called a total only where the costs are known', () => {
    expect(pinInfoOf('Transferencia', summary, validation).rows.at(-1)?.label).toBe('Total a debitar');
    expect(pinInfoOf('Transferencia', summary, null).rows.at(-1)).toEqual({
      label: 'Valor',
      value: '$180,00',
      bold: true,
    });
  });

  it('is counted in cents: no noise of doubles', () => {
    const checked = (valor: number, total: number) => readAnswer(validarInternas, { ok: true, data: { valor, total } });
    expect(totalOf(summary, checked(1.1, 1.1 + 2.2))).toBe(3_30);
    expect(totalOf(summary, checked(1, 1.005))).toBe(1_01);
  });

  it('payee, institution, masked accounts and origin, in that order; payee and total in bold', () => {
    const { title, rows } = pinInfoOf('Transferencia externa', summary, validation);
    expect(title).toBe('Transferencia externa');
    expect(rows.map(({ label, value, bold = false }) => [label, value.replaceAll('\u00a0', ' '), bold])).toEqual([
      ['Beneficiario', 'Rosa Elena Ordonez', true],
      ['Institución', 'Banco Andes Demo', false],
      ['Cuenta destino', 'Ahorros •••• 8771', false],
      ['Cuenta de origen', 'Ahorro a la Vista •••• 4871', false],
      ['Total a debitar', '$180,41', true],
    ]);
    expect(JSON.stringify(rows)).not.toContain('010201004871');
  });
});

describe('screens.md A.0 «FM»: an order in a sentence that is heard', () => {
  it.each([
    ['how much, and to whom first of all', 180_00, summary.payee, '$180,00 a Rosa Elena Ordonez'],
    ['nothing is an amount', 0, summary.payee, '$0,00 a Rosa Elena Ordonez'],
    ['an amount that the receipt does not say', null, summary.payee, 'a Rosa Elena Ordonez'],
    ['a payee that nobody knows', 180_00, [], '$180,00'],
    ['neither', null, [], ''],
  ])('%s', (_, cents, payee, heard) => {
    expect(spokenOrder(cents, payee)).toBe(heard);
  });
});

describe('contract B.0 «Comprobante»: the receipt of an order that was executed', () => {
  // Of an operation only its kind is read.
  const operation = { kind: 'EXTERNA' } as Operation<object>;
  const receiptOf = (answer: Comprobante | null | undefined) => executedReceipt(operation, summary, 'T-1', answer);
  const own: Comprobante = {
    idTransaccion: 'T-1',
    tipo: 'EXTERNA',
    estado: 'EXITOSA',
    valor: 180_00,
    detalle: [
      { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la Vista •••• 4871' },
      { etiqueta: 'Beneficiario', valor: 'Rosa Elena Ordonez' },
      { etiqueta: 'Institución', valor: 'Banco Andes Demo' },
      { etiqueta: 'Cuenta destino', valor: 'Ahorros •••• 8771' },
    ],
  };
  const said: Comprobante = {
    numeroComprobante: '2026-1120-048213',
    idTransaccion: 'S-9',
    tipo: 'INTERNA',
    estado: 'EN_PROCESO',
    valor: 0,
    detalle: [],
  };

  it.each([
    ['nothing', null, own],
    ['not even null', undefined, own],
    ['an empty one', {}, own],
    ['nulls and empty texts', { idTransaccion: '', tipo: null, estado: null, valor: null, detalle: null }, own],
    ['a number alone', { numeroComprobante: 'N-1' }, { ...own, numeroComprobante: 'N-1' }],
    ['everything, if only zero and no rows', said, said],
  ])('of an answer with %s: what it says, and the order’s own words for the rest', (_, answer, receipt) => {
    expect(receiptOf(answer)).toEqual(receipt);
  });
});

it('contract B.0 «Comprobante»: an order that only this browser knows to be executed has its number and amount, and no state', () => {
  const order = { idTransaccion: 'T-1', owner: '', payee: '', cents: 180_00, at: 0, outcome: 'executed' } as const;
  expect(rememberedReceipt('EXTERNA', { ...order, receipt: '2026-1120-048213' })).toEqual({
    idTransaccion: 'T-1',
    numeroComprobante: '2026-1120-048213',
    tipo: 'EXTERNA',
    estado: 'DESCONOCIDO',
    valor: 180_00,
  });
});

it('screens.md A.0 «FM»: the block of Revisar with the account the money leaves, masked, leads back to it', () => {
  expect(originBlock('Ahorro a la Vista', '010201004871')).toEqual({
    field: 'origin',
    caption: 'Cuenta de origen',
    name: 'Ahorro a la Vista',
    lines: ['••••\u00a04871'],
    tile: Wallet,
  });
});

describe('D-65: a receipt without rows says its costs after the order’s own words', () => {
  const costs = { valor: 180_00, comision: 36, impuesto: 5, total: 180_41 };
  const rows = [
    { etiqueta: 'Comisión', valor: '$0,36' },
    { etiqueta: 'IVA', valor: '$0,05' },
    { etiqueta: 'Total debitado', valor: '$180,41', negrita: true },
  ];
  const operation = { kind: 'EXTERNA' } as Operation<object>;

  it.each([
    ['of the order', () => executedReceipt(operation, summary, 'T-1', costs)],
    ['of «Verificar»', () => withSignedPayee(costs, summary.payee)],
    ['of «Verificar», an empty list', () => withSignedPayee({ ...costs, detalle: [] }, summary.payee)],
  ])('%s', (_, receipt) => {
    expect(receipt().detalle?.slice(-3)).toEqual(rows);
  });

  it('the server’s own rows stay as they are', () => {
    const detalle = [{ etiqueta: 'Beneficiario', valor: 'Rosa Elena Ordonez' }];
    expect(executedReceipt(operation, summary, 'T-1', { ...costs, detalle }).detalle).toBe(detalle);
    expect(withSignedPayee({ ...costs, detalle }, summary.payee.slice(0, 1)).detalle).toEqual(detalle);
  });
});

describe('what was signed and the receipt leaves out', () => {
  const rowsOf = (rows: Record<string, string>, payee: Record<string, string>) => {
    const detalle = Object.entries(rows).map(([etiqueta, valor]) => ({ etiqueta, valor }));
    const signed = Object.entries(payee).map(([label, value]) => ({ label, value }));
    const merged = withSignedPayee({ detalle }, signed).detalle ?? [];
    return merged.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`);
  };

  it('another reference than the one that was looked up: both, in the order in which they were signed', () => {
    const given = { 'Cuenta de origen': 'A', Servicio: 'Luz', 'Código de cliente': '1187302', Titular: 'M*** G***' };
    const signed = { Servicio: 'Luz', 'N.º de medidor': '8841207', Titular: 'Maria G' };
    expect(rowsOf(given, signed)).toEqual([
      'Cuenta de origen: A',
      'Servicio: Luz',
      'N.º de medidor: 8841207',
      'Código de cliente: 1187302',
      'Titular: M*** G***',
    ]);
    expect(rowsOf({ Servicio: 'Luz', Referencia: '1187302' }, { Servicio: 'Luz', Referencia: '8841207' })).toEqual([
      'Servicio: Luz',
      'Referencia: 8841207',
      'Referencia: 1187302',
    ]);
  });

  it('a number of one or two digits is no end of a masked account: what was signed is added', () => {
    const signed = { Beneficiario: 'Rosa', 'Cuenta destino': 'Ahorros •••• 4871' };
    expect(rowsOf({ Beneficiario: 'Rosa', Cuotas: '1' }, signed)).toEqual([
      'Beneficiario: Rosa',
      'Cuenta destino: Ahorros •••• 4871',
      'Cuotas: 1',
    ]);
    expect(rowsOf({ Beneficiario: 'Rosa', Cuenta: '010201004871' }, signed)).toEqual([
      'Beneficiario: Rosa',
      'Cuenta: 010201004871',
    ]);
  });

  it('whatever is left out stands where it was signed: before what followed it, behind what it followed', () => {
    const given = { Servicio: 'Luz', Total: '$1,00' };
    expect(rowsOf(given, { 'N.º de medidor': '8841207', Servicio: 'Luz', Contrato: '2000' })).toEqual([
      'N.º de medidor: 8841207',
      'Servicio: Luz',
      'Contrato: 2000',
      'Total: $1,00',
    ]);
    expect(rowsOf({ Origen: 'A', ...given }, { Medidor: '8841207', Servicio: 'Luz' })).toEqual([
      'Origen: A',
      'Medidor: 8841207',
      'Servicio: Luz',
      'Total: $1,00',
    ]);
  });

  it('who was paid, where the server does not say it at all; the rest of its words is its own', () => {
    expect(rowsOf({ Total: '$1,00' }, { Beneficiario: 'Rosa', Institución: 'Banco Andes' })).toEqual([
      'Total: $1,00',
      'Beneficiario: Rosa',
    ]);
    expect(rowsOf({}, { Beneficiario: 'Rosa', 'Cuenta destino': '•••• 8771' })).toEqual([
      'Beneficiario: Rosa',
      'Cuenta destino: •••• 8771',
    ]);
  });

  it('a receipt without any row has those that were signed; the rest of it stays', () => {
    const receipt = { numeroComprobante: 'N-1', valor: 1_00 };
    const detalle = [{ etiqueta: 'Beneficiario', valor: 'Rosa' }];
    for (const none of [{}, { detalle: null }, { detalle: undefined }])
      expect(withSignedPayee({ ...receipt, ...none }, [{ label: 'Beneficiario', value: 'Rosa' }])).toEqual({
        ...receipt,
        detalle,
      });
  });

  it.each([
    ['the same', { Celular: '0900000321' }, { Celular: '0900000321' }],
    ['under another label', { Institución: 'Escuela 24 de Mayo' }, { Servicio: 'Escuela 24 de Mayo' }],
    ['in other capitals', { Código: 'CA-20417' }, { Código: 'ca-20417' }],
    ['as a part', { Tarjeta: 'Visa clásica •••• 4502' }, { Tarjeta: 'Visa Clásica', Número: '••••\u00a04502' }],
    ['masked otherwise', { Cuenta: 'Ahorros ****8771' }, { 'Cuenta destino': 'Ahorros •••• 8771' }],
    ['masked by the server alone', { Celular: '•••• 0321' }, { Celular: '0900000321' }],
    ['masked by us alone', { Cuenta: '010201004871' }, { Cuenta: '•••• 4871' }],
    ['masked, in groups by us', { Celular: '•••• 0321' }, { Celular: '090 000 03 21' }],
    ['masked by us, in groups by the server', { Cuenta: '0102 0100 48 71' }, { Cuenta: '•••• 4871' }],
    ['masked behind another number', { Cuenta: 'Cuenta 2 ****8771' }, { Cuenta: '010201008771' }],
    ['masked, with blanks after it', { Cuenta: 'Cuenta 2 •••• 8771 ' }, { Cuenta: '010201008771' }],
    ['with other marks', { Institución: 'Escuela 24, de Mayo' }, { Servicio: 'Escuela 24 de Mayo.' }],
    ['a label with blanks', { ' Beneficiario ': 'ROSA E***' }, { Beneficiario: 'Rosa Ordóñez' }],
    ['a label of ours with blanks', { Beneficiario: 'ROSA E***' }, { ' Beneficiario ': 'Rosa Ordóñez' }],
    ['a name written otherwise', { Beneficiario: 'ROSA E*** ORDONEZ' }, { Beneficiario: 'Rosa Elena Ordóñez' }],
  ])('%s: nothing is added', (_, rows, signed) => {
    expect(rowsOf(rows, signed)).toEqual(Object.entries(rows).map((row) => row.join(': ')));
  });

  it.each([
    ['other digits behind the mask', { Cuenta: '•••• 4871' }, { 'Cuenta destino': '•••• 8771' }],
    ['words where a number is masked', { Titular: 'Rosa' }, { Cuenta: '•••• 4871' }],
    ['a masked number where words are', { Cuenta: '•••• 4871' }, { Beneficiario: 'Rosa' }],
    ['a number that goes on behind what is seen', { Código: '*12-34' }, { Contrato: '•••• 12' }],
  ])('%s: it is another one, and both stand there', (_, rows, signed) => {
    const both = [...Object.entries(rows), ...Object.entries(signed)];
    expect(rowsOf(rows, signed)).toEqual(both.map((row) => row.join(': ')));
  });

  it('a part of a number is another number', () => {
    expect(rowsOf({ Código: '88412071', Total: '$88,41' }, { Servicio: 'Luz', Medidor: '8841' })).toContain(
      'Medidor: 8841',
    );
  });

  it('D-65: what could not be read is still counted', () => {
    const detalle = partialList([{ etiqueta: 'Total', valor: '$1,00' }], 2);
    expect(unreadableIn(withSignedPayee({ detalle }, [{ label: 'Medidor', value: '8841207' }]).detalle)).toBe(2);
  });
});

describe('screens.md A.0 «FM failures» d: whose outcome is unknown', () => {
  const isUnknown = (error: unknown) => isOutcomeUnknown(error, internas.codes);

  const kinds: Record<FailureKind, boolean> = {
    refused: false,
    closed: true,
    rejected: false,
    unreachable: true,
    timeout: true,
    server: true,
    unreadable: true,
  };
  it.each(Object.entries(kinds))('%s: %s', (kind, expected) => {
    expect(isUnknown(new ApiError(kind as FailureKind, 0, []))).toBe(expected);
  });

  it('closed by the bank’s 403 is refused; closed here while the answer was awaited is not', () => {
    expect(isUnknown(ApiError.of('closed', 403))).toBe(false);
    expect(isUnknown(ApiError.of('closed'))).toBe(true);
  });

  it('anything that is no answer of the bank', () => {
    for (const fault of [new TypeError('Failed to fetch'), new DOMException('', 'AbortError'), undefined, null, 'x'])
      expect(isUnknown(fault)).toBe(true);
  });

  it('-0005-01-09: already processed, and nobody has said how it ended', () => {
    expect(isUnknown(new ApiError('refused', 200, [{ code: '-0005-01-09', text: '' }]))).toBe(true);
    expect(isUnknown(new ApiError('refused', 200, [{ code: '-0005-01-08', text: '' }]))).toBe(false);
  });

  const refusal = (status: number, ...codes: string[]) =>
    new ApiError(
      'refused',
      status,
      codes.map((code) => ({ code, text: 'Algo salió mal.' })),
    );

  it.each([
    ['no message at all', []],
    ['a message without a code', ['']],
    ['a general error', ['-9999-00-01']],
    ['a code of another call', ['-0004-02-01']],
    ['a code that the contract does not have', ['-0005-01-99']],
  ])(
    'contract B.0: ok:false with a 5xx and %s: the server broke down, and nobody knows how far it had come',
    (_, codes) => {
      for (const status of [500, 502, 503, 504, 599]) expect(isUnknown(refusal(status, ...codes))).toBe(true);
      for (const status of [200, 400, 409, 422, 499]) expect(isUnknown(refusal(status, ...codes))).toBe(false);
    },
  );

  it.each(internas.codes.filter((code) => code !== '-0005-01-09'))(
    'contract B.0: ok:false with a 5xx and %s, which the contract has for this call: refused',
    (code) => {
      expect(isUnknown(refusal(500, code))).toBe(false);
      expect(isUnknown(refusal(500, '-9999-00-01', code))).toBe(false);
    },
  );
});

describe('what a link to a money flow may already know', () => {
  const start = { fuente: 'propias', destino: 'CD-01', valor: '12,50', concepto: 'Arriendo' } as const;

  it('comes back as it was', () => {
    expect(flowStartOf(flowStart(start))).toEqual(start);
    expect(flowStartOf(flowStart({}))).toEqual({});
  });

  it('the browser’s history holds a name for it, and nothing that it says', () => {
    expect(flowStart(start)).toEqual({ inicio: expect.any(String) as string });
    for (const said of Object.values(start)) expect(JSON.stringify(flowStart(start))).not.toContain(said);
  });

  it.each([null, undefined, 'inicio', 7, [], {}, { inicio: null }, { inicio: 'x' }, { inicio: start }])(
    '%j knows nothing',
    (state) => {
      expect(flowStartOf(state)).toEqual({});
    },
  );
});

describe('Concepto (screens.md A.2)', () => {
  it('is required; blanks alone are nothing', () => {
    for (const text of ['', ' ', '\t\n']) expect(conceptFault(text, 60)).toBe('El campo es requerido.');
  });

  it('is counted as people count, outer blanks aside', () => {
    expect(conceptFault(` ${'x'.repeat(60)} `, 60)).toBeNull();
    expect(conceptFault('x'.repeat(61), 60)).toBe('El concepto no puede superar 60 caracteres.');
    expect(conceptFault('🎁'.repeat(60), 60)).toBeNull();
    expect(conceptFault('🎁'.repeat(61), 60)).not.toBeNull();
  });
});
