import { useState } from 'react';
import { hasCode } from '#api/apiError.ts';
import { type Asked, askedOf, lacksCall, mapAsked } from '#api/asked.ts';
import { leer } from '#api/contract/tarjetas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import { unreadableIn } from '#domain/partialList.ts';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import type { CardDetail } from './ownCard.ts';

/** What a card's code leads to (D-47). */
export type FoundCard =
  | { of: 'member'; detail: CardDetail }
  | { of: 'others'; card: Destination }
  /** Neither the member's nor registered; another's is not told from one that does not exist. */
  | { of: 'nobody' }
  /** It may be among what of the registered ones could not be read (D-65). */
  | { of: 'unread' };

/**
 * D-47: the code is one of the member's own cards, or of the registered ones. Own cards come first. A registered one that a newer list names no more
 * stays: with what is typed for it, and with the focus. The bank says what has become of it.
 */
export function useCard(code: string): Asked<FoundCard> {
  const query = useApiQuery(leer, { params: { codigoTarjeta: code } });
  const own = askedOf(query, (detail): FoundCard => ({ of: 'member', detail }));
  const [held, setHeld] = useState<Destination | null>(null);
  const registered = mapAsked(useDestinations('card'), (cards): FoundCard => {
    const card = cards.find((one) => one.code === code) ?? held;
    if (card) return { of: 'others', card };
    return { of: unreadableIn(cards) > 0 ? 'unread' : 'nobody' };
  });
  const found = registered.kind === 'ready' && registered.value.of === 'others' ? registered.value.card : null;
  // As it was found first: each reading makes another object of it.
  if (found && found.code !== held?.code) setHeld(found);
  if (own.kind !== 'error' || (registered.kind === 'ready' && registered.value.of === 'others'))
    return own.kind === 'error' ? registered : own;
  // A server that knows only the specification has no cards of its own to show.
  const isNotOwn = hasCode(query.error, UNKNOWN_PRODUCT_CODE) || lacksCall(query);
  return isNotOwn ? registered : own;
}
