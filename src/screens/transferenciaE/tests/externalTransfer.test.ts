import { describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import type { ApiClient } from '#api/client.ts';
import type { DatosDestinoExterno } from '#api/contract/datosDestino.ts';
import { externas, validarExternas } from '#api/contract/transferencias.ts';
import { pinInfoOf } from '#flows/moneyFlow/operation.ts';
import {
  EMPTY,
  externalBody,
  externalConceptMessage,
  externalSchema,
  externalSummary,
  externalTransfer,
  withNameMatch,
} from '../externalTransfer.ts';
import { rosa as payee } from './payeeSample.ts';

const NBSP = '\u00a0';
const VISTA = '010201004871';

const form = { ...EMPTY, registrada: 'CD-03', valor: '1.234,50', concepto: ' Arriendo noviembre ' };
const destino: DatosDestinoExterno = {
  codigoInstitucion: '1001',
  codigoTipoCuenta: 'AHO',
  numeroCuenta: '2209988771',
  tipoIdentificacion: 1,
  identificacion: '0159999036',
  beneficiario: 'Rosa Elena Ordóñez',
  alias: 'Rosa',
};
const body = externalBody(form, VISTA, { codigoCuentaDestino: 'CD-03' }, 1_234_50);

it('Datos begins among the registered accounts, with nothing filled in and nothing to be kept', () => {
  expect(EMPTY).toEqual({ fuente: 'registradas', registrada: '', valor: '', concepto: '', guardar: false });
});

describe('screens.md A.2 transferenciaE: concept of at most 40 characters, none of them special', () => {
  it.each([
    ['', 'El campo es requerido.'],
    ['   ', 'El campo es requerido.'],
    ['x'.repeat(40), null],
    [` ${'ñ'.repeat(40)} `, null],
    ['x'.repeat(41), 'El concepto no puede superar 40 caracteres.'],
    ['Arriendo 3/4', 'Solo letras, números, punto, coma y guion.'],
    ['Arriendo & luz', 'Solo letras, números, punto, coma y guion.'],
    ['Factura #12', 'Solo letras, números, punto, coma y guion.'],
    ['Año 2026, cuota 3-4. Ñandú', null],
    ['\tArriendo\u00a0', null],
  ])('«%s» → %s', (typed, message) => {
    expect(externalConceptMessage(typed)).toBe(message);
  });

  it('is a rule of the form', async () => {
    expect(await externalSchema.isValid(form)).toBe(true);
    const fault: unknown = await externalSchema.validate({ ...form, concepto: '' }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ValidationError);
    expect(fault).toMatchObject({ path: 'concepto', message: 'El campo es requerido.' });
  });
});

describe('contract B.2 transferencias/externas: the body', () => {
  it('a registered destination by its code alone', () => {
    expect(body).toStrictEqual({
      numeroCuentaOrigen: VISTA,
      valor: 1_234_50,
      concepto: 'Arriendo noviembre',
      codigoCuentaDestino: 'CD-03',
    });
  });

  it('a one-off account by its data alone', () => {
    expect(externalBody(form, VISTA, { destino }, 1_234_50)).toStrictEqual({
      numeroCuentaOrigen: VISTA,
      valor: 1_234_50,
      concepto: 'Arriendo noviembre',
      destino,
    });
  });

  it('is checked and executed by its own two calls', async () => {
    const call = vi.fn(() => Promise.resolve(null));
    const ordered = { ...body, idTransaccion: 'T' };
    await externalTransfer.validate({ call } as unknown as ApiClient, body);
    await externalTransfer.execute({ call } as unknown as ApiClient, ordered);
    expect(call.mock.calls).toEqual([
      [validarExternas, { body }],
      [externas, { body: ordered }],
    ]);
  });
});

describe('screens.md A.0 «FM» 2: what is shown is what is signed', () => {
  const summary = externalSummary(body, 'Ahorro a la vista', payee);

  it('amount in cents, origin, payee and every block, numbers and document masked', () => {
    expect(summary.cents).toBe(123450);
    expect(summary.origin).toEqual({ name: 'Ahorro a la vista', number: VISTA });
    expect(summary.payee).toEqual([
      { label: 'Beneficiario', value: 'Rosa Elena Ordóñez' },
      { label: 'Institución', value: 'Banco Andes Demo' },
      { label: 'Cuenta destino', value: `Ahorros ••••${NBSP}8771` },
    ]);
    expect(summary.blocks.map(({ caption, name, lines }) => [caption, name, ...lines])).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista', `••••${NBSP}4871`],
      ['Cuenta destino', 'Rosa Elena Ordóñez', `Banco Andes Demo · Ahorros ••••${NBSP}8771`, 'Cédula ••••••9036'],
      ['Concepto', 'Arriendo noviembre'],
    ]);
    expect(JSON.stringify(summary.blocks)).not.toContain('2209988771');
  });

  it('each block leads back to its own part of Datos', () => {
    expect(summary.blocks.map(({ field }) => field)).toEqual(['origin', 'destination', 'concept']);
  });

  it('D-67: an equal order is found by number and institution, a row of the history by its code or its last four digits', () => {
    const oneOff = { key: 'cuenta 2209988771 Banco Andes Demo', endings: ['8771'] };
    expect(summary.identity).toStrictEqual({ ...oneOff, destinationCode: 'CD-03' });
    const unregistered = externalBody(form, VISTA, { destino }, 1_234_50);
    expect(externalSummary(unregistered, 'Ahorro', payee).identity).toStrictEqual(oneOff);
  });

  it('what nobody knows is left out', () => {
    const { blocks } = externalSummary(body, 'Ahorro', { ...payee, accountType: '', identification: '' });
    expect(blocks[1]?.lines).toEqual([`Banco Andes Demo · ••••${NBSP}8771`]);
    expect(blocks[1]).not.toHaveProperty('badge');
  });

  it('issue 6: the code’s block has payee in bold, origin, and the total with fee and tax in bold', () => {
    const info = pinInfoOf(externalTransfer.title, summary, {
      valor: 1_234_50,
      comision: 36,
      impuesto: 5,
      total: 1_234_91,
    });
    expect(info.title).toBe('Transferencia externa');
    expect(info.rows[0]).toEqual({ label: 'Beneficiario', value: 'Rosa Elena Ordóñez', bold: true });
    expect(info.rows.at(-1)).toEqual({ label: 'Total a debitar', value: '$1.234,91', bold: true });
  });
});

describe('screens.md A.0 «Beneficiary check»: what stays in Revisar', () => {
  const badges = [
    ['EXACTA', { tone: 'ok', text: 'Nombre verificado' }],
    ['SIMILAR', { tone: 'warn', text: 'Nombre similar al titular' }],
    ['NO_COINCIDE', { tone: 'warn', text: 'El nombre no coincide con el titular' }],
    ['NO_DISPONIBLE', { tone: 'info', text: 'Nombre sin verificar' }],
  ] as const;
  const validation = { valor: 1_234_50, total: 1_234_91 };

  it.each(badges)('%s of a registered account', (nameMatch, badge) => {
    expect(externalSummary(body, 'Ahorro', { ...payee, nameMatch }).blocks[1]?.badge).toEqual(badge);
  });

  it.each(badges)('%s of a one-off account, on its block alone', (coincidenciaNombre, badge) => {
    const { blocks } = withNameMatch(externalSummary(body, 'Ahorro', payee), { ...validation, coincidenciaNombre });
    expect(blocks.map(({ badge: shown }) => shown)).toEqual([undefined, badge, undefined]);
  });

  it('a server that says nothing changes nothing: the badge of a registered account stays', () => {
    const summary = externalSummary(body, 'Ahorro', { ...payee, nameMatch: 'SIMILAR' });
    expect(withNameMatch(summary, validation)).toBe(summary);
    expect(withNameMatch(summary, { ...validation, coincidenciaNombre: null })).toBe(summary);
  });
});

it('copy.md «Transferencia I/E»: what its steps are called', () => {
  expect(externalTransfer).toMatchObject({
    kind: 'EXTERNA',
    title: 'Transferencia externa',
    address: '/transferenciaE/1',
    reviewTitle: 'Revise su transferencia',
    confirmLabel: 'Confirmar transferencia',
  });
});
