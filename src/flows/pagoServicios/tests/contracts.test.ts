import { describe, expect, it } from 'vitest';
import { type ContratoPorPagar, consultar } from '#api/contract/pagos.ts';
import { contractOf, contractWords } from '../contracts.ts';

const whole: ContratoPorPagar = {
  codigoContrato: '200012034',
  titular: 'MARIA F*** GUAMAN V***',
  descripcion: '  Suministro de la casa ',
  rubros: [
    {
      codigoRubro: 'PL-0',
      descripcion: 'Planilla noviembre 2026',
      periodo: ' Consumo 312 kWh ',
      fechaVencimiento: '2026-11-28T00:00:00',
      valor: 43_90,
      interes: 1_07,
      total: 44_97,
    },
  ],
  valorMinimo: 10_00,
  valorMaximo: 44_97,
  datos: [{ etiqueta: 'Dirección', valor: 'Av. Loja' }],
};

describe('contract B.3: what a lookup has found', () => {
  it('every field, money in cents and texts without outer blanks', () => {
    expect(consultar.answer?.isValidSync([whole])).toBe(true);
    expect(contractOf(whole)).toEqual({
      code: '200012034',
      holder: 'Maria F*** Guaman V***',
      description: 'Suministro de la casa',
      debts: [
        {
          code: 'PL-0',
          name: 'Planilla noviembre 2026',
          period: 'Consumo 312 kWh',
          dueOn: '2026-11-28',
          capital: 43_90,
          interest: 1_07,
          total: 44_97,
        },
      ],
      least: 10_00,
      most: 44_97,
      facts: [{ label: 'Dirección', value: 'Av. Loja' }],
    });
  });

  it('B.0: only what must be there: the rest is empty, and sets no bound', () => {
    const least: ContratoPorPagar = {
      codigoContrato: 'C',
      rubros: [{ codigoRubro: 'R', descripcion: 'Planilla', total: 5_00 }],
    };
    expect(consultar.answer?.isValidSync([least])).toBe(true);
    expect(contractOf(least)).toEqual({
      code: 'C',
      holder: '',
      description: '',
      debts: [{ code: 'R', name: 'Planilla', period: '', dueOn: null, capital: null, interest: 0, total: 5_00 }],
      least: null,
      most: null,
      facts: [],
    });
  });

  it('null is as good as left out, and an empty day is none', () => {
    const nothing = contractOf({
      codigoContrato: 'C',
      titular: null,
      descripcion: null,
      rubros: [
        {
          codigoRubro: 'R',
          descripcion: 'Planilla',
          periodo: null,
          fechaVencimiento: '',
          valor: null,
          interes: null,
          total: 5_00,
        },
      ],
      valorMinimo: null,
      valorMaximo: null,
      datos: null,
    });
    expect(nothing).toMatchObject({ holder: '', description: '', least: null, most: null, facts: [] });
    expect(nothing.debts).toMatchObject([{ period: '', dueOn: null, capital: null, interest: 0 }]);
  });

  it.each([
    ['2026-11-21T02:00:00Z', '2026-11-20'],
    ['2026-11-28', '2026-11-28'],
    ['20/12/2026', null],
    ['2026-02-30', null],
    ['PRONTO', null],
  ])('D-20, D-65: «%s» falls due on %s in Ecuador, and what is no date on no day', (fechaVencimiento, day) => {
    const rubros = [{ codigoRubro: 'R', descripcion: 'Planilla', fechaVencimiento, total: 5_00 }];
    expect(contractOf({ codigoContrato: 'C', rubros }).debts[0]?.dueOn).toBe(day);
  });

  it('a bound of zero dollars is a bound, and one that owes nothing stays without debts', () => {
    expect(contractOf({ ...whole, valorMinimo: 0, rubros: [] })).toMatchObject({ least: 0, debts: [] });
  });
});

describe('screens.md A.2 pagos/centrosur «Several supplies for one cédula»', () => {
  const supply = contractOf({
    ...whole,
    descripcion: null,
    datos: [
      { etiqueta: 'Cuenta contrato', valor: '200012034' },
      { etiqueta: 'Dirección', valor: 'Av. Loja' },
    ],
  });

  it('of the same holder are told apart by what is known of each', () => {
    expect(contractWords(supply)).toEqual({
      label: 'Maria F*** Guaman V***',
      detail: ['Cuenta contrato', ': ', '200012034', ' · ', 'Dirección', ': ', 'Av. Loja'],
    });
  });

  it('one with a description of its own is told by that, and whose it is', () => {
    expect(contractWords({ ...supply, description: 'Proceso 01204' })).toEqual({
      label: 'Proceso 01204',
      detail: ['Maria F*** Guaman V***'],
    });
    expect(contractWords({ ...supply, description: 'Proceso 01204', holder: '' })).toEqual({
      label: 'Proceso 01204',
      detail: [],
    });
  });
});
