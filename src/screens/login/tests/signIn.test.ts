import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { ownerOf } from '#session/session.ts';
import { signIn } from '../signIn.ts';

const credentials = { usuario: 'jcloja', clave: 'Temporal1' };

/** A client that answers the two steps so, whatever the contract thinks of it, and notes what it was asked. */
function answering(identity: unknown, opened: Record<string, unknown> = {}) {
  const asked: { id: string; input: unknown }[] = [];
  const session = { token: 't', nombres: 'JUAN', apellidoPaterno: 'LOJA', apellidoMaterno: null, ...opened };
  const api: ApiClient = {
    call: (endpoint, input, { signal } = {}) => {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      asked.push({ id: endpoint.id, input });
      return Promise.resolve((endpoint.id === iniciarSesion.id ? session : identity) as never);
    },
  };
  return { api, asked };
}

/** Whoever stays on the page. */
const here = new AbortController().signal;

const noCode = () => Promise.reject(new Error('no code was to be asked'));

describe('D-27: the change is forced by exactly ‘S’', () => {
  const forced = async (cambioClave: unknown) =>
    (await signIn(answering(null, { cambioClave }).api, credentials, noCode, here))?.mustChangePassword;

  test('‘S’ forces it', async () => {
    expect(await forced('S')).toBe(true);
  });

  test.each(['s', 'N', 'n', '', 'Si', 'S ', ' S', true, 1, null, undefined])('%j does not', async (value) => {
    expect(await forced(value)).toBe(false);
  });
});

describe('contract B.2: identity, then session', () => {
  test('both steps carry user and password as they were handed over', async () => {
    const { api, asked } = answering(null);
    await signIn(api, credentials, noCode, here);
    expect(asked).toEqual([
      { id: validarIdentidad.id, input: { body: credentials } },
      { id: iniciarSesion.id, input: { body: credentials } },
    ]);
  });

  test('the session is who the bank says it is', async () => {
    const { api } = answering(null, { apellidoMaterno: 'VERA' });
    expect(await signIn(api, credentials, noCode, here)).toEqual({
      token: 't',
      nombres: 'JUAN',
      apellidoPaterno: 'LOJA',
      apellidoMaterno: 'VERA',
      owner: await ownerOf(credentials.usuario),
      mustChangePassword: false,
    });
  });

  test.each([null, undefined])('what the bank says as %s of a member is empty, and not made up', async (unsaid) => {
    const nobody = { token: unsaid, nombres: unsaid, apellidoPaterno: unsaid, apellidoMaterno: unsaid };
    expect(await signIn(answering(null, nobody).api, credentials, noCode, here)).toMatchObject({
      token: '',
      nombres: '',
      apellidoPaterno: '',
      apellidoMaterno: '',
    });
  });
});

describe('contract B.2: requiereToken asks for a code between the two steps', () => {
  test('with the transaction of the first step; the second goes only after a yes', async () => {
    const { api, asked } = answering({ idTransaccion: 'a1', requiereToken: true });
    const confirmed: string[] = [];
    const confirm = (id: string) => {
      confirmed.push(`${id} after ${asked.length} call`);
      return Promise.resolve(true);
    };
    await signIn(api, credentials, confirm, here);
    expect(confirmed).toEqual(['a1 after 1 call']);
    expect(asked[1]).toEqual({ id: iniciarSesion.id, input: { body: { ...credentials, idTransaccion: 'a1' } } });
  });

  test('a code that is not given ends it: no second step, no session', async () => {
    const { api, asked } = answering({ idTransaccion: 'a1', requiereToken: true });
    expect(await signIn(api, credentials, () => Promise.resolve(false), here)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test.each([null, undefined, {}, { requiereToken: false, idTransaccion: 'a1' }, { requiereToken: true }])(
    'an answer %j asks for none',
    async (identity) => {
      expect(await signIn(answering(identity).api, credentials, noCode, here)).not.toBeNull();
    },
  );

  test('a failure of the first step is the caller’s', async () => {
    const api: ApiClient = { call: () => Promise.reject(ApiError.of('timeout')) };
    await expect(signIn(api, credentials, noCode, here)).rejects.toThrow(ApiError);
  });
});

describe('D-64: whoever leaves the page is not signed in any more', () => {
  test('both calls can be given up', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const api: ApiClient = {
      call: (endpoint, _, { signal } = {}) => {
        signals.push(signal);
        return Promise.resolve((endpoint.id === iniciarSesion.id ? { token: 't' } : null) as never);
      },
    };
    await signIn(api, credentials, noCode, here);
    expect(signals).toEqual([here, here]);
  });

  test('left while the code was asked: the second step is not taken', async () => {
    const leaving = new AbortController();
    const { api, asked } = answering({ idTransaccion: 'a1', requiereToken: true });
    const confirmAndLeave = () => {
      leaving.abort();
      return Promise.resolve(true);
    };
    await expect(signIn(api, credentials, confirmAndLeave, leaving.signal)).rejects.toThrow(DOMException);
    expect(asked).toHaveLength(1);
  });
});
