import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import { createClientHeaders } from '#api/clientHeaders.ts';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as tokens from '#api/contract/tokens.ts';
import { UNKNOWN_LOCATION } from '#api/geolocation.ts';
import { createApiClient } from '#api/transport.ts';
import { createDemo } from './demo.ts';
import { faultList, SLOW_ANSWER_MS } from './faults.ts';
import { TEST_DEVICE, TEST_ORIGIN } from './testCaller.ts';

const demo = createDemo({ onRejected: () => undefined });
const { idDispositivo, modelo } = TEST_DEVICE;
let token = '';
const client = createApiClient({
  baseUrl: `${TEST_ORIGIN}/api`,
  cipher: demo.cipher,
  wrapBodies: true,
  clientHeaders: createClientHeaders(
    demo.cipher,
    () => ({ idDispositivo, modelo }),
    () => UNKNOWN_LOCATION,
  ),
  token: () => token,
  onSessionClosed: () => undefined,
});

beforeEach(() => {
  demo.reset();
  token = demo.signIn().token;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the client makes of a call: the kind of its error, or «answered». */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'answered';
  } catch (reason) {
    return reason instanceof ApiError ? reason.kind : String(reason);
  }
}

describe.each(faultList)('«$title»', ({ id, outcome, answer }) => {
  const meet = async (
    endpoint: typeof perfilSocio.leer | typeof perfilSocio.actualizarTratamientoDatos | typeof tokens.generar,
  ) => {
    // Only two faults wait for the clock; the cipher pauses by timers too, and a huge answer would wait for ever.
    if (id === 'slow' || id === 'never') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent = new Promise<void>((resolve) => {
      vi.stubGlobal('fetch', (request: Request) => {
        const response = answer({ endpoint, request, demo });
        resolve();
        return response;
      });
    });
    const input = endpoint === tokens.generar ? { body: {} } : { params: { value: 'true' } };
    const pending = outcomeOf(client.call(endpoint, input as never));
    await sent;
    if (id === 'slow') await vi.advanceTimersByTimeAsync(SLOW_ANSWER_MS);
    if (id === 'never') await vi.advanceTimersByTimeAsync(60_000);
    return pending;
  };

  it(`is «${outcome}» for the client`, async () => {
    for (const endpoint of [perfilSocio.leer, perfilSocio.actualizarTratamientoDatos, tokens.generar]) {
      expect(await meet(endpoint)).toBe(outcome);
    }
  });
});
