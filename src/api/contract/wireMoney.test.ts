import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { MAX_CENTS } from '#domain/money.ts';
import { partialList } from '#domain/partialList.ts';
import { contract } from './all.ts';
import { readAnswer } from './answerValidation.ts';
import { leer, modificar } from './cupos.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { Composite } from './fields.ts';
import { operadoras } from './pagos.ts';
import { pagar } from './pagoTarjetas.ts';
import { configurar } from './tarjetas.ts';
import { externas } from './transferencias.ts';
import { isMoney, onWire, wireInput } from './wireMoney.ts';

const order = { idTransaccion: 'T', numeroCuentaOrigen: '010201004871', valor: 1_234_50 };

/** A value of what a schema describes, each amount of it this one, and nothing else a number. */
function filled(schema: Composite, amount: number): unknown {
  const [form] = schema.spec.meta?.either ?? [];
  if (form) return filled(form, amount);
  if (schema.fields)
    return Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, filled(field, amount)]));
  if (schema.innerType) return [filled(schema.innerType, amount)];
  return isMoney(schema) ? amount : 'texto';
}

const hasMoney = (schema: Composite | undefined): boolean =>
  schema !== undefined && JSON.stringify(filled(schema, 7_77)).includes('777');

const limits = (amount: number) => ({
  valorInternoDiario: amount,
  valorInternoMensual: amount,
  valorExternoDiario: amount,
  valorExternoMensual: amount,
  valorFacilitoDiario: amount,
  valorFacilitoMensual: amount,
});

describe('contract B.0 «Money»: cents inside, dollars on the wire', () => {
  const sending = contract.filter(({ body, query }) => hasMoney(body) || hasMoney(query));

  it('orders, limits, the settings of a card and the filter of movements send money', () => {
    const ids = sending.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'transferencias.internas',
        'transferencias.externas',
        'pagoTarjetas.pagar',
        'pagos.pagar',
        'pagos.recargar',
        'cupos.modificar',
        'tarjetas.configurar',
        'productos.movimientos',
      ]),
    );
  });

  it.each(sending.map((endpoint): [string, AnyEndpoint] => [endpoint.id, endpoint]))(
    '%s: each amount that is sent, and nothing beside',
    (_, endpoint) => {
      for (const part of ['body', 'query'] as const) {
        const schema = endpoint[part];
        if (schema)
          expect(wireInput(endpoint, { [part]: filled(schema, 12_05) })).toEqual({ [part]: filled(schema, 12.05) });
      }
    },
  );

  it('in either of two forms, and at any depth', () => {
    expect(wireInput(pagar, { body: { ...order, tipoPago: 'OTRO', codigoCuentaDestino: '6' } }).body).toEqual({
      ...order,
      valor: 1234.5,
      tipoPago: 'OTRO',
      codigoCuentaDestino: '6',
    });
    const destino = { numeroCuenta: '2209988771', valor: 7 };
    // What is beside the contract is let be.
    expect(wireInput(externas, { body: { ...order, destino } }).body).toEqual({ ...order, valor: 1234.5, destino });
    expect(
      wireInput(configurar, { body: { idTransaccion: 'T', configuracion: { avances: true, cupoPorCompra: 10 } } }).body,
    ).toEqual({ idTransaccion: 'T', configuracion: { avances: true, cupoPorCompra: 0.1 } });
  });

  it('what is not there stays so, and the caller’s own object as it was', () => {
    for (const nothing of [null, undefined]) {
      const body = { ...order, valor: nothing };
      expect(wireInput(pagar, { body }).body).toStrictEqual(body);
    }
    expect(wireInput(pagar, {})).toStrictEqual({});
    const body = { ...order };
    wireInput(pagar, { body });
    expect(body.valor).toBe(1_234_50);
  });

  it('half a cent is never sent', () => {
    for (const valor of [0.5, 10.1, Number.NaN, 2 ** 60])
      expect(() => wireInput(pagar, { body: { ...order, valor } })).toThrow(RangeError);
  });

  it('any amount survives the way there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        const { body } = wireInput(modificar, { body: { numeroCuenta: '1', ...limits(cents) } });
        const sent: unknown = JSON.parse(JSON.stringify(body));
        expect(readAnswer(leer, { ok: true, data: sent })).toMatchObject(limits(cents === 0 ? 0 : cents));
      }),
    );
  });

  it('lists keep what could not be read of them', () => {
    const cnt = { codigoOperadora: 'CNT', descripcion: 'CNT' };
    const data = [{ ...cnt, valores: [3, '5', 0.1] }, null];
    const read = readAnswer(operadoras, { ok: true, data });
    expect(read).toEqual(partialList([{ ...cnt, valores: partialList([3_00, 10], 1) }], 1));
    expect(onWire(operadoras.answer as Schema, read)).toEqual(
      partialList([{ ...cnt, valores: partialList([3, 0.1], 1) }], 1),
    );
  });
});
