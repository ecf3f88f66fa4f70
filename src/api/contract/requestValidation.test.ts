import { describe, expect, it } from 'vitest';
import { boolean, number, string } from 'yup';
import { samples } from '#testing/requestSamples.ts';
import { contract } from './all.ts';
import { type AnyEndpoint, endpoint } from './endpoint.ts';
import { either, listOf, record, requiredText } from './fields.ts';
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
    const left = Object.keys(samples).filter((id) => !contract.some((endpoint) => endpoint.id === id));
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

function call(id: string): AnyEndpoint {
  const found = contract.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No hay «${id}».`);
  return found;
}
