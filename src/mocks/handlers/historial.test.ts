import { describe, expect, it } from 'vitest';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { signedInCaller } from '../memberCaller.ts';

const { demo, maria } = startEachTestAtTheBank();

describe('history of operations (B.3)', () => {
  interface Page {
    totalRegistros: number;
    registros: {
      numeroComprobante: string;
      fecha: string;
      tipo: string;
      destino: string;
      valor: number;
      estado: string;
    }[];
  }
  const usual = { tipo: 'TODOS', desde: '2025-11-21', hasta: '2026-11-20', pagina: '1', tamano: '20' };
  const history = async (change: Record<string, string> = {}) =>
    (await maria.dataOf(transacciones.historial, { query: { ...usual, ...change } })) as Page;

  it('is newest first over the books and what has just been executed, destinations masked', async () => {
    const order = {
      numeroCuentaOrigen: '010201004871',
      codigoCuentaDestino: 'CD-04',
      valor: 95,
      concepto: 'Repuestos',
    };
    await maria.orderedDataOf(transferencias.externas, order);
    const { registros } = await history({ tipo: 'TRANSFERENCIA' });
    expect(registros.slice(0, 4)).toEqual([
      {
        numeroComprobante: '2026-1120-048213',
        fecha: '2026-11-20T10:15:00',
        tipo: 'EXTERNA',
        destino: 'Talleres Del Sur · Cooperativa Valle Nuevo Demo · •••• 2215',
        valor: 95,
        estado: 'EN_PROCESO',
        acreditacion: 'SPI',
        fechaAcreditacion: '2026-11-23',
        codigoCuentaDestino: 'CD-04',
        concepto: 'Repuestos',
      },
      expect.objectContaining({ fecha: '2026-11-16T08:00:00', valor: 423, estado: 'EXITOSA' }),
      expect.objectContaining({
        destino: 'Rosa Elena Ordonez · Banco Andes Demo · •••• 8771',
        valor: 60,
        codigoCuentaDestino: null,
        concepto: null,
      }),
      expect.objectContaining({
        tipo: 'INTERNA',
        destino: 'Comercial San Roque · •••• 5566',
        valor: 220,
        codigoCuentaDestino: 'CD-02',
        concepto: 'Arriendo',
      }),
    ]);
  });

  it('tells kinds apart, and the kinds make up the whole', async () => {
    const total = async (tipo: string) => (await history({ tipo })).totalRegistros;
    expect(await total('INTERNA')).toBe(12);
    expect((await total('INTERNA')) + (await total('EXTERNA'))).toBe(await total('TRANSFERENCIA'));
    expect((await total('TRANSFERENCIA')) + (await total('PAGO'))).toBe(await total('TODOS'));
    expect(await total('SUPA')).toBe(0);
    expect((await history({ tipo: 'PAGO' })).registros[0]).toMatchObject({
      tipo: 'RECARGA',
      destino: 'Claro · 0900000321',
      valor: 10,
    });
  });

  it('comes in pages that lie side by side', async () => {
    const { totalRegistros } = await history();
    const numbers: string[] = [];
    for (let pagina = 1; pagina <= Math.ceil(totalRegistros / 50); pagina += 1)
      numbers.push(
        ...(await history({ pagina: String(pagina), tamano: '50' })).registros.map((one) => one.numeroComprobante),
      );
    expect([numbers.length, new Set(numbers).size]).toEqual([totalRegistros, totalRegistros]);
    expect((await history({ pagina: '99' })).registros).toEqual([]);
  });

  it('has both days of the range in it, and only the member’s own', async () => {
    expect((await history({ desde: '2026-11-03', hasta: '2026-11-03' })).totalRegistros).toBe(1);
    const ana = signedInCaller(demo, 'almorocho');
    expect(await ana.dataOf(transacciones.historial, { query: usual })).toMatchObject({ totalRegistros: 0 });
  });

  it('is read for twelve months and not a day more (-0007-02-01)', async () => {
    expect((await history({ desde: '2025-11-20' })).totalRegistros).toBeGreaterThan(0);
    const query = { ...usual, desde: '2025-11-19' };
    expect(await maria.codesOf(transacciones.historial, { query })).toEqual([200, '-0007-02-01']);
  });

  it.each<[string, Record<string, string>]>([
    ['another kind', { tipo: 'X' }],
    ['a day that does not exist', { desde: '2026-02-30' }],
    ['days the wrong way round', { desde: '2026-11-20', hasta: '2026-11-19' }],
    ['page 0', { pagina: '0' }],
    ['pages of 101', { tamano: '101' }],
  ])('is malformed with %s (-9999-00-02)', async (_, change) => {
    const query = { ...usual, ...change };
    expect(await maria.codesOf(transacciones.historial, { query })).toEqual([400, '-9999-00-02']);
  });
});
