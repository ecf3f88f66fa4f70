import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/dispositivos.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { lista } from '#api/contract/tarjetas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { cardsLine, devicesLine, favouritesLine } from './secondLines.ts';

/** What the second lines say of the member's own; null while it is not known, and where a read has failed: never an error. */
export function useSecondLines() {
  const devices = useApiQuery(leer, {});
  const own = useApiQuery(lista, {});
  const registered = useApiQuery(tarjetas, {});
  const favourites = useApiQuery(favoritos, {});
  // Half a line that grows would be read twice.
  const areCardsRead = !own.isPending && !registered.isPending;
  return {
    devices: devicesLine(whole(devices.data)),
    cards: areCardsRead ? cardsLine(whole(own.data)?.length, whole(registered.data)?.length) : null,
    favourites: favouritesLine(whole(favourites.data)?.length),
  };
}

/** A list of which nothing is missing: of another one nobody knows how many there are (D-65). */
function whole<Row>(list: readonly Row[] | undefined): readonly Row[] | undefined {
  return unreadableIn(list) === 0 ? list : undefined;
}
