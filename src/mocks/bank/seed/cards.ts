import type { Card } from '../state.ts';

/** The member of demo-bank.md C.1 and C.4. */
const MARIA = '48213';

/** Her cards of C.4: one in use (612,35 at the cut and 204,10 later), one blocked for the time being and without debt. */
export function seedCards(): Card[] {
  return [
    {
      codigoTarjeta: 'TC-01',
      owner: MARIA,
      marca: 'VISA',
      producto: 'VISA CLASICA',
      numero: '4000009988124502',
      limit: 2_500_00,
      cutOn: '2026-11-10',
      payBy: '2026-11-25',
      minimum: 48_90,
      total: 612_35,
      purchases: [
        purchase('2026-10-14', 'SUPERMERCADO TOMEBAMBA', 128_40),
        purchase('2026-10-19', 'ALMACENES LA GLORIETA', 145_00, '3/6'),
        purchase('2026-10-23', 'FARMACIA SAN BLAS', 36_75),
        purchase('2026-10-29', 'RESTAURANTE EL BARRANCO', 54_20),
        purchase('2026-11-03', 'LLANTAS DEL AUSTRO', 198_00),
        purchase('2026-11-08', 'LIBRERIA CORDILLERA', 50_00),
        purchase('2026-11-12', 'SUPERMERCADO TOMEBAMBA', 89_90),
        purchase('2026-11-15', 'FERRETERIA EL VADO', 64_20),
        purchase('2026-11-18', 'GASOLINERA MONAY', 50_00),
      ],
      paid: 0,
      settings: {
        bloqueoTemporal: false,
        comprasInternet: true,
        comprasExterior: false,
        avances: false,
        notificaciones: true,
        cupoPorCompra: 500_00,
      },
    },
    {
      codigoTarjeta: 'TC-02',
      owner: MARIA,
      marca: 'MASTERCARD',
      producto: 'MASTERCARD SOCIO',
      numero: '5100009988123211',
      limit: 1_000_00,
      cutOn: '2026-11-10',
      payBy: '2026-11-25',
      minimum: 0,
      total: 0,
      purchases: [],
      paid: 0,
      settings: {
        bloqueoTemporal: true,
        comprasInternet: false,
        comprasExterior: false,
        avances: false,
        notificaciones: true,
        cupoPorCompra: 300_00,
      },
    },
  ];
}

function purchase(on: string, descripcion: string, cents: number, instalment: string | null = null) {
  return { on, descripcion, cents, instalment };
}
