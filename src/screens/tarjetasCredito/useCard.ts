import { firstMessage, hasCode, isUnknownCall } from '#api/apiError.ts';
import { leer } from '#api/contract/tarjetas.ts';
import { useRetriableQuery } from '#api/query.ts';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import type { Destination } from '#screens/cuentasDestino/destination.ts';
import { useDestinations } from '#screens/cuentasDestino/useDestinations.ts';
import type { CardDetail } from './ownCard.ts';

/** What a card's code leads to (D-47). */
export type CardState =
  | { kind: 'loading' }
  | { kind: 'own'; detail: CardDetail }
  | { kind: 'registered'; card: Destination }
  /** Neither the member's nor registered; another's is not told from one that does not exist. */
  | { kind: 'unknown' }
  | { kind: 'error'; message: string; isRetrying: boolean };

/** D-47: the code is one of the member's own cards, or of the registered ones. Own cards come first. */
export function useCard(code: string): { state: CardState; retry: () => void } {
  const { data, error, isRetrying, retry } = useRetriableQuery(leer, { params: { codigoTarjeta: code } });
  const registered = useDestinations('card');
  if (data) return { state: { kind: 'own', detail: data }, retry };
  if (!error) return { state: { kind: 'loading' }, retry };
  const found =
    registered.state.kind === 'ready' ? registered.state.destinations.find((card) => card.code === code) : undefined;
  if (found) return { state: { kind: 'registered', card: found }, retry };
  // A server that knows only the specification has no cards of its own to show.
  if (!hasCode(error, UNKNOWN_PRODUCT_CODE) && !isUnknownCall(error)) {
    return { state: { kind: 'error', message: firstMessage(error), isRetrying }, retry };
  }
  return registered.state.kind === 'ready'
    ? { state: { kind: 'unknown' }, retry }
    : { state: registered.state, retry: registered.retry };
}
