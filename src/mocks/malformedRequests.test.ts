import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { createTestCaller, type TestCall } from './testCaller.ts';

const { demo, call } = startEachTestAtTheBank();

/** Texts of every form that the contract asks for: a code, a count of rows, a mobile, a day. */
const TEXTS = ['123456', '100', '0900000321', '2026-11-20'];

/** A value that a schema takes, made from the schema itself. */
function sampleOf(schema: Schema): unknown {
  const [form] = schema.spec.meta?.either ?? [];
  if (form) return sampleOf(form);
  const described = schema.describe();
  if ('oneOf' in described && described.oneOf.length > 0) return described.oneOf[0];
  if (schema.type === 'object') {
    const { fields } = schema as unknown as { fields: Record<string, unknown> };
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field as Schema)]));
  }
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') {
    const { innerType } = schema as unknown as { innerType?: Schema };
    const { length = 1 } = schema.describe().tests.find(({ name }) => name === 'length')?.params ?? {};
    return innerType ? Array.from({ length: Number(length) }, () => sampleOf(innerType)) : [];
  }
  const text = TEXTS.find((sample) => schema.isValidSync(sample));
  if (text === undefined) throw new Error('Ningún texto de muestra tiene la forma del contrato.');
  return text;
}

function sampleCall(endpoint: AnyEndpoint): TestCall {
  const names = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return {
    ...(endpoint.authenticated ? { token: demo.signIn().token } : {}),
    ...(names.length > 0 ? { params: Object.fromEntries(names.map((name) => [name, '1'])) } : {}),
    ...(endpoint.query ? { query: sampleOf(endpoint.query) as Record<string, string> } : {}),
    ...(endpoint.body ? { body: sampleOf(endpoint.body) } : {}),
  };
}

const withBody = contract.filter((endpoint) => endpoint.body !== undefined);

describe.each(contract.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it('refuses a field of the query that the contract does not have', async () => {
    const sample = sampleCall(endpoint);
    const answer = await call(endpoint, { ...sample, query: { ...sample.query, inesperado: '1' } });
    expect([answer.status, answer.codes]).toEqual([400, ['-9999-00-02']]);
  });

  it('wants a session exactly when the contract says so', async () => {
    const { token: _token, ...anonymous } = sampleCall(endpoint);
    expect((await call(endpoint, anonymous)).status === 403).toBe(endpoint.authenticated);
  });
});

describe.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))('the body of %s', (_, endpoint) => {
  const codesOf = async (body: unknown) => {
    const answer = await call(endpoint, { ...sampleCall(endpoint), body });
    return [answer.status, ...answer.codes];
  };
  const refused = [400, '-9999-00-02'];
  const sample = sampleOf(endpoint.body as Schema) as Record<string, unknown>;

  it('is taken when it is what the contract says', async () => {
    const answer = await call(endpoint, sampleCall(endpoint));
    // Malformed by the form alone: a handler may still find a value of the sample impossible.
    expect(
      await demo.cooperative.check(await createTestCaller(demo).request(endpoint, sampleCall(endpoint))),
    ).toBeNull();
    expect(answer.status).not.toBe(404);
  });

  it('is refused with an extra field, as a list, as text and when it is missing', async () => {
    expect(await codesOf({ ...sample, inesperado: 1 })).toEqual(refused);
    expect(await codesOf([sample])).toEqual(refused);
    expect(await codesOf('texto')).toEqual(refused);
    expect(await codesOf(undefined)).toEqual(refused);
  });

  it.each(Object.keys(sample))('is refused with «%s» of another type', async (name) => {
    for (const wrong of [null, [], { a: 1 }]) expect(await codesOf({ ...sample, [name]: wrong })).toEqual(refused);
  });
});
