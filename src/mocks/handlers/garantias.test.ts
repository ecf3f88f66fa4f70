import { describe, expect, it } from 'vitest';
import * as productos from '#api/contract/productos.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';

const { maria } = startEachTestAtTheBank();

describe('guarantees (C.3)', () => {
  it('are two of her loans and two that she guarantees', async () => {
    expect(await maria.dataOf(productos.garantias)).toEqual({
      propias: [
        {
          codigoGarantia: 'GA-00812',
          tipo: 'PRENDA VEHICULAR',
          descripcion: 'CAMIONETA 2021',
          numeroCredito: '020110004417',
          avaluo: 15800,
          fechaAvaluo: '2025-04-22',
          fechaVencePoliza: '2026-12-10',
          cobertura: 189,
          garante: null,
        },
        {
          codigoGarantia: 'GA-01147',
          tipo: 'GARANTE PERSONAL',
          descripcion: null,
          numeroCredito: '020120001932',
          avaluo: null,
          fechaAvaluo: null,
          fechaVencePoliza: null,
          cobertura: 100,
          garante: 'JORGE L*** GUAMAN V***',
        },
      ],
      otorgadas: [
        {
          titular: 'LUIS A*** VINTIMILLA C***',
          numeroCredito: '020110006120',
          saldo: 2960.4,
          proximaFecha: '2026-12-03',
          valorCuota: 148.1,
          diasMora: 0,
          estado: 'VIGENTE',
        },
        {
          titular: 'MARTA E*** QUIZHPE S***',
          numeroCredito: '020110003357',
          saldo: 1845.1,
          proximaFecha: '2026-11-08',
          valorCuota: 96.2,
          diasMora: 12,
          estado: 'VENCIDO',
        },
      ],
    });
  });
});
