import { describe, expect, test } from 'vitest';
import type { ApiClient } from '#api/client.ts';
import { iniciarSesion } from '#api/contract/autenticacion.ts';
import { signIn } from './signIn.ts';

/** A client that answers sign-in with this `cambioClave`, whatever the contract thinks of it. */
function answering(cambioClave: unknown): ApiClient {
  const opened = { token: 't', nombres: 'JUAN', apellidoPaterno: 'LOJA', apellidoMaterno: null, cambioClave };
  return { call: (endpoint) => Promise.resolve((endpoint.id === iniciarSesion.id ? opened : null) as never) };
}

const forced = async (cambioClave: unknown) =>
  (await signIn(answering(cambioClave), { usuario: 'jcloja', clave: 'Temporal1' })).mustChangePassword;

describe('D-27: the change is forced by exactly ‘S’', () => {
  test('‘S’ forces it', async () => {
    expect(await forced('S')).toBe(true);
  });

  test.each(['s', 'N', 'n', '', 'Si', 'S ', ' S', true, 1, null, undefined])('%j does not', async (value) => {
    expect(await forced(value)).toBe(false);
  });
});
