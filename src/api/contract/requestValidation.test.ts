import { describe, expect, it } from 'vitest';
import { boolean, number, string } from 'yup';
import { contract } from './all.ts';
import { type AnyEndpoint, endpoint } from './endpoint.ts';
import { listOf, record, requiredText } from './fields.ts';
import { type ReceivedRequest, refusalOf } from './requestValidation.ts';

interface Sample extends ReceivedRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Fields that may be left out, by path. */
  optional?: string[];
}

const limits = {
  valorInternoDiario: 1500,
  valorInternoMensual: 10000,
  valorExternoDiario: 0,
  valorExternoMensual: 5000,
  valorFacilitoDiario: 300,
  valorFacilitoMensual: 1500.5,
};
const update = { idTransaccion: 'a1', correo: 'a@example.com', Telefono: '0900000214' };
const unconfirmed = { numeroCuentaOrigen: '010201004871', valor: 20.5, concepto: 'ARRIENDO' };
const order = { idTransaccion: 'a1', ...unconfirmed };
const destination = {
  codigoTipoCuenta: 'AHO',
  numeroCuenta: '2209988771',
  tipoIdentificacion: 1,
  identificacion: '0159999036',
  beneficiario: 'ROSA ELENA ORDONEZ',
  alias: 'Rosa',
  correo: 'rosa@example.com',
};
const modification: Sample = {
  body: {
    idTransaccion: 'a1',
    codigoCuentaDestino: '7',
    alias: 'Rosa',
    correo: 'r@example.com',
    codigoTipoCuenta: 'AHO',
  },
  optional: ['correo'],
};
const removal: Sample = { body: { codigoCuentaDestino: '7' } };
const payment = {
  numeroCuentaOrigen: '010201004871',
  valor: 43.9,
  codigoServicio: 'CENTROSUR-LUZ',
  codigoContrato: '200012034',
  codigosRubro: ['1'],
};
const topUp = { numeroCuentaOrigen: '010201004871', valor: 10, codigoOperadora: 'CLARO', celular: '0900000321' };
const favourite = {
  alias: 'Luz casa',
  codigoServicio: 'CENTROSUR-LUZ',
  codigoCriterio: 'CODIGO',
  referencia: '1203456',
};
const favouriteOptional = ['codigoServicio', 'codigoOperadora', 'codigoCriterio'];
const ownCard = { numeroCuentaOrigen: '010201004871', valor: 48.9, tipoPago: 'MINIMO', codigoTarjeta: 'TC-01' };
const registeredCard = { numeroCuentaOrigen: '010201004871', valor: 120, tipoPago: 'OTRO', codigoCuentaDestino: '6' };

/** Every form of every request, each with all the fields it may have (contract B.2). */
const samples: Record<string, Sample[]> = {
  'autenticacion.validarIdentidad': [
    { body: { usuario: 'mfguaman', clave: 'Ribera2026' } },
    {
      body: {
        tipoIdentificacion: 1,
        identificacion: '0159999010',
        fechaNacimiento: '1990-01-31',
        numeroCuenta: '010201004871',
      },
    },
  ],
  'autenticacion.iniciarSesion': [
    { body: { usuario: 'mfguaman', clave: 'Ribera2026', idTransaccion: 'a1' }, optional: ['idTransaccion'] },
  ],
  'autenticacion.solicitarRecuperacionClave': [
    { body: { usuario: 'mfguaman', tipoIdentificacion: 1, identificacion: '0159999010' } },
  ],
  'autenticacion.recuperarClave': [{ body: { idTransaccion: 'a1', claveNueva: 'Ribera2027' } }],
  'autenticacion.recuperarUsuario': [
    { body: { tipoIdentificacion: 2, identificacion: 'AB12345', correo: 'a@example.com' } },
  ],
  'autenticacion.ultimoAcceso': [{}],
  'autenticacion.cambiarClave': [{ body: { claveAnterior: 'Ribera2026', claveNueva: 'Ribera2027' } }],
  'autenticacion.eliminarMiUsuario': [{ body: { idTransaccion: 'a1' } }],
  'autenticacion.preguntas': [{}],
  'autenticacion.registro': [
    {
      body: {
        idTransaccion: 'a1',
        usuario: 'mfguaman',
        clave: 'Ribera2026',
        preguntas: [{ codigo: '01', respuesta: 'Luna' }],
        aceptaTerminos: true,
        aceptaTratamientoDatos: false,
      },
    },
  ],
  'marketing.imagenes': [{ params: { id: '1' } }],
  'tokens.generar': [{ body: {} }],
  'tokens.autorizar': [{ body: { guid: 'a1', codigoToken: '123456' } }],
  'perfilSocio.leer': [{}],
  'perfilSocio.solicitudActualizarDatos': [{ body: update }],
  'perfilSocio.actualizarDatos': [{ body: update }],
  'perfilSocio.actualizarTratamientoDatos': [{ params: { value: 'true' } }],
  'perfilSocio.recuperaEstadoTratamientoDatos': [{}],
  'cupos.leer': [{ params: { numeroCuenta: '010201004871' } }],
  'cupos.limite': [{ params: { numeroCuenta: '010201004871' } }],
  'cupos.consumo': [{ params: { numeroCuenta: '010201004871' } }],
  'cupos.modificar': [{ body: { ...limits, numeroCuenta: '010201004871' } }],
  'informacion.prefijosMovil': [{}],
  'informacion.agencias': [{}],
  'informacion.preguntas': [{}],
  'informacion.insertarSugerencia': [
    { body: { nombre: 'MARIA', correo: 'a@example.com', tipo: 'QUEJA', mensaje: 'x'.repeat(500) } },
  ],
  'contrato.leer': [{ params: { id: '1' } }],
  'transacciones.cuentasOrigen': [{}],
  'transacciones.comprobante': [{ params: { numero: '2026-1103-048198' } }],
  'productos.leer': [{}],
  'productos.cuenta': [{ params: { numeroCuenta: '010201004871' } }],
  'productos.movimientos': [
    {
      params: { numeroCuenta: '010201004871' },
      query: {
        desde: '2026-08-23',
        hasta: '2026-11-20',
        tipo: 'T',
        texto: 'pago',
        valorMinimo: '10',
        valorMaximo: '250.50',
        pagina: '1',
        tamano: '20',
      },
      optional: ['texto', 'valorMinimo', 'valorMaximo'],
    },
  ],
  'productos.saldos': [
    { params: { numeroCuenta: '010201004871' }, query: { desde: '2026-08-23', hasta: '2026-11-20' } },
  ],
  'productos.estadoCuenta': [
    { params: { numeroCuenta: '010201004871' }, query: { desde: '2026-08-23', hasta: '2026-11-20' } },
  ],
  'productos.certificado': [{ params: { numeroCuenta: '010201004871' } }],
  'productos.credito': [{ params: { numeroCredito: '020110004417' } }],
  'productos.garantias': [{}],
  'tarjetas.lista': [{}],
  'tarjetas.configurar': [
    {
      params: { codigoTarjeta: 'TC-01' },
      body: {
        idTransaccion: 'a1',
        configuracion: {
          bloqueoTemporal: false,
          comprasInternet: true,
          comprasExterior: false,
          avances: false,
          notificaciones: true,
          cupoPorCompra: 500,
        },
      },
    },
  ],
  'pagoTarjetas.validar': [{ body: ownCard }, { body: registeredCard }],
  'pagoTarjetas.pagar': [
    { body: { idTransaccion: 'a1', ...ownCard } },
    { body: { idTransaccion: 'a1', ...registeredCard } },
  ],
  'pagos.categorias': [{}],
  'pagos.servicios': [{ query: { categoria: 'AGUA', texto: 'agua' }, optional: ['categoria', 'texto'] }],
  'pagos.consultar': [{ body: { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' } }],
  'pagos.validarPago': [{ body: payment }],
  'pagos.pagar': [{ body: { idTransaccion: 'a1', ...payment } }],
  'pagos.operadoras': [{}],
  'pagos.validarRecarga': [{ body: topUp }],
  'pagos.recargar': [{ body: { idTransaccion: 'a1', ...topUp } }],
  'pagos.favoritos': [{}],
  'pagos.ingresarFavorito': [
    { body: favourite, optional: favouriteOptional },
    { body: { alias: 'Celular', codigoOperadora: 'CLARO', referencia: '0900000321' }, optional: favouriteOptional },
  ],
  'pagos.modificarFavorito': [{ body: { codigoFavorito: 'FAV-1', ...favourite }, optional: favouriteOptional }],
  'pagos.eliminarFavorito': [{ body: { codigoFavorito: 'FAV-1' } }],
  'dispositivos.leer': [{}],
  'dispositivos.modificar': [{ body: { idDispositivo: 'DEV-1', alias: 'Mi computadora' } }],
  'dispositivos.eliminar': [{ body: { idTransaccion: 'a1', idDispositivo: 'DEV-3' } }],
  'tarjetas.leer': [{ params: { codigoTarjeta: 'TC-01' } }],
  'transacciones.historial': [
    { query: { tipo: 'TRANSFERENCIA', desde: '2026-08-23', hasta: '2026-11-20', pagina: '1', tamano: '20' } },
  ],
  'transferencias.validarInternas': [
    { body: { ...unconfirmed, numeroCuentaDestino: '010201007733', correo: 'a@example.com' }, optional: ['correo'] },
  ],
  'transferencias.validarExternas': [
    { body: { ...unconfirmed, codigoCuentaDestino: '7' } },
    { body: { ...unconfirmed, destino: { ...destination, codigoInstitucion: 'BAD' } }, optional: ['destino.correo'] },
  ],
  'transferencias.internas': [
    { body: { ...order, numeroCuentaDestino: '010201007733', correo: 'a@example.com' }, optional: ['correo'] },
  ],
  'transferencias.externas': [
    { body: { ...order, codigoCuentaDestino: '7' } },
    { body: { ...order, destino: { ...destination, codigoInstitucion: 'BAD' } }, optional: ['destino.correo'] },
  ],
  'transferencias.tiposInstituciones': [{}],
  'transferencias.instituciones': [{ query: { tipo: 'BAN' } }],
  'transferencias.tiposCuentasTarjetas': [{}],
  'transferencias.tiposCuentasExternas': [{}],
  'transferencias.tiposCuentasInternas': [{}],
  'cuentasDestino.tarjetas': [{}],
  'cuentasDestino.internas': [{}],
  'cuentasDestino.externas': [{}],
  'cuentasDestino.ingresarExterna': [
    { body: { idTransaccion: 'a1', ...destination, codigoInstitucion: 'BAD' }, optional: ['correo'] },
  ],
  'cuentasDestino.modificarExterna': [modification],
  'cuentasDestino.eliminarExterna': [removal],
  'cuentasDestino.ingresarInterna': [{ body: { idTransaccion: 'a1', ...destination }, optional: ['correo'] }],
  'cuentasDestino.modificarInterna': [modification],
  'cuentasDestino.eliminarInterna': [removal],
  'cuentasDestino.validarInterna': [
    { body: { numeroCuenta: '010201099999', codigoTipoCuenta: 'AHV' }, optional: ['codigoTipoCuenta'] },
  ],
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths of every field, nested ones too. */
function fieldPaths(value: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, content]) => [
    // A list may be shorter: its elements are no fields, what stands in them is.
    ...(/^\d+$/.test(name) ? [] : [`${prefix}${name}`]),
    ...(isObject(content) ? fieldPaths(content, `${prefix}${name}.`) : []),
  ]);
}

/** A copy in which the field at `path` went through `change`; `undefined` leaves it out. */
function changed(
  value: Record<string, unknown>,
  path: string,
  change: (content: unknown) => unknown,
): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const content = value[name];
  const next = rest.length > 0 && isObject(content) ? changed(content, rest.join('.'), change) : change(content);
  const { [name]: _, ...others } = value;
  const copy = next === undefined ? others : { ...others, [name]: next };
  // A list stays one.
  return (Array.isArray(value) ? Object.values(copy) : copy) as Record<string, unknown>;
}

const forms = contract.flatMap((e) =>
  (samples[e.id] ?? []).map((sample, index) => [`${e.id} #${index + 1}`, e, sample] as const),
);

describe('§7 and B.2 requests', () => {
  it('every call has a sample here', () => {
    const missing = contract.filter(({ id }) => (samples[id] ?? []).length === 0).map(({ id }) => id);
    expect(missing, 'src/api/contract/requestValidation.test.ts: faltan en «samples»').toEqual([]);
    const left = Object.keys(samples).filter((id) => !contract.some((endpoint) => endpoint.id === id));
    expect(left, 'src/api/contract/requestValidation.test.ts: «samples» nombra llamadas que no hay').toEqual([]);
  });

  it.each(forms)('%s: the request of the contract is taken', (_, e, sample) => {
    expect(refusalOf(e, sample)).toBeNull();
    for (const path of sample.optional ?? []) {
      expect(refusalOf(e, { ...sample, body: changed(sample.body ?? {}, path, () => undefined) }), path).toBeNull();
    }
  });

  it.each(forms)('%s: a missing field is refused', (_, e, sample) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const given = sample[part];
      if (given === undefined) continue;
      expect(refusalOf(e, { ...sample, [part]: undefined }), part).not.toBeNull();
      for (const path of fieldPaths(given).filter((path) => !sample.optional?.includes(path))) {
        expect(refusalOf(e, { ...sample, [part]: changed(given, path, () => undefined) }) ?? 'taken', path).toContain(
          'Falta',
        );
      }
    }
  });

  it.each(forms)('%s: a field of another type is refused', (_, e, sample) => {
    for (const path of fieldPaths(sample.body ?? {})) {
      for (const wrong of [
        () => null,
        (content: unknown) => (typeof content === 'boolean' ? 'true' : true),
        () => [],
        (content: unknown) => (typeof content === 'number' ? String(content) : 7),
      ]) {
        const body = changed(sample.body ?? {}, path, wrong);
        expect(refusalOf(e, { ...sample, body }), path).not.toBeNull();
      }
    }
    for (const [name] of Object.entries(sample.params ?? {})) {
      expect(refusalOf(e, { ...sample, params: { [name]: 7 } }), name).not.toBeNull();
      expect(refusalOf(e, { ...sample, params: { [name]: '' } }), name).not.toBeNull();
    }
  });

  it.each(forms)('%s: an empty text is left out, not sent (B.0)', (_, e, sample) => {
    const texts = fieldPaths(sample.body ?? {}).filter((path) => !path.startsWith('valor') && path !== 'destino');
    for (const path of texts) {
      expect(refusalOf(e, { ...sample, body: changed(sample.body ?? {}, path, () => '') }), path).not.toBeNull();
    }
  });

  it.each(forms)('%s: a field that the contract does not know is refused, nested too', (_, e, sample) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const given = sample[part] ?? {};
      expect(refusalOf(e, { ...sample, [part]: { ...given, otro: 'x' } }) ?? 'taken', part).toContain('Sobra');
      for (const path of fieldPaths(given).filter((path) => path === 'destino')) {
        expect(refusalOf(e, { ...sample, [part]: changed(given, `${path}.otro`, () => 'x') })).toContain(
          'destino.otro',
        );
      }
    }
  });

  it.each(['transferencias.externas', 'transferencias.validarExternas'])('the two forms of %s do not mix', (id) => {
    const e = call(id);
    const [registered, oneOff] = samples[id] ?? [];
    expect(refusalOf(e, { body: { ...registered?.body, ...oneOff?.body } })).toContain('Ninguna de las formas');
  });

  it('a concept to another institution has 40 characters and no special ones (A.2 transferenciaE)', () => {
    for (const id of ['transferencias.externas', 'transferencias.validarExternas']) {
      const refuses = (concepto: string) =>
        refusalOf(call(id), { body: changed(samples[id]?.[0]?.body ?? {}, 'concepto', () => concepto) });
      expect(refuses('Repuestos, niño 2-3.'.padEnd(40, 'x'))).toBeNull();
      expect(refuses('x'.repeat(41))).toContain('body.concepto');
      for (const special of ['a;b', '<b>', 'a\nb', '50 %', '«a»']) expect(refuses(special), special).not.toBeNull();
    }
  });

  it('the history knows its kinds (B.3)', () => {
    const e = call('transacciones.historial');
    const [sample] = samples[e.id] ?? [];
    for (const tipo of ['TODOS', 'TRANSFERENCIA', 'PAGO', 'INTERNA', 'RECARGA'])
      expect(refusalOf(e, { query: { ...sample?.query, tipo } }), tipo).toBeNull();
    for (const [name, wrong] of [
      ['tipo', 'todos'],
      ['desde', '20/11/2026'],
      ['pagina', '0'],
      ['tamano', '1.5'],
    ] as const)
      expect(refusalOf(e, { query: { ...sample?.query, [name]: wrong } }), name).toContain(`query.${name}`);
  });

  it('closed sets and lengths: identification type, kind of suggestion, concept, PIN', () => {
    const refuses = (id: string, path: string, value: unknown) => {
      const [sample] = samples[id] ?? [];
      return refusalOf(call(id), { ...sample, body: changed(sample?.body ?? {}, path, () => value) });
    };
    expect(refuses('autenticacion.recuperarUsuario', 'tipoIdentificacion', '4')).toContain('tipoIdentificacion');
    expect(refuses('informacion.insertarSugerencia', 'tipo', 'OTRO')).toContain('body.tipo');
    expect(refuses('informacion.insertarSugerencia', 'mensaje', 'x'.repeat(501))).toContain('body.mensaje');
    expect(refuses('transferencias.internas', 'concepto', 'x'.repeat(60))).toBeNull();
    expect(refuses('transferencias.internas', 'concepto', 'x'.repeat(61))).toContain('body.concepto');
    // D-68: what is signed was seen.
    expect(refuses('transferencias.internas', 'concepto', 'Mamá ❤️')).toBeNull();
    expect(refuses('transferencias.internas', 'concepto', 'ARRIENDO\u202e')).toContain('body.concepto');
    expect(refuses('transferencias.internas', 'valor', Number.NaN)).toContain('body.valor');
    for (const pin of ['12345', '1234567', '12345a', '１２３４５６', '12345\n']) {
      expect(refuses('tokens.autorizar', 'codigoToken', pin), pin).toContain('body.codigoToken');
    }
  });

  it('names fields and never repeats a value', () => {
    const refusal = refusalOf(call('autenticacion.cambiarClave'), {
      body: { claveAnterior: 'Ribera2026', claveNueva: 20262026, Secreto1: 'Ribera2026' },
    });
    expect(refusal).toBe('«body.claveNueva» no es válido (typeError).');
  });

  it('a body that is not an object is refused, also where none is wanted', () => {
    for (const body of ['x', 7, [], [1]]) {
      expect(refusalOf(call('tokens.generar'), { body }), JSON.stringify(body)).not.toBeNull();
    }
    expect(refusalOf(call('perfilSocio.leer'), { body: 'x' })).toBe('Sobra «body».');
  });

  it('reads numbers and flags of a query from their text, and walks lists', () => {
    const e = endpoint({
      id: 'prueba.lista',
      method: 'POST',
      path: 'prueba',
      summary: 'Solo para esta prueba.',
      query: record({ pagina: number().required(), abierto: boolean().required(), texto: string().required() }),
      body: record({ filas: listOf(record({ codigo: requiredText() })) }),
      answer: null,
    });
    const query = { pagina: '2', abierto: 'true', texto: '7' };
    const body = { filas: [{ codigo: 'a' }] };
    expect(refusalOf(e, { query, body })).toBeNull();
    expect(refusalOf(e, { query: { ...query, pagina: 'dos' }, body })).toContain('query.pagina');
    expect(refusalOf(e, { query: { ...query, abierto: 'sí' }, body })).toContain('query.abierto');
    expect(refusalOf(e, { query, body: { filas: [...body.filas, { codigo: 'b', otro: 1 }] } })).toBe(
      'Sobra «body.filas[1].otro».',
    );
    expect(refusalOf(e, { query, body: { filas: [{ codigo: 'a', toString: 1 }] } })).toContain('Sobra');
  });
});

function call(id: string): AnyEndpoint {
  const found = contract.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No hay «${id}».`);
  return found;
}
