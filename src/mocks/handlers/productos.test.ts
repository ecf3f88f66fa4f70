import { describe, expect, it } from 'vitest';
import * as productos from '#api/contract/productos.ts';
import * as tarjetas from '#api/contract/tarjetas.ts';
import { startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { account, mastercard, visa } from '#testing/productSamples.ts';

const { maria, memberOf } = startEachTestAtTheBank();
const morocho = memberOf('almorocho');

describe('all products (B.3)', () => {
  it('are in their groups, with the figures of demo-bank.md C', async () => {
    expect(await maria.dataOf(productos.leer)).toEqual({
      ahorros: [
        account(VISTA, 'AHORRO A LA VISTA', 'VISTA', 2846.37, 2896.37),
        account('010201012604', 'AHORRO NEGOCIO', 'VISTA', 1238.9, 1238.9),
        account('010201009356', 'AHORRO PROGRAMADO HOGAR', 'PROGRAMADO', 0, 5420),
      ],
      inversiones: [
        {
          ...account('010205003388', 'DEPOSITO A PLAZO FIJO', 'PLAZO_FIJO', null, 8000),
          fechaVencimiento: '2027-02-25',
        },
      ],
      certificados: [account('010203000417', 'CERTIFICADOS DE APORTACION', 'CERTIFICADO', null, 320)],
      creditos: [
        {
          numeroCredito: '020110004417',
          descripcion: 'CREDITO DE CONSUMO',
          saldoCapital: 8343.07,
          estado: 'VIGENTE',
          diasVencido: 0,
          cuotasPagadas: 18,
          totalCuotas: 48,
          proximaCuota: { numero: 19, fecha: '2026-12-05', valor: 343.05 },
        },
        {
          numeroCredito: '020120001932',
          descripcion: 'MICROCREDITO',
          saldoCapital: 3198.1,
          estado: 'VENCIDO',
          diasVencido: 6,
          cuotasPagadas: 8,
          totalCuotas: 24,
          proximaCuota: { numero: 10, fecha: '2026-12-14', valor: 232.09 },
        },
      ],
      tarjetas: [visa, mastercard],
      totalGarantias: 4,
    });
  });

  it('are one account and nothing else for the third member', async () => {
    expect(await morocho.dataOf(productos.leer)).toEqual({
      ahorros: [account('010201099999', 'AHORRO A LA VISTA', 'VISTA', 730.15, 730.15)],
      inversiones: [],
      certificados: [],
      creditos: [],
      tarjetas: [],
      totalGarantias: 0,
    });
    expect(await morocho.dataOf(productos.garantias)).toEqual({ propias: [], otorgadas: [] });
  });
});

describe('cards (C.4)', () => {
  const detail = (codigoTarjeta: string) => maria.dataOf(tarjetas.leer, { params: { codigoTarjeta } });

  it('TC-01: what it owes at the cut and since, purchase by purchase', async () => {
    const card = (await detail('TC-01')) as { movimientos: { fecha: string; valor: number; cuotas: string | null }[] };
    expect(card).toMatchObject({
      disponible: 1683.55,
      fechaCorte: '2026-11-10',
      fechaMaximaPago: '2026-11-25',
      pagoMinimo: 48.9,
      pagoTotal: 612.35,
      configuracion: {
        bloqueoTemporal: false,
        comprasInternet: true,
        comprasExterior: false,
        avances: false,
        notificaciones: true,
        cupoPorCompra: 500,
      },
    });
    const cents = (from: string, to: string) =>
      card.movimientos
        .filter(({ fecha }) => fecha >= from && fecha <= to)
        .reduce((sum, { valor }) => sum + Math.round(valor * 100), 0);
    expect([cents('2026-10-11', '2026-11-10'), cents('2026-11-11', '2026-11-20')]).toEqual([612_35, 204_10]);
    expect(card.movimientos.map(({ valor }) => valor).slice(0, 3)).toEqual([50, 64.2, 89.9]);
    expect(card.movimientos.filter(({ cuotas }) => cuotas !== null)).toMatchObject([{ cuotas: '3/6' }]);
  });

  it('TC-02 is blocked for the time being and owes nothing', async () => {
    expect(await detail('TC-02')).toMatchObject({
      utilizado: 0,
      pagoTotal: 0,
      movimientos: [],
      configuracion: { bloqueoTemporal: true },
    });
  });

  it.each(['TC-03', 'tc-01', '__proto__'])('an unknown one is refused: %s (-0007-01-01)', async (codigoTarjeta) => {
    expect(await maria.codesOf(tarjetas.leer, { params: { codigoTarjeta } })).toEqual([200, '-0007-01-01']);
    expect(await morocho.codesOf(tarjetas.leer, { params: { codigoTarjeta: 'TC-01' } })).toEqual([200, '-0007-01-01']);
  });
});
