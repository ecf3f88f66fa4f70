import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cipher } from '#crypto/cipher.ts';
import { createDemo } from '#mocks/demo.ts';
import { TEST_DEVICE, TEST_ORIGIN } from '#mocks/testCaller.ts';
import { ApiError, type FailureKind, failureTexts } from './apiError.ts';
import { type ApiClient, lazyClient, toldInPlace, watchChanges } from './client.ts';
import { createClientHeaders } from './clientHeaders.ts';
import { contract } from './contract/all.ts';
import * as autenticacion from './contract/autenticacion.ts';
import * as cupos from './contract/cupos.ts';
import * as perfilSocio from './contract/perfilSocio.ts';
import * as tokens from './contract/tokens.ts';
import * as transacciones from './contract/transacciones.ts';
import { UNKNOWN_LOCATION } from './geolocation.ts';
import { createQueryClient, queryKeyOf, readOptions } from './query.ts';
import { TIME_LIMIT_MS } from './timeLimit.ts';
import { createApiClient } from './transport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (answer: () => Promise<unknown>): ApiClient => ({ call: answer }) as unknown as ApiClient;

describe('D-31: a page that stays when a session beside it ends', () => {
  const closed = ApiError.of('closed', 403);
  const offline = ApiError.of('unreachable');

  it.each([
    [
      'what anybody may ask fails there as any other call, with nothing carried out',
      autenticacion.validarIdentidad,
      closed,
      ['rejected', 403],
    ],
    ['what a session has asked went with it', tokens.generar, closed, ['closed', 403]],
    ['any other failure is what it was', autenticacion.validarIdentidad, offline, ['unreachable', 0]],
  ] as const)('%s', async (_, endpoint, failure, told) => {
    const client = toldInPlace(answering(() => Promise.reject(failure)));
    const error = await client.call(endpoint, { body: {} }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: told[0], status: told[1] });
  });

  it('an answer is one', async () => {
    const client = toldInPlace(answering(() => Promise.resolve('x')));
    expect(await client.call(tokens.generar, { body: {} })).toBe('x');
  });
});

describe('over the simulated cooperative', () => {
  it.each([true, false])('a member signs in, reads and confirms (encryption.enabled %s)', async (enabled) => {
    const { encryption } = createDemo().config;
    const demo = createDemo({ config: { encryption: { ...encryption, enabled } } });
    let token = '';
    const closed: (string | null)[] = [];
    vi.stubGlobal('fetch', (request: Request) => demo.cooperative.fetch(request));
    const client = createApiClient({
      baseUrl: `${TEST_ORIGIN}/api/`,
      cipher: demo.cipher,
      wrapBodies: enabled,
      clientHeaders: createClientHeaders(
        demo.cipher,
        () => ({ idDispositivo: TEST_DEVICE.idDispositivo, modelo: TEST_DEVICE.modelo }),
        () => ({ ...UNKNOWN_LOCATION, ipAddress: '190.15.1.2', countryCode: 'EC', latitude: -2.9 }),
      ),
      token: () => token,
      session: () => (token === '' ? null : 's-1'),
      onSessionClosed: (refused) => closed.push(refused),
    });
    const credentials = { usuario: 'mfguaman', clave: 'Ribera2026' };
    const first = await client.call(autenticacion.validarIdentidad, { body: credentials });
    expect(first?.idTransaccion).toBeTruthy();
    const wrong = client.call(autenticacion.validarIdentidad, { body: { ...credentials, clave: 'otra' } });
    await expect(wrong).rejects.toMatchObject({ kind: 'refused', messages: [{ code: '-0001-01-01' }] });

    const body = { ...credentials, ...(first?.idTransaccion ? { idTransaccion: first.idTransaccion } : {}) };
    token = (await client.call(autenticacion.iniciarSesion, { body })).token ?? '';
    const profile = await client.call(perfilSocio.leer, {});
    expect(profile.nombres).toBe('MARIA FERNANDA');
    const [account] = await client.call(transacciones.cuentasOrigen, {});
    const numeroCuenta = account?.numeroCuenta ?? '';
    const limits = await client.call(cupos.leer, { params: { numeroCuenta } });
    await client.call(cupos.modificar, { body: { ...limits, numeroCuenta } });

    const { idTransaccion } = await client.call(tokens.generar, { body: {} });
    const update = perfilSocio.profileUpdateBody(idTransaccion, { celular: ' 0990001122 ', correo: 'n@example.com' });
    const unconfirmed = client.call(perfilSocio.actualizarDatos, { body: update });
    await expect(unconfirmed).rejects.toMatchObject({ kind: 'refused' });
    const wrongCode = client.call(tokens.autorizar, { body: { guid: idTransaccion, codigoToken: '135790' } });
    await expect(wrongCode).rejects.toMatchObject({ messages: [{ code: '-0004-02-03' }] });
    await client.call(tokens.autorizar, { body: { guid: idTransaccion, codigoToken: '123456' } });
    await client.call(perfilSocio.actualizarDatos, { body: update });
    expect((await client.call(perfilSocio.leer, {})).celular).toBe('0990001122');

    const old = token;
    token = 'caducado';
    await expect(client.call(perfilSocio.leer, {})).rejects.toMatchObject({ kind: 'closed', status: 403 });
    expect(closed).toEqual(['s-1']);
    token = old;
  });
});

describe('lazyClient', () => {
  const hostAnswers = () => Promise.resolve(false);

  it('loads with the first call, once for all of them', async () => {
    const load = vi.fn(() => Promise.resolve(answering(() => Promise.resolve('dato'))));
    const client = lazyClient(load, hostAnswers);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([client.call(perfilSocio.leer, {}), client.call(perfilSocio.leer, {})])).toEqual([
      'dato',
      'dato',
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('code that does not come although the host is there is no word of a connection: a reload is offered (D-73)', async () => {
    const client = lazyClient(
      () => Promise.reject(new TypeError('error loading dynamically imported module')),
      () => Promise.resolve(true),
    );
    await expect(client.call(perfilSocio.leer, {})).rejects.toMatchObject({ kind: 'rejected', status: 0 });
  });

  it('code that cannot be fetched is an unreachable server, and the next call tries again', async () => {
    let offline = true;
    const load = vi.fn(() => {
      if (offline) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      return Promise.resolve(answering(() => Promise.resolve('dato')));
    });
    const client = lazyClient(load, hostAnswers);
    const outcomes = await Promise.allSettled([client.call(perfilSocio.leer, {}), client.call(perfilSocio.leer, {})]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'unreachable', status: 0 } });
    }
    offline = false;
    expect(await client.call(perfilSocio.leer, {})).toBe('dato');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('code that never comes is given up after the longest wait for an answer, and the next call tries again', async () => {
    vi.useFakeTimers();
    const load = vi.fn((): Promise<ApiClient> => new Promise(() => undefined));
    const client = lazyClient(load, hostAnswers);
    const outcome = expect(client.call(perfilSocio.leer, {})).rejects.toMatchObject({ kind: 'unreachable', status: 0 });
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await outcome;
    load.mockResolvedValue(answering(() => Promise.resolve('dato')));
    expect(await client.call(perfilSocio.leer, {})).toBe('dato');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('D-64: a call that is given up while its code is fetched ends with that', async () => {
    const client = lazyClient(() => new Promise(() => undefined), hostAnswers);
    const visit = new AbortController();
    const call = client.call(perfilSocio.leer, {}, { signal: visit.signal });
    const left = new DOMException('', 'AbortError');
    visit.abort(left);
    await expect(call).rejects.toBe(left);
  });

  it('hands over input and signal, and passes failures unchanged', async () => {
    const failure = ApiError.of('rejected', 404);
    const call = vi.fn(() => Promise.reject(failure));
    const client = lazyClient(() => Promise.resolve({ call } as unknown as ApiClient), hostAnswers);
    const { signal } = new AbortController();
    const input = { params: { numeroCuenta: '1' } };
    await expect(client.call(cupos.leer, input, { signal })).rejects.toBe(failure);
    expect(call).toHaveBeenCalledWith(cupos.leer, input, { signal });
  });
});

describe('clientHeaders', () => {
  const counting = (fails: () => boolean) => {
    const encrypted: string[] = [];
    const cipher: Cipher = {
      encrypt(text) {
        encrypted.push(text);
        return fails() ? Promise.reject(new TypeError('chunk')) : Promise.resolve(`<${text}>`);
      },
      decrypt: (text) => Promise.resolve(text),
    };
    return { cipher, encrypted };
  };

  it('encrypts once per content, not once per call', async () => {
    const { cipher, encrypted } = counting(() => false);
    let location = UNKNOWN_LOCATION;
    const headers = createClientHeaders(
      cipher,
      () => ({ idDispositivo: 'd', modelo: 'm' }),
      () => location,
    );
    const [first] = await Promise.all([headers(), headers(), headers()]);
    expect(first).toEqual({
      dispositivo: '<{"idDispositivo":"d","modelo":"m","codigoTipoDispositivo":1}>',
      posicion: '<{"longitud":null,"latitud":null,"altitud":null,"isMocked":false}>',
      ippublica: '<>',
      codigopais: '<>',
    });
    // The empty text of two headers is the same content.
    expect(encrypted).toHaveLength(3);
    location = { ...location, countryCode: 'EC' };
    expect(await headers()).toMatchObject({ codigopais: '<EC>', ippublica: '<>' });
    expect(encrypted).toHaveLength(4);
  });

  it('asks the cipher again after it failed', async () => {
    let broken = true;
    const { cipher } = counting(() => broken);
    const headers = createClientHeaders(
      cipher,
      () => ({ idDispositivo: 'd', modelo: 'm' }),
      () => UNKNOWN_LOCATION,
    );
    await expect(headers()).rejects.toThrow('chunk');
    broken = false;
    expect((await headers()).ippublica).toBe('<>');
  });
});

describe('query (D-15: a state change is never fetched, retried or cached)', () => {
  const nobody = answering(() => Promise.resolve(undefined));

  it.each(contract.filter(({ changesState }) => changesState))('refuses $id as a read', (endpoint) => {
    expect(() => readOptions(nobody, endpoint, {} as never)).toThrow(endpoint.id);
  });

  it('takes every other call, the consent by GET not among them', () => {
    const reads = contract.filter(({ changesState }) => !changesState);
    for (const endpoint of reads) expect(readOptions(nobody, endpoint, {} as never).queryKey[0]).toBe(endpoint.id);
    expect(reads).not.toContain(perfilSocio.actualizarTratamientoDatos);
  });

  it('keys name the call and what was asked', () => {
    expect(queryKeyOf(perfilSocio.leer)).toEqual(['perfilSocio.leer']);
    const input = { params: { numeroCuenta: '1' } };
    expect(queryKeyOf(cupos.leer, input)).toEqual(['cupos.leer', input]);
    expect(queryKeyOf(cupos.leer, input)).not.toEqual(queryKeyOf(cupos.limite, input));
  });

  const attemptsOf = async (failure: Error): Promise<number> => {
    vi.useFakeTimers();
    const queries = createQueryClient();
    queries.mount();
    let attempts = 0;
    const client = answering(() => {
      attempts += 1;
      return Promise.reject(failure);
    });
    const observer = new QueryObserver(queries, readOptions(client, perfilSocio.leer, {}));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    queries.unmount();
    queries.clear();
    return attempts;
  };

  it.each<[FailureKind, number, number]>([
    ['unreachable', 0, 2],
    ['server', 503, 2],
    // The client's own code did not come: no answer was seen.
    ['rejected', 0, 2],
    ['rejected', 404, 1],
    ['timeout', 0, 1],
    ['refused', 200, 1],
    ['closed', 403, 1],
    ['unreadable', 200, 1],
  ])('a read that is «%s», with status %i, is asked %i times in all', async (kind, status, attempts) => {
    expect(await attemptsOf(new ApiError(kind, status, []))).toBe(attempts);
  });

  it('a fault of the program is not asked again', async () => {
    expect(await attemptsOf(new TypeError('x'))).toBe(1);
  });

  it('a mutation is sent once, whatever its failure', async () => {
    const queries = createQueryClient();
    let attempts = 0;
    const mutation = queries.getMutationCache().build(queries, {
      mutationFn: () => {
        attempts += 1;
        return Promise.reject(ApiError.of('unreachable'));
      },
    });
    await mutation.execute(undefined).catch(() => undefined);
    expect(attempts).toBe(1);
  });

  it('one call for all who ask, cancelled with its signal', async () => {
    const queries = createQueryClient();
    const signals: (AbortSignal | undefined)[] = [];
    const client = {
      call: (_: unknown, __: unknown, options?: { signal?: AbortSignal }) => {
        signals.push(options?.signal);
        return new Promise<never>((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error)),
        );
      },
    } as unknown as ApiClient;
    const options = readOptions(client, perfilSocio.leer, {});
    const pending = [queries.query(options), queries.query(options)];
    const outcomes = Promise.allSettled(pending);
    await queries.cancelQueries();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('whoever must not interrupt a change', () => {
  const order = { valor: '1', idUsuario: 'mfguaman' } as never;
  /** A client whose calls are answered one by one, by hand. */
  function byHand() {
    const waiting: { answer: (value: unknown) => void; fail: (reason: unknown) => void }[] = [];
    const given: unknown[][] = [];
    const watched = watchChanges({
      call: (...args: unknown[]) => {
        given.push(args);
        return new Promise((answer, fail) => waiting.push({ answer, fail }));
      },
    } as unknown as ApiClient);
    return { waiting, given, watched };
  }

  it('is told of one from its call to its answer, however it ends, and of each of several', async () => {
    const { waiting, watched } = byHand();
    expect(watched.isChanging()).toBe(false);
    const one = watched.call(cupos.modificar, order);
    const other = watched.call(cupos.modificar, order);
    expect(watched.isChanging()).toBe(true);
    waiting[0]?.answer('hecho');
    await expect(one).resolves.toBe('hecho');
    expect(watched.isChanging()).toBe(true);
    waiting[1]?.fail(ApiError.of('timeout'));
    await expect(other).rejects.toThrow(failureTexts.timeout);
    expect(watched.isChanging()).toBe(false);
  });

  it('is not told of what only asks', () => {
    const { watched } = byHand();
    void watched.call(cupos.leer, {} as never);
    expect(watched.isChanging()).toBe(false);
  });

  it('hands on what it is given', () => {
    const { given, watched } = byHand();
    const options = { signal: new AbortController().signal };
    void watched.call(cupos.modificar, order, options);
    void watched.call(cupos.leer, {} as never, options);
    expect(given).toEqual([
      [cupos.modificar, order, options],
      [cupos.leer, {}, options],
    ]);
  });
});
