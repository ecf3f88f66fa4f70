import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import type { ApiClient } from './client.ts';
import { credito } from './contract/creditos.ts';
import { modificar } from './contract/cupos.ts';
import { consultar } from './contract/pagos.ts';
import { leer } from './contract/perfilSocio.ts';
import { createQueryClient, readOptions } from './query.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A client that answers so, and how often it was asked. */
function clientOf(answer: () => Promise<unknown>) {
  const call = vi.fn((_endpoint: unknown, _input: unknown, _options?: { signal?: AbortSignal }) => answer());
  return { call, client: { call } as unknown as ApiClient };
}

const lookup = { body: { codigoServicio: 'LUZ', codigoCriterio: 'C', referencia: '1' } };

describe('a read of the bank', () => {
  it('is shared by all who ask within half a minute, and asked again after that', async () => {
    const { call, client } = clientOf(() => Promise.resolve({ nombres: 'ANA' }));
    const queries = createQueryClient();
    const ask = () => queries.query(readOptions(client, leer, {}));
    await ask();
    await vi.advanceTimersByTimeAsync(29_999);
    await ask();
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await ask();
    expect(call).toHaveBeenCalledTimes(2);
    queries.clear();
  });

  it('that was not answered is repeated after 800 ms, and no sooner', async () => {
    const { call, client } = clientOf(() => Promise.reject(ApiError.of('unreachable')));
    const queries = createQueryClient();
    const pending = queries.query(readOptions(client, leer, {})).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(799);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    expect(await pending).toMatchObject({ kind: 'unreachable' });
    queries.clear();
  });

  it.each([
    ['data that the server leaves out are an answer: none', undefined, null],
    ['none is none', null, null],
    ['an answer is itself', { nombres: 'ANA' }, { nombres: 'ANA' }],
  ])('%s', async (_, answer, read) => {
    const queries = createQueryClient();
    const { client } = clientOf(() => Promise.resolve(answer));
    expect(await queries.query(readOptions(client, leer, {}))).toEqual(read);
    queries.clear();
  });

  it('is known as what a form has looked up only where it is a POST', () => {
    const { client } = clientOf(() => Promise.resolve(null));
    expect(readOptions(client, consultar, lookup).meta).toEqual({ isLookup: true });
    expect(readOptions(client, leer, {}).meta).toEqual({ isLookup: false });
  });

  it('asks for what it was given, with a signal that ends it', async () => {
    const { call, client } = clientOf(() => Promise.resolve(null));
    const queries = createQueryClient();
    const input = { params: { numeroCredito: '020110004417' } };
    await queries.query(readOptions(client, credito, input));
    const [asked, given, options] = call.mock.calls[0] ?? [];
    expect([asked, given]).toEqual([credito, input]);
    expect(options?.signal).toBeInstanceOf(AbortSignal);
    queries.clear();
  });

  it('D-15: is no call that changes something, and says which one was tried', () => {
    const { client } = clientOf(() => Promise.resolve(null));
    expect(() => readOptions(client, modificar, {} as never)).toThrow(
      new TypeError('«cupos.modificar» cambia el estado y no es una consulta.'),
    );
  });
});
