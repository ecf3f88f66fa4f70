import { answerOf } from '#api/asked.ts';
import { leer as perfil } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { cleanMobile, mobileMessage } from '#domain/mobileNumber.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { useFavourites } from '#flows/favoritos/useFavourites.ts';

/** A number that need not be typed: a favourite's, or the member's own, whose operator nobody knows. */
export interface SavedMobile {
  id: string;
  name: string;
  mobile: string;
  operator: string | null;
}

const OWN = 'mi-celular';

/** The numbers that a top-up offers, and whether they are still being asked for: they stand over what is typed. */
export function useSavedMobiles(): { saved: readonly SavedMobile[]; isLoading: boolean } {
  const askedFavourites = useFavourites();
  const favourites = (askedFavourites && answerOf(askedFavourites)) ?? [];
  const profile = useApiQuery(perfil, {});
  const ownMobile = cleanMobile(profile.data?.celular ?? '');
  const own: SavedMobile = { id: OWN, name: 'Mi celular', mobile: ownMobile, operator: null };
  return {
    saved: partialList(
      [
        ...favourites.flatMap(({ code, alias, subject }) =>
          subject.kind === 'topUp'
            ? [{ id: code, name: alias, mobile: subject.mobile, operator: subject.operator }]
            : [],
        ),
        ...(mobileMessage(ownMobile) === null ? [own] : []),
      ],
      unreadableIn(favourites),
    ),
    isLoading: profile.isLoading || askedFavourites?.kind === 'loading',
  };
}
