import { describe, expect, it } from 'vitest';
import { costText, orderCosts, type SaidCosts } from './orderCosts.ts';

describe('screens.md A.0 «Fee before confirm»: what an order costs, from what is said of it', () => {
  it.each<[string, SaidCosts, (string | number)[][]]>([
    [
      'both',
      { valor: 120_00, comision: 36, impuesto: 5, total: 120_41 },
      [
        ['Comisión', 36],
        ['IVA', 5],
      ],
    ],
    ['a commission alone', { comision: 36 }, [['Comisión', 36]]],
    ['none', { valor: 120_00, comision: 0, impuesto: 0, total: 120_00 }, [['Comisión', 0]]],
    [
      'none, and a tax',
      { valor: 120_00, comision: 0, impuesto: 5, total: 120_05 },
      [
        ['Comisión', 0],
        ['IVA', 5],
      ],
    ],
    ['not said, a total above the value', { valor: 120_00, total: 120_41 }, [['Comisión e impuestos', 41]]],
    ['nulls', { valor: 120_00, comision: null, impuesto: null, total: 120_41 }, [['Comisión e impuestos', 41]]],
    ['not said, with its tax', { valor: 120_00, impuesto: 5, total: 120_41 }, [['Comisión e impuestos', 41]]],
    ['not said, the total is the value', { valor: 120_00, total: 120_00 }, [['Comisión', 0]]],
    ['not said, a total below the value', { valor: 120_00, total: 119_00 }, []],
    ['a tax alone', { impuesto: 5 }, [['IVA', 5]]],
    ['a total without a value', { total: 120_00 }, []],
    ['a value without a total', { valor: 120_00 }, []],
    ['a total without a value, which is null', { valor: null, total: 120_00 }, []],
    ['a value of nothing without a total', { valor: 0, total: null }, []],
    ['nothing', {}, []],
  ])('%s', (_, said, costs) => {
    expect(orderCosts(said).map(({ label, cents }) => [label, cents])).toEqual(costs);
  });

  it('nothing is «Sin costo», everything else an amount', () => {
    expect([costText(0), costText(36)]).toEqual(['Sin costo', '$0,36']);
  });
});
