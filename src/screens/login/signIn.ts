import type { ApiClient } from '#api/client.ts';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { FORCED_CHANGE } from '#domain/constants.ts';
import { ownerOf } from '#session/session.ts';
import type { NewSession } from '#session/sessionStore.ts';

/** What the form hands over, trimmed. The password lives in the form only: it is in no store, log or message. */
export interface Credentials {
  usuario: string;
  clave: string;
}

/**
 * Sign-in in its two calls (contract.md B.2): identity, then session. On a device that the bank does not know (`requiereToken`)
 * `confirmDevice` asks for a code in between; `null` when it was not given. Rejects with the transport's ApiError. A server that
 * answers no transaction in the first step gets none in the second. Whoever has left the page (`visit`) is not signed in any more: the call
 * under way is given up, and no other one is made (D-64).
 */
export async function signIn(
  api: ApiClient,
  { usuario, clave }: Credentials,
  confirmDevice: (idTransaccion: string) => Promise<boolean>,
  visit: AbortSignal,
): Promise<NewSession | null> {
  const whileHere = { signal: visit };
  const identity = await api.call(validarIdentidad, { body: { usuario, clave } }, whileHere);
  const idTransaccion = identity?.idTransaccion;
  if (identity?.requiereToken && idTransaccion && !(await confirmDevice(idTransaccion))) return null;
  const opened = await api.call(
    iniciarSesion,
    { body: { usuario, clave, ...(idTransaccion ? { idTransaccion } : {}) } },
    whileHere,
  );
  return {
    token: opened.token ?? '',
    nombres: opened.nombres ?? '',
    apellidoPaterno: opened.apellidoPaterno ?? '',
    apellidoMaterno: opened.apellidoMaterno ?? '',
    owner: await ownerOf(usuario),
    mustChangePassword: opened.cambioClave === FORCED_CHANGE,
  };
}
