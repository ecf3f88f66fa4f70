import { firstMessage, isUnknownCall } from '#api/apiError.ts';

/** Said where the server has no payments; the table of all codes is too much for a page to carry. */
const NO_PAYMENTS_TEXT = 'El servicio no está disponible en este momento.';

/** What a page of payments says of a list that did not come: a server that has no payments at all (contract B.0) will not have them at the next try. */
export function listFailureText(error: Error): string {
  return isUnknownCall(error) ? NO_PAYMENTS_TEXT : firstMessage(error);
}
