import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { iniciarSesion } from '#api/contract/autenticacion.ts';
import { signIn } from '../signIn.ts';

const credentials = { usuario: 'jcloja', clave: 'Temporal1' };

/** A client that answers the two steps so, whatever the contract thinks of it, and notes what it was asked. */
function answering(identity: unknown, opened: Record<string, unknown> = {}) {
  const asked: { id: string; input: unknown }[] = [];
  const session = { token: 't', nombres: 'JUAN', apellidoPaterno: 'LOJA', apellidoMaterno: null, ...opened };
  const api: ApiClient = {
    call: (endpoint, input) => {
      asked.push({ id: endpoint.id, input });
      return Promise.resolve((endpoint.id === iniciarSesion.id ? session : identity) as never);
    },
  };
  return { api, asked };
}

const noCode = () => Promise.reject(new Error('no code was to be asked'));

describe('D-27: the change is forced by exactly ‘S’', () => {
  const forced = async (cambioClave: unknown) =>
    (await signIn(answering(null, { cambioClave }).api, credentials, noCode))?.mustChangePassword;

  test('‘S’ forces it', async () => {
    expect(await forced('S')).toBe(true);
  });

  test.each(['s', 'N', 'n', '', 'Si', 'S ', ' S', true, 1, null, undefined])('%j does not', async (value) => {
    expect(await forced(value)).toBe(false);
  });
});

describe('contract B.2: requiereToken asks for a code between the two steps', () => {
  test('with the transaction of the first step; the second goes only after a yes', async () => {
    const { api, asked } = answering({ idTransaccion: 'a1', requiereToken: true });
    const confirmed: string[] = [];
    await signIn(api, credentials, (id) => {
      confirmed.push(`${id} after ${asked.length} call`);
      return Promise.resolve(true);
    });
    expect(confirmed).toEqual(['a1 after 1 call']);
    expect(asked[1]).toEqual({ id: iniciarSesion.id, input: { body: { ...credentials, idTransaccion: 'a1' } } });
  });

  test('a code that is not given ends it: no second step, no session', async () => {
    const { api, asked } = answering({ idTransaccion: 'a1', requiereToken: true });
    expect(await signIn(api, credentials, () => Promise.resolve(false))).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test.each([null, undefined, {}, { requiereToken: false, idTransaccion: 'a1' }, { requiereToken: true }])(
    'an answer %j asks for none',
    async (identity) => {
      expect(await signIn(answering(identity).api, credentials, noCode)).not.toBeNull();
    },
  );

  test('a failure of the first step is the caller’s', async () => {
    const api: ApiClient = { call: () => Promise.reject(ApiError.of('timeout')) };
    await expect(signIn(api, credentials, noCode)).rejects.toThrow(ApiError);
  });
});
