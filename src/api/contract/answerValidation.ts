import { ValidationError } from 'yup';
import type { AnyEndpoint, EndpointAnswer } from './endpoint.ts';

/** A successful answer whose `data` is not what the contract says. Names the call and the field, never a value. */
export class ContractMismatch extends Error {
  override name = 'ContractMismatch';

  constructor(endpointId: string, field: string, rule: string) {
    super(`«${endpointId}»: data${field && `.${field}`} no cumple el contrato (${rule}).`);
  }
}

/**
 * The typed `data` of an answer with `ok: true` (contract B.0): fields that the contract does not know are let be, nothing is
 * cast, and where `data` is not looked at the answer is `undefined`.
 * @throws ContractMismatch when `data` is not what the contract says.
 */
export function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  envelope: Readonly<Record<string, unknown>>,
): EndpointAnswer<E> {
  if (endpoint.answer === null) return undefined;
  const data = endpoint.pick ? endpoint.pick(envelope) : envelope.data;
  try {
    return endpoint.answer.validateSync(data, { strict: true }) as EndpointAnswer<E>;
  } catch (reason) {
    // The validation's own error holds the value that failed: it stays here.
    if (!(reason instanceof ValidationError)) throw reason;
    throw new ContractMismatch(endpoint.id, reason.path ?? '', reason.type ?? 'test');
  }
}
