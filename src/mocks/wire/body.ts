import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import type { Cipher } from '#crypto/cipher.ts';
import { isRecord } from '#domain/records.ts';
import { Malformed } from '../bank/refusal.ts';
import { jsonOf } from './clientHeaders.ts';

/**
 * The body of a request in clear (§7, D-28, D-33): wrapped as {value} exactly when encryption is on, never when it is off; the
 * secret fields decrypted on their own. `undefined` for GET and DELETE, whose bodies are not looked at.
 * @throws Malformed, or the cipher's one error.
 */
export async function readBody(
  endpoint: AnyEndpoint,
  request: Request,
  cipher: Cipher,
  wrapBodies: boolean,
): Promise<Record<string, unknown> | undefined> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
  const received = jsonOf(await request.text());
  if (!isRecord(received)) throw new Malformed('El cuerpo no es un objeto JSON.');
  const isWrapped = Object.keys(received).join() === 'value';
  if (isWrapped !== wrapBodies)
    throw new Malformed(wrapBodies ? 'El cuerpo no viene en {value}.' : 'El cuerpo viene en {value}.');
  const body = wrapBodies ? jsonOf(await cipher.decrypt(textOf(received.value))) : received;
  if (!isRecord(body)) throw new Malformed('El contenido de {value} no es un objeto JSON.');
  const clear = { ...body };
  for (const name of endpoint.secrets) {
    const secret = clear[name];
    if (typeof secret === 'string') clear[name] = await cipher.decrypt(secret);
  }
  return clear;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Malformed('«value» no es texto.');
  return value;
}
