import { afterEach, beforeEach, expect, vi } from 'vitest';
import { string } from 'yup';
import { ApiError } from '#api/apiError.ts';
import { createClientHeaders } from '#api/clientHeaders.ts';
import { type AnyEndpoint, endpoint } from '#api/contract/endpoint.ts';
import { type Location, UNKNOWN_LOCATION } from '#api/geolocation.ts';
import { createApiClient, type TransportOptions } from '#api/transport.ts';
import { hexToBytes } from '#crypto/bytes.ts';
import { lazyCipher } from '#crypto/createCipher.ts';

/** What the client of a test has sent, of which sessions it was told that they are closed, and what it finds. */
interface TransportWorld {
  sent: Request[];
  closed: (string | null)[];
  token: string;
  location: Location;
}

const hex = (size: number) =>
  Array.from({ length: size }, (_, index) => (index * 11).toString(16).padStart(2, '0').slice(-2));
/** So many bytes of a key, each time the same. */
export const bytes = (size: number) => hexToBytes(hex(size).join('')) ?? new Uint8Array(size);
export const cipher = lazyCipher({ key: bytes(32), iv: bytes(16) });
/** Of another deployment. */
export const stranger = lazyCipher({ key: bytes(16), iv: bytes(16) });
export const BASE = 'https://api.cooperativa.test/banca';
export const TOKEN = 'tok-9f2c';
export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export const echo = endpoint({ id: 'prueba.eco', method: 'POST', path: 'prueba/Eco', summary: '', answer: null });
export const text = endpoint({
  id: 'prueba.texto',
  method: 'GET',
  path: 'prueba/texto',
  summary: '',
  answer: string().required(),
});

const fresh = (): TransportWorld => ({ sent: [], closed: [], token: TOKEN, location: UNKNOWN_LOCATION });

/** The world of the test that runs. */
export const world = fresh();

export type Answer = (request: Request) => Response | Promise<Response>;

/** A client over a server that answers so. */
export function clientOver(answer: Answer, options: Partial<TransportOptions> = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    world.sent.push(request);
    return answer(request);
  });
  return createApiClient({
    baseUrl: BASE,
    cipher,
    wrapBodies: true,
    clientHeaders: createClientHeaders(
      cipher,
      () => ({ idDispositivo: 'd-1', modelo: 'Firefox en Linux' }),
      () => world.location,
    ),
    token: () => world.token,
    onSessionClosed: (refused) => world.closed.push(refused),
    ...options,
  });
}

/** An answer in the clear. */
export const plain = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: JSON_TYPE });
/** An answer whose body is wrapped. */
export const sealed = async (body: unknown, status = 200) =>
  plain({ value: await cipher.encrypt(typeof body === 'string' ? body : JSON.stringify(body)) }, status);
/** What a call without data answers. */
export const fine: Answer = () => plain({ ok: true, data: null, messages: [] });

/** Calls an endpoint of any shape. */
export function call(
  client: ReturnType<typeof clientOver>,
  called: AnyEndpoint,
  input: unknown = {},
  signal?: AbortSignal,
) {
  return client.call(called, input as never, { signal });
}

/** The failure that a call ends with; any other end fails the test. */
export async function failureOf(pending: Promise<unknown>): Promise<ApiError> {
  const reason = await pending.then(
    (data) => new Error(`respondió ${JSON.stringify(data)}`),
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw reason;
  expect(reason.ok).toBe(false);
  return reason;
}

/** The request that was sent last. */
export const lastSent = (): Request => {
  const request = world.sent.at(-1);
  if (!request) throw new Error('No se envió nada.');
  return request;
};

/** Before each test a fresh world; after it no stub is left. */
export function startEachCallFresh(): void {
  beforeEach(() => {
    Object.assign(world, fresh());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
