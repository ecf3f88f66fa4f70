import { describe, expect, it } from 'vitest';
import { boolean, mixed, number, string } from 'yup';
import { samples } from '#testing/requestSamples.ts';
import { contract } from './all.ts';
import { type AnyEndpoint, endpoint } from './endpoint.ts';
import { dollars, either, listOf, record, requiredText } from './fields.ts';
import { refusalOf } from './requestValidation.ts';

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
    expect(missing, 'src/testing/requestSamples.ts: faltan en «samples»').toEqual([]);
    const left = Object.keys(samples).filter((id) => !contract.some((one) => one.id === id));
    expect(left, 'src/testing/requestSamples.ts: «samples» nombra llamadas que no hay').toEqual([]);
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
      for (const path of fieldPaths(given).filter((field) => !sample.optional?.includes(field))) {
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
      for (const path of fieldPaths(given).filter((field) => field === 'destino')) {
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
      ['tamano', '101'],
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

  it('takes either of two forms within a body too, to the letter', () => {
    const e = endpoint({
      id: 'prueba.formas',
      method: 'POST',
      path: 'prueba',
      summary: 'Solo para esta prueba.',
      body: record({ destino: either(record({ codigo: requiredText() }), record({ numero: number().required() })) }),
      answer: null,
    });
    expect(refusalOf(e, { body: { destino: { codigo: 'a' } } })).toBeNull();
    expect(refusalOf(e, { body: { destino: { numero: 1 } } })).toBeNull();
    for (const destino of [{}, { otro: 1 }, { numero: '1' }])
      expect(refusalOf(e, { body: { destino } })).toBe('«body.destino» no es válido (either).');
    expect(refusalOf(e, { body: {} })).toBe('Falta «body.destino».');
  });
});

/** To one security question. */
const answer = { codigo: '01', respuesta: 'Luna' };

describe('§7 and B.2: what is said of a request that is refused', () => {
  it.each([
    ['cupos.leer', {}, 'Falta «params.numeroCuenta».'],
    ['cupos.leer', { params: { numeroCuenta: '' } }, 'Falta «params.numeroCuenta».'],
    ['cupos.leer', { params: { numeroCuenta: 4871 } }, 'Falta «params.numeroCuenta».'],
    ['cupos.leer', { params: '010201004871' }, 'Falta «params.numeroCuenta».'],
    ['cupos.leer', { params: { numeroCuenta: '1', otro: '2' } }, 'Sobra «params.otro».'],
    ['perfilSocio.leer', { params: { otro: '2' } }, 'Sobra «params.otro».'],
    ['perfilSocio.leer', { query: { otro: '2' } }, 'Sobra «query».'],
    ['perfilSocio.leer', { body: { otro: '2' } }, 'Sobra «body».'],
    ['perfilSocio.leer', { body: ['x'] }, 'Sobra «body».'],
    ['transferencias.instituciones', {}, 'Falta «query».'],
    ['transferencias.instituciones', { query: 'BAN' }, '«query» no es válido (typeError).'],
    ['transferencias.instituciones', { query: {} }, 'Falta «query.tipo».'],
    ['transferencias.instituciones', { query: { tipo: '' } }, '«query.tipo» no es válido (required).'],
    ['transferencias.instituciones', { query: { tipo: 'BAN', otro: '2' } }, 'Sobra «query.otro».'],
    ['autenticacion.eliminarMiUsuario', {}, 'Falta «body».'],
    ['autenticacion.eliminarMiUsuario', { body: null }, '«body» no es válido (nullable).'],
    ['autenticacion.eliminarMiUsuario', { body: { idTransaccion: 'a', otro: 1 } }, 'Sobra «body.otro».'],
    [
      'autenticacion.validarIdentidad',
      { body: { usuario: 'mfguaman' } },
      'Ninguna de las formas: Falta «body.clave». / Falta «body.numeroCuenta».',
    ],
  ])('%s: %j', (id, request, refusal) => {
    expect(refusalOf(call(id), request)).toBe(refusal);
  });

  it.each([undefined, null, {}])('a part that the call does not have may be %j', (nothing) => {
    expect(refusalOf(call('perfilSocio.leer'), { params: nothing, query: nothing, body: nothing })).toBeNull();
  });

  const asked = endpoint({
    id: 'prueba.consulta',
    method: 'GET',
    path: 'prueba',
    summary: 'Solo para esta prueba.',
    query: record({
      valor: dollars().optional(),
      grado: number().optional(),
      abierto: boolean().optional(),
      texto: string().optional(),
    }),
    answer: null,
  });

  it.each([
    ['valor', '5', true],
    ['valor', '1250.5', true],
    ['valor', '1250.55', true],
    ['valor', '1250.555', false],
    ['valor', '-5', false],
    ['valor', '5.', false],
    ['valor', '.5', false],
    ['valor', '5,5', false],
    ['valor', '$5', false],
    ['valor', '5 USD', false],
    ['valor', '', false],
    ['valor', '1e3', false],
    ['grado', '5', true],
    ['grado', '-5', true],
    ['grado', '-79.0045', true],
    ['grado', '5.', false],
    ['grado', '.5', false],
    ['grado', 'a5', false],
    ['grado', '5a', false],
    ['grado', '--5', false],
    ['abierto', 'true', true],
    ['abierto', 'false', true],
    ['abierto', 'S', false],
    ['abierto', '1', false],
    ['texto', 'true', true],
    ['texto', '5', true],
  ])('contract B.0: a query travels as text: %s=%s', (field, written, isOne) => {
    const refusal = refusalOf(asked, { query: { [field]: written } });
    expect(refusal).toBe(isOne ? null : `«query.${field}» no es válido (typeError).`);
  });

  it('contract B.0: a flag of a query is the one that is written', () => {
    const e = endpoint({ ...asked, query: record({ acepta: boolean().isTrue() }) });
    expect(refusalOf(e, { query: { acepta: 'true' } })).toBeNull();
    expect(refusalOf(e, { query: { acepta: 'false' } })).toContain('query.acepta');
  });

  it('a list that may be null has no field too many', () => {
    const body = record({ filas: listOf(record({ codigo: requiredText() })).nullable() });
    const e = endpoint({ ...asked, method: 'POST', body });
    expect(refusalOf(e, { query: {}, body: { filas: null } })).toBeNull();
  });

  it('A.2 transferenciaE: of a concept is said which rule it breaks', () => {
    const [sample] = samples['transferencias.externas'] ?? [];
    const refusal = refusalOf(call('transferencias.externas'), { body: { ...sample?.body, concepto: 'a;b' } });
    expect(refusal).toContain('«body.concepto» no es válido (matches).');
  });

  it.each([
    ['pagos.recargar', 'celular', '0987654321', null],
    ['pagos.recargar', 'celular', '09876543210', 'matches'],
    ['pagos.recargar', 'celular', '098765432', 'matches'],
    ['pagos.recargar', 'celular', '1987654321', 'matches'],
    ['pagos.recargar', 'celular', '00987654321', 'matches'],
    ['pagos.recargar', 'celular', '09abcdefgh', 'matches'],
    // A payment of nothing, and a user whom nothing gets back.
    ['pagos.pagar', 'codigosRubro', [], 'min'],
    ['pagos.pagar', 'codigosRubro', ['1', '2', '3'], null],
    ['autenticacion.registro', 'preguntas', [], 'length'],
    ['autenticacion.registro', 'preguntas', Array.from({ length: 4 }, () => answer), 'length'],
    ['dispositivos.modificar', 'alias', 'x'.repeat(40), null],
    ['dispositivos.modificar', 'alias', 'x'.repeat(41), 'max'],
    ['cuentasDestino.ingresarInterna', 'alias', 'x'.repeat(40), null],
    ['cuentasDestino.ingresarInterna', 'alias', 'x'.repeat(41), 'max'],
    ['cuentasDestino.ingresarExterna', 'alias', 'x'.repeat(41), 'max'],
    ['cuentasDestino.ingresarExterna', 'beneficiario', 'ñ'.repeat(100), null],
    ['cuentasDestino.ingresarExterna', 'beneficiario', 'ñ'.repeat(101), 'max'],
    ['cuentasDestino.ingresarExterna', 'numeroCuenta', '1'.repeat(20), null],
    ['cuentasDestino.ingresarExterna', 'numeroCuenta', '1'.repeat(21), 'matches'],
    ['cuentasDestino.ingresarExterna', 'numeroCuenta', '2200-1', 'matches'],
    ['cuentasDestino.modificarInterna', 'alias', 'x'.repeat(41), 'max'],
    ['cuentasDestino.modificarExterna', 'alias', '👍'.repeat(40), null],
    ['cuentasDestino.modificarExterna', 'alias', '👍'.repeat(41), 'max'],
    ['pagos.ingresarFavorito', 'alias', 'x'.repeat(30), null],
    ['informacion.insertarSugerencia', 'nombre', 'ñ'.repeat(200), null],
    ['informacion.insertarSugerencia', 'nombre', 'ñ'.repeat(201), 'max'],
    ['pagos.ingresarFavorito', 'alias', 'x'.repeat(31), 'max'],
    // D-68: what is signed, or shown back, was seen; a passport and a reference may have any letters.
    ['cuentasDestino.ingresarExterna', 'identificacion', 'AB\u202e12', 'seen'],
    ['cuentasDestino.ingresarExterna', 'correo', 'rosa\u202e@example.com', 'seen'],
    ['cuentasDestino.modificarInterna', 'correo', 'rosa\u202e@example.com', 'seen'],
    ['transferencias.validarInternas', 'correo', 'ana\u202e@example.com', 'seen'],
    ['autenticacion.solicitarRecuperacionClave', 'identificacion', 'AB\u200b12', 'seen'],
    ['autenticacion.recuperarUsuario', 'identificacion', 'AB\u200b12', 'seen'],
    ['autenticacion.recuperarUsuario', 'correo', 'ana\u200b@example.com', 'seen'],
    ['informacion.insertarSugerencia', 'correo', 'ana\u202e@example.com', 'seen'],
    ['pagos.consultar', 'referencia', '1203\u200b456', 'seen'],
    ['pagos.ingresarFavorito', 'referencia', '1203\u200b456', 'seen'],
    // Of a password every character counts (D-68).
    ['autenticacion.cambiarClave', 'claveNueva', 'Ribera\u200b2027', null],
    ['tokens.autorizar', 'codigoToken', '1234567', 'matches'],
    ['transferencias.internas', 'valor', '250', 'typeError'],
  ])('contract B.2, B.3: %s: %s %j', (id, field, value, rule) => {
    const [sample] = samples[id] ?? [];
    const refusal = refusalOf(call(id), { ...sample, body: { ...sample?.body, [field]: value } });
    expect(refusal).toBe(rule === null ? null : `«body.${field}» no es válido (${rule}).`);
  });

  it('D-68: the answers and the document of a registration hide nothing, and its day is one (contract B.0)', () => {
    const [, identity] = samples['autenticacion.validarIdentidad'] ?? [];
    const hidden = { ...identity?.body, identificacion: 'AB\u202e12' };
    expect(refusalOf(call('autenticacion.validarIdentidad'), { body: hidden })).toContain('body.identificacion');
    const undated = { ...identity?.body, fechaNacimiento: '31/01/1990' };
    expect(refusalOf(call('autenticacion.validarIdentidad'), { body: undated })).toContain('body.fechaNacimiento');
    const [form] = samples['autenticacion.registro'] ?? [];
    const preguntas = [answer, answer, { ...answer, respuesta: 'Lu\u200bna' }];
    expect(refusalOf(call('autenticacion.registro'), { body: { ...form?.body, preguntas } })).toContain('respuesta');
  });

  it('a fault of the program is not taken for one of the request', () => {
    const broken = mixed().test('rota', 'rota', () => {
      throw new RangeError('propio');
    });
    const e = endpoint({ ...asked, method: 'POST', body: record({ campo: broken }) });
    expect(() => refusalOf(e, { query: {}, body: { campo: 'x' } })).toThrow(new RangeError('propio'));
  });
});

function call(id: string): AnyEndpoint {
  const found = contract.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No hay «${id}».`);
  return found;
}
