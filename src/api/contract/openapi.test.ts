import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
import { endpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

// As it is written to the file.
const document: unknown = JSON.parse(JSON.stringify(openApiDocument(contract)));

/** What stands at a path of keys, or undefined. */
function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}

function operationOf(id: string): unknown {
  const call = contract.find((candidate) => candidate.id === id);
  return at(document, 'paths', `/${call?.path}`, call?.method.toLowerCase() ?? '');
}

const bodySchema = (id: string) =>
  at(operationOf(id), 'requestBody', 'content', 'application/json', 'schema', 'anyOf', '0');

const answerSchema = (id: string) =>
  at(operationOf(id), 'responses', '200', 'content', 'application/json', 'schema', 'anyOf', '0');

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isRecord(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe('§7 the OpenAPI document', () => {
  it('has every call, path to the letter (D-16), with origin and codes', () => {
    for (const call of contract) {
      const operation = operationOf(call.id);
      expect(at(operation, 'operationId')).toBe(call.id);
      expect(at(operation, 'x-codes')).toEqual(call.codes);
      expect(at(operation, 'x-origin')).toBe(call.origin);
      expect(at(operation, 'x-answer-origin')).toBe(call.answerOrigin);
      for (const code of call.codes) expect(at(operation, 'description')).toContain(code);
      expect(at(operation, 'requestBody') !== undefined).toBe(call.body !== undefined);
    }
    const paths = at(document, 'paths');
    expect(Object.keys(isRecord(paths) ? paths : {})).toHaveLength(new Set(contract.map(({ path }) => path)).size);
  });

  it('has no reference that leads nowhere', () => {
    const all = new Set(references(document));
    expect(all).toContain('#/components/schemas/Comprobante');
    expect(all).toContain('#/components/schemas/CuentaDestino');
    expect(all).toContain('#/components/schemas/DatosDestino');
    for (const reference of all) expect(at(document, ...reference.slice(2).split('/')), reference).toBeDefined();
  });

  it('asks for the four headers with every call', () => {
    for (const { id } of contract) {
      const given = references(at(operationOf(id), 'parameters')).map((reference) => reference.split('/').at(-1));
      expect(given, id).toEqual(['dispositivo', 'posicion', 'ippublica', 'codigopais']);
    }
  });

  it('names the parameters of path and query', () => {
    expect(at(operationOf('cupos.leer'), 'parameters', '0')).toMatchObject({ name: 'numeroCuenta', in: 'path' });
    expect(at(operationOf('transferencias.instituciones'), 'parameters', '0')).toEqual({
      name: 'tipo',
      in: 'query',
      required: true,
      schema: { type: 'string', minLength: 1 },
    });
  });

  it('marks secrets (D-28), also in one of two forms', () => {
    expect(at(bodySchema('autenticacion.cambiarClave'), 'properties', 'claveNueva', 'x-secret')).toBe(true);
    expect(at(bodySchema('autenticacion.validarIdentidad'), 'oneOf', '0', 'properties', 'clave', 'x-secret')).toBe(
      true,
    );
    const marked = contract.flatMap(({ id }) => JSON.stringify(operationOf(id)).match(/"x-secret":true/g) ?? []);
    expect(marked).toHaveLength(contract.flatMap(({ secrets }) => secrets).length);
  });

  it('writes requests exactly and answers leniently', () => {
    expect(bodySchema('tokens.autorizar')).toEqual({
      type: 'object',
      properties: {
        guid: { type: 'string', minLength: 1 },
        codigoToken: { type: 'string', minLength: 1, pattern: '^\\d{6}$' },
      },
      required: ['guid', 'codigoToken'],
      additionalProperties: false,
    });
    expect(answerSchema('transacciones.cuentasOrigen')).toEqual({
      type: 'object',
      properties: {
        ok: { const: true },
        messages: { $ref: '#/components/schemas/Mensajes' },
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              descripcion: { type: 'string' },
              numeroCuenta: { type: 'string' },
              saldoDisponible: { type: 'number', 'x-unit': 'USD' },
            },
            required: ['descripcion', 'numeroCuenta', 'saldoDisponible'],
          },
        },
      },
      required: ['ok', 'data'],
    });
    expect(at(answerSchema('transferencias.internas'), 'required')).toEqual(['ok']);
    expect(at(document, 'components', 'schemas', 'Comprobante', 'properties', 'estado')).toEqual({
      type: ['string', 'null'],
      enum: ['EXITOSA', 'EN_PROCESO', 'DEVUELTA', 'NO_ENCONTRADA', null],
    });
  });

  it('shows our fields inside an answer of the specification as ours', () => {
    const properties = at(answerSchema('perfilSocio.leer'), 'properties', 'data', 'properties');
    expect(at(properties, 'numeroSocio', 'x-origin')).toBe('proposal');
    expect(at(properties, 'celular', 'x-origin')).toBeUndefined();
  });

  it('lets the calls of public screens go without a session', () => {
    for (const { id, authenticated } of contract) {
      expect(at(operationOf(id), 'security'), id).toEqual(authenticated ? undefined : [{}, { sesion: [] }]);
    }
  });
});

/** Every text that stands under such a name, wherever it is. */
function textsUnder(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsUnder(name, one));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && !isRecord(inner) ? [inner] : textsUnder(name, inner),
  );
}

describe('§7 what the OpenAPI document tells the backend team', () => {
  it('says of everything that it describes what it is, in sentences', () => {
    const answers = contract.map(({ id }) => at(operationOf(id), 'responses'));
    const described = ['info', 'servers', 'components'].map((part) => textsUnder('description', at(document, part)));
    for (const text of [...described, textsUnder('description', answers)].flat())
      expect(text).toMatch(/^[\p{Lu}«].*\.$/su);
    expect(described.map((texts) => texts.length)).toEqual([1, 2, 8]);
    for (const text of textsUnder('summary', document)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each([
    ['autenticacion.preguntas', 'Se puede llamar sin sesión; el token se envía si existe.'],
    [
      'autenticacion.cambiarClave',
      [
        'Campos cifrados por separado: `claveAnterior`, `claveNueva`.',
        'El cliente no mira `data`.',
        'Códigos de error:',
        [
          '- `-0001-05-01` La contraseña actual es incorrecta. (propuesta)',
          '- `-0001-05-02` La contraseña nueva ya fue utilizada. (propuesta)',
          '- `-0001-05-03` La contraseña no debe contener su usuario ni su identificación. (propuesta)',
        ].join('\n'),
      ].join('\n\n'),
    ],
    ['productos.leer', ''],
  ])('%s: what there is to know, and nothing else', (id, description) => {
    expect(at(operationOf(id), 'description')).toBe(description);
  });

  it('tells which code is the specification’s (§8)', () => {
    const description = String(at(operationOf('tokens.autorizar'), 'description'));
    expect(description).toContain('- `-0004-02-02` El código expiró. Genere uno nuevo. (propuesta)\n');
    expect(description).toContain('- `-0004-02-03` El código ingresado es incorrecto.\n');
  });

  it('warns of the GET that changes state (D-15), and of no other', () => {
    const warned = contract.filter(({ id }) =>
      String(at(operationOf(id), 'description')).includes(
        'Cambia estado aunque es GET: responda con `Cache-Control: no-store`.',
      ),
    );
    expect(warned.map(({ id }) => id)).toEqual(['perfilSocio.actualizarTratamientoDatos']);
    for (const { id, changesState } of contract) expect(at(operationOf(id), 'x-changes-state'), id).toBe(changesState);
  });

  it('says where the id of a transaction may stand besides (D-29)', () => {
    const told = contract.filter(({ id }) => String(at(operationOf(id), 'description')).includes('(D-29)'));
    expect(told.map(({ id }) => id)).toEqual(['tokens.generar']);
    expect(at(operationOf('tokens.generar'), 'description')).toContain(
      'El cliente acepta también el dato fuera de su lugar: como texto en `data` o al nivel del sobre (D-29).',
    );
  });

  it('begins with the rules for all calls (contract B.0, B.1)', () => {
    const rules = String(at(document, 'info', 'description')).split('\n\n');
    for (const word of ['x-origin', 'x-unit: USD', '{ value }', '-9999-00-01', '-0001-05-04', 'cambioClave'])
      expect(rules.filter((rule) => rule.includes(`\`${word}\``)).length, word).toBeGreaterThan(0);
    expect(rules).toContain('Códigos que cualquier llamada puede responder:');
    expect(rules).toHaveLength(6);
    expect(rules.at(-1)).toContain('las demás llamadas con sesión dan `-0001-05-04`.');
  });

  it('has the address of the deployment, the session and the areas', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Banca virtual: contrato de la API', version: '0.1.0' },
      servers: [{ url: '{apiUrl}', variables: { apiUrl: { default: '/api' } } }],
      security: [{ sesion: [] }],
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } } },
    });
    const areas = [...new Set(contract.map(({ id }) => id.replace(/\..*/, '')))];
    expect(at(document, 'tags')).toEqual(areas.map((name) => ({ name })));
    expect(at(operationOf('cupos.leer'), 'tags')).toEqual(['cupos']);
  });

  it('describes the four headers as what travels: base64, with every call', () => {
    const parameters = at(document, 'components', 'parameters');
    for (const name of ['dispositivo', 'posicion', 'ippublica', 'codigopais'])
      expect(at(parameters, name)).toMatchObject({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string', contentEncoding: 'base64' },
      });
  });

  it('asks for nothing else of a call without parameters', () => {
    const headers = ['dispositivo', 'posicion', 'ippublica', 'codigopais'];
    expect(at(operationOf('perfilSocio.leer'), 'parameters')).toEqual(
      headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    );
  });

  it('says what may be left out of a query, and what has to be there', () => {
    const asked = at(operationOf('productos.movimientos'), 'parameters');
    expect(at(asked, '0')).toEqual({ name: 'numeroCuenta', in: 'path', required: true, schema: { type: 'string' } });
    const fields = Array.isArray(asked) ? asked.filter((one) => at(one, 'in') === 'query') : [];
    expect(fields.map((one) => [at(one, 'name'), at(one, 'required')])).toEqual([
      ['desde', true],
      ['hasta', true],
      ['tipo', true],
      ['texto', false],
      ['valorMinimo', false],
      ['valorMaximo', false],
      ['pagina', true],
      ['tamano', true],
    ]);
  });

  it('lets every body and answer travel plain or encrypted (D-28, D-33)', () => {
    const sealed = { $ref: '#/components/schemas/Cifrado' };
    for (const { id, body } of contract) {
      const given = at(operationOf(id), 'requestBody');
      if (body) expect(at(given, 'required'), id).toBe(true);
      if (body) expect(at(given, 'content', 'application/json', 'schema', 'anyOf', '1'), id).toEqual(sealed);
      const answers = at(operationOf(id), 'responses');
      expect(at(answers, '200', 'content', 'application/json', 'schema', 'anyOf', '1'), id).toEqual(sealed);
      expect(at(answers, '403'), id).toEqual({ $ref: '#/components/responses/SesionCerrada' });
      expect(at(answers, 'default'), id).toEqual({ $ref: '#/components/responses/Error' });
    }
    expect(at(document, 'components', 'schemas', 'Cifrado')).toMatchObject({
      type: 'object',
      properties: { value: { type: 'string', contentEncoding: 'base64' } },
      required: ['value'],
    });
  });

  it('has the envelope of a failure (§8), and that of a call without data', () => {
    expect(at(document, 'components', 'responses', 'Error', 'content', 'application/json', 'schema')).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Fallo' }, { $ref: '#/components/schemas/Cifrado' }],
    });
    expect(at(document, 'components', 'schemas', 'Fallo')).toEqual({
      type: 'object',
      properties: { ok: { const: false }, messages: { $ref: '#/components/schemas/Mensajes' } },
      required: ['ok', 'messages'],
    });
    expect(at(document, 'components', 'schemas', 'Mensajes')).toEqual({
      type: 'array',
      items: {
        type: 'object',
        properties: { code: { type: 'string' }, text: { type: 'string' } },
        required: ['code', 'text'],
      },
    });
    expect(answerSchema('cupos.modificar')).toEqual({
      type: 'object',
      properties: { ok: { const: true }, messages: { $ref: '#/components/schemas/Mensajes' } },
      required: ['ok'],
    });
  });

  it('keeps both calls of one path', () => {
    const both = (['GET', 'POST'] as const).map((method) =>
      endpoint({ id: `prueba.${method}`, method, path: 'prueba', summary: 'Solo para esta prueba.', answer: null }),
    );
    const path = at(openApiDocument(both), 'paths', '/prueba');
    expect([at(path, 'get', 'operationId'), at(path, 'post', 'operationId')]).toEqual(['prueba.GET', 'prueba.POST']);
  });
});
