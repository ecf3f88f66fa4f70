import { describe, expect, it } from 'vitest';
import * as creditos from '#api/contract/creditos.ts';
import { startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';

const { maria, memberOf } = startEachTestAtTheBank();
const morocho = memberOf('almorocho');

describe('loans (B.3)', () => {
  const detail = (numeroCredito: string) => maria.dataOf(creditos.credito, { params: { numeroCredito } });

  it('4417: terms, table and payments, newest first', async () => {
    const loan = (await detail('020110004417')) as { tabla: unknown[]; pagos: unknown[] };
    expect(loan).toMatchObject({
      montoOriginal: 12000,
      plazoMeses: 48,
      tasaNominal: 15.6,
      tasaEfectiva: 16.77,
      sistema: 'FRANCES',
      fechaConcesion: '2025-05-05',
      fechaVencimiento: '2029-05-05',
      cuentaDebito: VISTA,
      vencido: null,
    });
    expect(loan.tabla[18]).toEqual({
      numero: 19,
      fecha: '2026-12-05',
      capital: 229.17,
      interes: 108.46,
      seguro: 5.42,
      otros: 0,
      cuota: 343.05,
      saldo: 8113.9,
      estado: 'PENDIENTE',
      fechaPago: null,
    });
    expect(loan.tabla[17]).toMatchObject({ estado: 'PAGADA', fechaPago: '2026-11-05' });
    expect(loan.pagos).toHaveLength(18);
    expect(loan.pagos[0]).toEqual({
      fecha: '2026-11-05',
      valor: 343.2,
      canal: 'DEBITO AUTOMATICO',
      numeroComprobante: null,
    });
  });

  it('1932: what is overdue', async () => {
    expect(await detail('020120001932')).toMatchObject({
      estado: 'VENCIDO',
      diasVencido: 6,
      tasaNominal: 20.5,
      tasaEfectiva: 22.54,
      cuentaDebito: '010201012604',
      vencido: {
        cuotas: 1,
        dias: 6,
        capital: 175.5,
        interes: 54.63,
        seguro: 2.08,
        mora: 0.63,
        gestionCobranza: 0,
        total: 232.84,
      },
    });
  });

  it('2075: paid off, reachable by its number though in no list', async () => {
    expect(await detail('020110002075')).toMatchObject({
      estado: 'CANCELADO',
      saldoCapital: 0,
      cuotasPagadas: 12,
      totalCuotas: 12,
      proximaCuota: null,
      fechaVencimiento: '2025-03-10',
    });
  });

  it.each(['020110006120', VISTA, '__proto__'])('another’s is unknown: %s (-0007-01-01)', async (numeroCredito) => {
    expect(await maria.codesOf(creditos.credito, { params: { numeroCredito } })).toEqual([200, '-0007-01-01']);
  });

  it('are the member’s alone', async () => {
    const sent = { params: { numeroCredito: '020110004417' } };
    expect(await morocho.codesOf(creditos.credito, sent)).toEqual([200, '-0007-01-01']);
  });
});
