import { type Failure, failureOf, isUnknownCall } from '#api/apiError.ts';

/** Said where the server has no payments; the table of all codes is too much for a page to carry. */
const NO_PAYMENTS_TEXT = 'El servicio no está disponible en este momento.';

/** What a page of payments says of a list that did not come: a server that has no payments at all (contract B.0) will not have them at the next try. */
export function listFailureOf(error: Error): Failure {
  const failure = failureOf(error);
  return isUnknownCall(error) ? { ...failure, text: NO_PAYMENTS_TEXT } : failure;
}
