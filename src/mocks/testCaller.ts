import { type AnyEndpoint, fillPath } from '#api/contract/endpoint.ts';
import { isRecord } from '#domain/records.ts';
import type { Demo } from './demo.ts';

/** A request before it is encrypted: what a test may bend at any point. */
export interface TestCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Bearer token; '' sends no Authorization. */
  token?: string;
  /** Headers that replace the usual ones; null leaves one out. */
  headers?: Record<string, string | null>;
  /** The text of the body as it travels, instead of the encrypted one. */
  rawBody?: string;
  /** The path below the API as it travels, instead of the endpoint's. */
  path?: string;
}

/** An answer, decrypted. */
export interface TestAnswer {
  status: number;
  response: Response;
  ok: boolean;
  data: unknown;
  codes: string[];
}

/** Origin and device of every test call. */
export const TEST_ORIGIN = 'http://banca.test';
export const TEST_DEVICE = { idDispositivo: '6f0d9c1e', modelo: 'Firefox en Linux', codigoTipoDispositivo: 1 };
export const TEST_POSITION = { longitud: null, latitud: null, altitud: null, isMocked: false };

/** Calls the cooperative of a demo as the client would, over `cooperative.fetch`, without the client. For tests. */
export function createTestCaller(demo: Demo) {
  const request = async (endpoint: AnyEndpoint, call: TestCall = {}): Promise<Request> => {
    const { cipher, config } = demo;
    const headers = new Headers({
      'Content-Type': 'application/json',
      dispositivo: await cipher.encrypt(JSON.stringify(TEST_DEVICE)),
      posicion: await cipher.encrypt(JSON.stringify(TEST_POSITION)),
      ippublica: await cipher.encrypt(''),
      codigopais: await cipher.encrypt(''),
    });
    if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
    for (const [name, value] of Object.entries(call.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const query = new URLSearchParams(call.query);
    const path = call.path ?? fillPath(endpoint.path, call.params);
    const body = call.rawBody ?? (await bodyText(demo, endpoint, call.body));
    return new Request(`${TEST_ORIGIN}${config.apiUrl}/${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'GET' || body === undefined ? {} : { body }),
    });
  };
  const send = async (sent: Request): Promise<TestAnswer> => {
    const response = await demo.cooperative.fetch(sent);
    return readAnswer(demo, response);
  };
  return {
    request,
    send,
    call: async (endpoint: AnyEndpoint, call: TestCall = {}) => send(await request(endpoint, call)),
  };
}

async function bodyText({ cipher, config }: Demo, endpoint: AnyEndpoint, body: unknown): Promise<string | undefined> {
  if (body === undefined) return undefined;
  const sent: unknown = isRecord(body) ? { ...body } : body;
  if (isRecord(sent)) {
    for (const name of endpoint.secrets) {
      const secret = sent[name];
      if (typeof secret === 'string') sent[name] = await cipher.encrypt(secret);
    }
  }
  const json = JSON.stringify(sent);
  return config.encryption.enabled ? JSON.stringify({ value: await cipher.encrypt(json) }) : json;
}

async function readAnswer({ cipher, config }: Demo, response: Response): Promise<TestAnswer> {
  const text = await response.text();
  const received: unknown = text === '' ? {} : JSON.parse(text);
  const isWrapped = isRecord(received) && Object.keys(received).join() === 'value';
  if (text !== '' && isWrapped !== config.encryption.enabled)
    throw new Error('The answer is not wrapped as configured.');
  const envelope: unknown = isWrapped ? JSON.parse(await cipher.decrypt(String(received.value))) : received;
  const { ok, data, messages } = isRecord(envelope) ? envelope : {};
  const codes = Array.isArray(messages)
    ? messages.map((message: unknown) => String(isRecord(message) && message.code))
    : [];
  return { status: response.status, response, ok: ok === true, data, codes };
}
