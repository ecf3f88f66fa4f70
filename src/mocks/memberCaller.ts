import { readAnswer } from '#api/contract/answerValidation.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as tokens from '#api/contract/tokens.ts';
import { isRecord } from '#domain/records.ts';
import type { Demo } from './demo.ts';
import { createTestCaller, type TestCall } from './testCaller.ts';

/** A signed-in member's calls over the wire. For tests. */
export interface MemberCaller {
  /** `data` as it is on the wire, which must be what the contract says. @throws Error with the codes of a refusal. */
  dataOf(endpoint: AnyEndpoint, sent?: TestCall): Promise<unknown>;
  /** HTTP status and codes of an answer; none when it succeeds. */
  codesOf(endpoint: AnyEndpoint, sent?: TestCall): Promise<(number | string)[]>;
  /** A new transaction, authorised with the demo's code. */
  authorised(): Promise<string>;
  /** `dataOf` of an order, with a transaction of its own that is authorised. */
  orderedDataOf(endpoint: AnyEndpoint, body: object): Promise<unknown>;
  /** `codesOf` of such an order. */
  orderedCodesOf(endpoint: AnyEndpoint, body: object): Promise<(number | string)[]>;
}

/** Signs a member in. */
export function signedInCaller(demo: Demo, usuario = 'mfguaman'): MemberCaller {
  const { call } = createTestCaller(demo);
  const { token } = demo.signIn(usuario);
  const send = (endpoint: AnyEndpoint, sent: TestCall = {}) => call(endpoint, { token, ...sent });
  const dataOf: MemberCaller['dataOf'] = async (endpoint, sent) => {
    const { status, ok, codes, data } = await send(endpoint, sent);
    if (status !== 200 || !ok) throw new Error(`${endpoint.id}: ${status} ${codes.join(', ')}`);
    // Held against the contract, and given as it came: whoever looks at the bank looks at the wire.
    readAnswer(endpoint, { ok, data });
    return endpoint.answer === null ? undefined : data;
  };
  const codesOf: MemberCaller['codesOf'] = async (endpoint, sent) => {
    const { status, codes } = await send(endpoint, sent);
    return [status, ...codes];
  };
  const authorised = async (): Promise<string> => {
    const data = await dataOf(tokens.generar, { body: {} });
    const guid = isRecord(data) ? String(data.idTransaccion) : '';
    await dataOf(tokens.autorizar, { body: { guid, codigoToken: '123456' } });
    return guid;
  };
  const ordered = async (body: object): Promise<TestCall> => ({ body: { idTransaccion: await authorised(), ...body } });
  return {
    dataOf,
    codesOf,
    authorised,
    orderedDataOf: async (endpoint, body) => dataOf(endpoint, await ordered(body)),
    orderedCodesOf: async (endpoint, body) => codesOf(endpoint, await ordered(body)),
  };
}
