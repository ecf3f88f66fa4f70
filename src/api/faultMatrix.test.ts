import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemo } from '#mocks/demo.ts';
import { type FaultCall, type FaultId, faultList, SLOW_ANSWER_MS } from '#mocks/faults.ts';
import { TEST_DEVICE, TEST_ORIGIN } from '#mocks/testCaller.ts';
import { partly } from '#testing/cases.ts';
import { ApiError, allMessages, failureTexts, firstMessage, isUnknownCall, shownMessage } from './apiError.ts';
import { createClientHeaders } from './clientHeaders.ts';
import { contract } from './contract/all.ts';
import type { AnyEndpoint } from './contract/endpoint.ts';
import { UNKNOWN_LOCATION } from './geolocation.ts';
import { createApiClient } from './transport.ts';

/*
 * security.md 2.1: every call of the contract × every fault, through the real client, held against one oracle. Generated: a new
 * call or a new fault is in the matrix by being in its list.
 */

const SECRET = 'Ribera2026-secreta';
const demo = createDemo({ onRejected: () => undefined });
let token = '';
let closed: (string | null)[] = [];
const unhandled: unknown[] = [];

/** The cooperative's huge answer is made once, not once per call: encrypting ten megabytes is not what is tested. */
let huge: Promise<{ text: string; status: number; headers: [string, string][] }> | undefined;
async function answerOf(fault: (typeof faultList)[number], call: FaultCall): Promise<Response> {
  if (fault.id !== 'hugePayload') return fault.answer(call);
  huge ??= fault.answer(call).then(async (response) => ({
    text: await response.text(),
    status: response.status,
    headers: [...response.headers],
  }));
  const { text, ...init } = await huge;
  return new Response(text, init);
}

function clientWith(timeLimitMs: number) {
  return createApiClient({
    baseUrl: `${TEST_ORIGIN}/api`,
    cipher: demo.cipher,
    wrapBodies: true,
    clientHeaders: createClientHeaders(
      demo.cipher,
      () => ({ idDispositivo: TEST_DEVICE.idDispositivo, modelo: TEST_DEVICE.modelo }),
      () => UNKNOWN_LOCATION,
    ),
    token: () => token,
    session: () => 's-1',
    onSessionClosed: (refused) => closed.push(refused),
    timeLimitMs,
  });
}

/** Something to send for any call: every path parameter, every secret field, and a password. */
function inputOf({ path, secrets, body, query }: AnyEndpoint): object {
  return {
    params: Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, '1'] as const)),
    ...(query ? { query: { tipo: 'BANCO' } } : {}),
    ...(body
      ? { body: { idTransaccion: 'T-1', ...Object.fromEntries(secrets.map((name) => [name, SECRET] as const)) } }
      : {}),
  };
}

/** Markup, a stack, or the words of a parser or an engine. */
const NOT_FOR_MEMBERS = /<\/?\w+|\bat \S+ \(|Unexpected|undefined|\[object|Error:|Failed to fetch|terminated|JSON/;

function judge(error: ApiError): void {
  const texts = allMessages(error);
  expect(error.ok).toBe(false);
  expect(texts.length).toBeGreaterThanOrEqual(1);
  expect(firstMessage(error)).toBe(texts[0]);
  for (const text of texts) {
    expect(text.trim()).not.toBe('');
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).not.toMatch(/\p{Cc}/u);
    // §8: the server's own words pass unchanged, as text; the client's are fit to be read.
    if (error.kind !== 'refused') {
      expect(text).not.toMatch(NOT_FOR_MEMBERS);
      expect(Object.values<string>(failureTexts)).toContain(text);
    }
  }
  const said = `${error.message}\n${error.stack}\n${JSON.stringify(error)}`;
  for (const secret of [SECRET, token, demo.config.encryption.key]) expect(said).not.toContain(secret);
  expect(shownMessage(error)).toBe(error.kind === 'closed' ? null : texts[0]);
  expect(closed).toEqual(error.kind === 'closed' ? ['s-1'] : []);
}

const noteUnhandled = (reason: unknown) => unhandled.push(reason);

beforeAll(() => process.on('unhandledRejection', noteUnhandled));
afterAll(() => {
  process.off('unhandledRejection', noteUnhandled);
});

beforeEach(() => {
  demo.reset();
  token = demo.signIn().token;
  closed = [];
  unhandled.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The client's time limit, ms. */
const TIME_LIMIT_MS = 30_000;

/** One call that meets one fault; answers what became of it. */
async function meet(endpoint: AnyEndpoint, id: FaultId): Promise<unknown> {
  const fault = faultList.find((one) => one.id === id);
  if (!fault) throw new Error(id);
  // The clock of these two is the test's: on a busy machine a real one may run out before the request is even made.
  const waitsFor = id === 'slow' ? SLOW_ANSWER_MS : id === 'never' ? TIME_LIMIT_MS : null;
  if (waitsFor !== null) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let requests = 0;
  const arrived = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', (request: Request) => {
      requests += 1;
      const response = answerOf(fault, { endpoint, request, demo });
      resolve();
      return response;
    });
  });
  const client = clientWith(TIME_LIMIT_MS);
  const pending = client.call(endpoint, inputOf(endpoint) as never).then(
    (data) => ({ data }),
    (reason: unknown) => reason,
  );
  await arrived;
  if (waitsFor !== null) await vi.advanceTimersByTimeAsync(waitsFor);
  const outcome = await pending;
  expect(requests).toBe(1);
  return outcome;
}

it('has a fault for each way in which a call can end', () => {
  const ends = ['answered', ...Object.keys(failureTexts), 'refused'];
  const met = new Set<string>(faultList.map(({ outcome }) => outcome));
  expect(
    ends.filter((end) => !met.has(end)),
    'src/mocks/faults.ts: falta un fallo que termine así',
  ).toEqual([]);
});

describe.each(faultList)('«$title»', ({ id, outcome }) => {
  it.each(partly(contract))('$id', async (endpoint) => {
    const met = await meet(endpoint, id);
    if (met instanceof ApiError) {
      judge(met);
      // The slow answer is the bank's own, and may refuse what this test sends.
      if (id !== 'slow') expect(met.kind).toBe(outcome);
      // Contract B.0: a server that lacks the call has no code of its own for it.
      expect(isUnknownCall(met)).toBe(id === 'notFound');
    } else {
      expect(met).toHaveProperty('data');
      expect(outcome).toBe('answered');
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });
});
