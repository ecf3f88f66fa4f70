import { describe, expect, it } from 'vitest';
import { ApiError, type FailureKind } from '#api/apiError.ts';
import { conceptFault } from './concept.ts';
import { flowStart, flowStartOf } from './flowStart.ts';
import { type OrderSummary, pinInfoOf, totalOf } from './operation.ts';
import { isOutcomeUnknown } from './useMoneyFlow.ts';

const summary: OrderSummary = {
  cents: 180_00,
  origin: { name: 'Ahorro a la Vista', number: '010201004871' },
  payee: [
    { label: 'Beneficiario', value: 'Rosa Elena Ordonez' },
    { label: 'Institución', value: 'Banco Andes Demo' },
    { label: 'Cuenta destino', value: 'Ahorros •••• 8771' },
  ],
  blocks: [],
};
const validation = { valor: 180, comision: 0.36, impuesto: 0.05, total: 180.41 };

describe('what is signed (§2, screens.md A.0 «FM» 3)', () => {
  it('the total is the server’s, with fee and tax; without its check the amount alone', () => {
    expect(totalOf(summary, validation)).toBe(180_41);
    expect(totalOf(summary, null)).toBe(180_00);
  });

  it('is counted in cents: no noise of doubles', () => {
    expect(totalOf(summary, { valor: 1.1, total: 1.1 + 2.2 })).toBe(3_30);
    expect(totalOf(summary, { valor: 1, total: 1.005 })).toBe(1_01);
  });

  it('payee, institution, masked accounts and origin, in that order; payee and total in bold', () => {
    const { title, rows } = pinInfoOf('Transferencia externa', summary, validation);
    expect(title).toBe('Transferencia externa');
    expect(rows.map(({ label, value, bold = false }) => [label, value.replaceAll('\u00a0', ' '), bold])).toEqual([
      ['Beneficiario', 'Rosa Elena Ordonez', true],
      ['Institución', 'Banco Andes Demo', false],
      ['Cuenta destino', 'Ahorros •••• 8771', false],
      ['Cuenta origen', 'Ahorro a la Vista •••• 4871', false],
      ['Total a debitar', '$180,41', true],
    ]);
    expect(JSON.stringify(rows)).not.toContain('010201004871');
  });
});

describe('screens.md A.0 «FM failures» d: whose outcome is unknown', () => {
  const kinds: Record<FailureKind, boolean> = {
    refused: false,
    closed: true,
    rejected: false,
    unreachable: true,
    timeout: true,
    server: true,
    unreadable: true,
  };
  it.each(Object.entries(kinds))('%s: %s', (kind, isUnknown) => {
    expect(isOutcomeUnknown(new ApiError(kind as FailureKind, 0, []))).toBe(isUnknown);
  });

  it('closed by the bank’s 403 is refused; closed here while the answer was awaited is not', () => {
    expect(isOutcomeUnknown(ApiError.of('closed', 403))).toBe(false);
    expect(isOutcomeUnknown(ApiError.of('closed'))).toBe(true);
  });

  it('anything that is no answer of the bank', () => {
    for (const fault of [new TypeError('Failed to fetch'), new DOMException('', 'AbortError'), undefined, null, 'x'])
      expect(isOutcomeUnknown(fault)).toBe(true);
  });

  it('-0005-01-09: already processed, and nobody has said how it ended', () => {
    expect(isOutcomeUnknown(new ApiError('refused', 200, [{ code: '-0005-01-09', text: '' }]))).toBe(true);
    expect(isOutcomeUnknown(new ApiError('refused', 200, [{ code: '-0005-01-08', text: '' }]))).toBe(false);
  });
});

describe('what a link to a money flow may already know', () => {
  const start = { fuente: 'nueva', destino: 'CD-01', valor: '12,50', concepto: 'Arriendo' };

  it('comes back as it was', () => {
    expect(flowStartOf(flowStart(start))).toEqual(start);
    expect(flowStartOf(flowStart({}))).toEqual({});
  });

  it.each([
    null,
    undefined,
    'inicio',
    7,
    [],
    {},
    { inicio: null },
    { inicio: 'x' },
    { inicio: [] },
    { inicio: { valor: 12, destino: null, fuente: {}, concepto: ['a'] } },
    { inicio: { otro: 'x' } },
  ])('%j knows nothing', (state) => {
    expect(Object.keys(flowStartOf(state))).toEqual([]);
  });

  it('keeps what is text beside what is not', () => {
    expect(flowStartOf({ inicio: { ...start, valor: 12 } })).toEqual({
      fuente: 'nueva',
      destino: 'CD-01',
      concepto: 'Arriendo',
    });
  });
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
