import type { ApiClient } from '#api/client.ts';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { FORCED_CHANGE } from '#domain/constants.ts';
import type { NewSession } from '#session/sessionStore.ts';

/** What the form hands over, trimmed. The password lives in the form only: it is in no store, log or message. */
export interface Credentials {
  usuario: string;
  clave: string;
}

/**
 * Sign-in in its two calls (contract.md B.2): identity, then session. Rejects with the transport's ApiError. A server that answers
 * no transaction in the first step gets none in the second.
 */
export async function signIn(api: ApiClient, { usuario, clave }: Credentials): Promise<NewSession> {
  const identity = await api.call(validarIdentidad, { body: { usuario, clave } });
  const idTransaccion = identity?.idTransaccion;
  const opened = await api.call(iniciarSesion, {
    body: { usuario, clave, ...(idTransaccion ? { idTransaccion } : {}) },
  });
  return {
    token: opened.token ?? '',
    nombres: opened.nombres ?? '',
    apellidoPaterno: opened.apellidoPaterno ?? '',
    apellidoMaterno: opened.apellidoMaterno ?? '',
    mustChangePassword: opened.cambioClave === FORCED_CHANGE,
  };
}
