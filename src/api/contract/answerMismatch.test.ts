import { describe, expect, it } from 'vitest';
import { type Schema, string } from 'yup';
import { partialList } from '#domain/partialList.ts';
import { readAnswer } from './answerValidation.ts';
import { iniciarSesion, ultimoAcceso } from './autenticacion.ts';
import { cuenta } from './cuentas.ts';
import { internas } from './cuentasDestino.ts';
import { modificar } from './cupos.ts';
import { type AnyEndpoint, endpoint } from './endpoint.ts';
import { listOf, record, text } from './fields.ts';
import { servicios } from './pagos.ts';
import { leer as leerTarjeta } from './tarjetas.ts';
import { comprobante } from './transacciones.ts';

const read = (call: AnyEndpoint, data: unknown): unknown => readAnswer(call, { ok: true, data });

/** What reading ends with where it does not answer. */
function failureOf(call: AnyEndpoint, data: unknown): unknown {
  try {
    return new Error(`se leyó ${JSON.stringify(read(call, data))}`);
  } catch (reason) {
    return reason;
  }
}

const account = { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA' };

describe('contract B.0: an answer that cannot be read says where, and by which rule', () => {
  it.each<[AnyEndpoint, unknown, string]>([
    [ultimoAcceso, null, '«autenticacion.ultimoAcceso»: data no cumple el contrato (nullable).'],
    [ultimoAcceso, undefined, '«autenticacion.ultimoAcceso»: data no cumple el contrato (optionality).'],
    [
      cuenta,
      { ...account, numeroCuenta: 4871 },
      '«productos.cuenta»: data.numeroCuenta no cumple el contrato (typeError).',
    ],
    [
      cuenta,
      { ...account, inversion: { capital: '8000' } },
      '«productos.cuenta»: data.inversion.capital no cumple el contrato (typeError).',
    ],
    // More than the program can hold is no amount.
    [
      cuenta,
      { ...account, saldoContable: 1e300 },
      '«productos.cuenta»: data.saldoContable no cumple el contrato (unit).',
    ],
    [iniciarSesion, { cambioClave: 'N' }, '«autenticacion.iniciarSesion»: data no cumple el contrato (session).'],
  ])('$id (%#)', (call, data, message) => {
    const failure = failureOf(call, data);
    expect(String(failure)).toBe(`ContractMismatch: ${message}`);
  });

  /** A rule of ours that breaks, whatever it is asked. */
  const broken = <Rule extends Schema>(schema: Rule): Rule =>
    schema.test('rota', 'rota', () => {
      throw new RangeError('propio');
    });
  const call = (answer: Schema) =>
    endpoint({ id: 'prueba.rota', method: 'GET', path: 'prueba', summary: 'Solo para esta prueba.', answer });

  it.each([
    ['of an answer', call(broken(string().required())), 'x'],
    ['of a field', call(record({ campo: broken(text()) })), { campo: 'x' }],
    ['of what may be missing', call(record({ campo: broken(text()).optional() })), { campo: 'x' }],
    ['of a row', call(listOf(record({ campo: broken(text()) }))), [{ campo: 'x' }]],
  ])('a fault of the program is not taken for one of the bank: a rule %s', (_, endpointOf, data) => {
    expect(failureOf(endpointOf, data)).toEqual(new RangeError('propio'));
  });
});

describe('contract B.0: what is missing is missing on the page too', () => {
  it('no field is made up for one that is not there', () => {
    expect(read(ultimoAcceso, { fecha: null })).toStrictEqual({ fecha: null });
    expect(read(cuenta, account)).toStrictEqual(account);
  });

  it('an answer that nobody looks at is none', () => {
    expect(read(modificar, { valor: 1 })).toBeUndefined();
  });

  it('D-62: a session without a name, or a name without a session, is a sign-in', () => {
    expect(read(iniciarSesion, { token: 'tok-1' })).toStrictEqual({ token: 'tok-1' });
    expect(read(iniciarSesion, { nombres: 'ANA' })).toStrictEqual({ nombres: 'ANA' });
  });
});

it('D-65: an answer about a holder’s name that nobody knows says nothing of it', () => {
  const destination = { codigoCuentaDestino: '7', numeroCuenta: '010201007733' };
  expect(read(internas, [{ ...destination, coincidenciaNombre: 'CASI' }])).toEqual([
    { ...destination, coincidenciaNombre: 'NO_DISPONIBLE' },
  ]);
});

describe('D-65: the switches of a card', () => {
  const card = { codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502', cupo: 1500 };
  const switches = {
    bloqueoTemporal: 'N',
    comprasInternet: 'S',
    comprasExterior: false,
    avances: 0,
    notificaciones: 1,
    cupoPorCompra: 500,
  };

  it('are read as servers write them', () => {
    expect(read(leerTarjeta, { ...card, configuracion: switches })).toMatchObject({
      configuracion: {
        bloqueoTemporal: false,
        comprasInternet: true,
        comprasExterior: false,
        avances: false,
        notificaciones: true,
        cupoPorCompra: 500_00,
      },
    });
  });

  it.each([
    ['a switch that is none', { avances: 'QUIZÁS' }],
    ['a switch that is missing', { avances: undefined }],
    ['a limit that is no amount', { cupoPorCompra: '500' }],
  ])('are all absent with %s: it would be saved back as something else; the figures stay', (_, odd) => {
    expect(read(leerTarjeta, { ...card, configuracion: { ...switches, ...odd } })).toEqual({ ...card, cupo: 1500_00 });
  });
});

describe('D-65: a row inside a row', () => {
  it('that cannot be read is left out of its own list, and the outer row stays', () => {
    const service = { codigoServicio: 'LUZ', criterios: [{ codigo: 'C' }, { etiqueta: 'Sin código' }, null] };
    expect(read(servicios, [service, null])).toEqual(
      partialList(
        [
          {
            codigoServicio: 'LUZ',
            descripcion: 'LUZ',
            criterios: partialList([{ codigo: 'C', etiqueta: 'Referencia' }], 2),
          },
        ],
        1,
      ),
    );
  });

  it('of a receipt is printed as it comes, and one without words is counted', () => {
    const detalle = [
      { etiqueta: 'Total', valor: '$1,00', negrita: 'S' },
      { etiqueta: 'Comisión', valor: 0.36 },
      { valor: '$1,00' },
    ];
    expect(read(comprobante, { detalle })).toEqual({
      detalle: partialList([{ etiqueta: 'Total', valor: '$1,00', negrita: true }], 2),
    });
  });
});
