import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
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
