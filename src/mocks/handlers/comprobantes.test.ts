import { describe, expect, it } from 'vitest';
import * as cuentas from '#api/contract/cuentas.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';

const { demo, maria, memberOf } = startEachTestAtTheBank();
const morocho = memberOf('almorocho');

describe('receipts (B.0 Comprobante)', () => {
  const receipt = (numero: string, who = maria) => who.dataOf(transacciones.comprobante, { params: { numero } });

  it('of a transfer by SPI, with fee and tax', async () => {
    expect(await receipt('2026-1103-048198')).toEqual({
      numeroComprobante: '2026-1103-048198',
      idTransaccion: null,
      tipo: 'EXTERNA',
      estado: 'EXITOSA',
      fecha: '2026-11-03T08:00:00',
      numeroCuentaOrigen: VISTA,
      valor: 60,
      comision: 0.36,
      impuesto: 0.05,
      total: 60.41,
      saldoDisponible: 3331.79,
      acreditacion: 'SPI',
      fechaAcreditacion: '2026-11-04',
      codigoCuentaDestino: null,
      concepto: null,
      detalle: [
        { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la vista •••• 4871' },
        { etiqueta: 'Beneficiario', valor: 'Rosa Elena Ordonez' },
        { etiqueta: 'Institución', valor: 'Banco Andes Demo' },
        { etiqueta: 'Cuenta destino', valor: 'Ahorros •••• 8771' },
        { etiqueta: 'Comisión e IVA', valor: '$0,41' },
        { etiqueta: 'Total debitado', valor: '$60,41', negrita: true },
      ],
      mensajeLegal: 'Documento informativo generado en la banca virtual.',
    });
  });

  it('are behind every movement that names one, with accounts masked', async () => {
    const params = { numeroCuenta: VISTA };
    const query = { desde: '2025-11-21', hasta: '2026-11-20', tipo: 'T', pagina: '1', tamano: '100' };
    const { registros } = (await maria.dataOf(cuentas.movimientos, { params, query })) as {
      registros: { numeroComprobante: string | null }[];
    };
    const numbers = new Set(registros.flatMap(({ numeroComprobante }) => numeroComprobante ?? []));
    expect(numbers.size).toBeGreaterThan(20);
    for (const number of numbers) {
      const found = await receipt(number);
      expect(found).toMatchObject({ numeroComprobante: number, estado: 'EXITOSA' });
      expect(JSON.stringify((found as { detalle: unknown }).detalle)).not.toMatch(/01020\d{7}/);
    }
  });

  it('are found by the transaction that they executed', async () => {
    const [kept] = demo.bank.history.receipts.values();
    if (!kept) throw new Error('No receipt.');
    const numeroComprobante = demo.bank.receipts.takeNumber();
    demo.bank.receipts.keep({ ...kept, numeroComprobante, idTransaccion: 'a1', owner: '48213' });
    expect(numeroComprobante).toBe('2026-1120-048213');
    for (const number of ['a1', numeroComprobante]) expect(await receipt(number)).toMatchObject({ numeroComprobante });
    expect(await receipt('a1', morocho)).toEqual({ idTransaccion: 'a1', estado: 'NO_ENCONTRADA' });
  });

  it('of somebody else are as unknown as those that do not exist', async () => {
    const others = [...demo.bank.history.receipts.values()].find(({ owner }) => owner !== '48213');
    for (const number of [others?.numeroComprobante ?? '', '2026-1103-000000', '__proto__', 'a1']) {
      expect(await receipt(number)).toEqual({ idTransaccion: number, estado: 'NO_ENCONTRADA' });
    }
    expect(await receipt('2026-1103-048198', morocho)).toMatchObject({ estado: 'NO_ENCONTRADA' });
  });
});
