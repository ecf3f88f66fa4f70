import { hasCode } from '#api/apiError.ts';
import { type Asked, askedOf, lacksCall, mapAsked } from '#api/asked.ts';
import { leer } from '#api/contract/tarjetas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import type { CardDetail } from './ownCard.ts';

/** What a card's code leads to (D-47). */
export type FoundCard =
  | { of: 'member'; detail: CardDetail }
  | { of: 'others'; card: Destination }
  /** Neither the member's nor registered; another's is not told from one that does not exist. */
  | { of: 'nobody' };

/** D-47: the code is one of the member's own cards, or of the registered ones. Own cards come first. */
export function useCard(code: string): Asked<FoundCard> {
  const query = useApiQuery(leer, { params: { codigoTarjeta: code } });
  const own = askedOf(query, (detail): FoundCard => ({ of: 'member', detail }));
  const registered = mapAsked(useDestinations('card'), (cards): FoundCard => {
    const card = cards.find((one) => one.code === code);
    return card ? { of: 'others', card } : { of: 'nobody' };
  });
  if (own.kind !== 'error' || (registered.kind === 'ready' && registered.value.of === 'others'))
    return own.kind === 'error' ? registered : own;
  // A server that knows only the specification has no cards of its own to show.
  const isNotOwn = hasCode(query.error, UNKNOWN_PRODUCT_CODE) || lacksCall(query);
  return isNotOwn ? registered : own;
}
