import { type Asked, type AskedFailure, answerOf, askedOf } from '#api/asked.ts';
import { useLoadedMovements, useLoadedOrders } from '#api/loaded.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { useFavourites } from '#flows/favoritos/useFavourites.ts';
import { useQuestions } from '#flows/help/useQuestions.ts';
import { useCategories, useListedServices } from '#flows/pagoServicios/useServices.ts';
import { useProducts } from '#flows/productos/useProducts.ts';
import { helpItems, pageItems, settingItems } from './fixedItems.ts';
import {
  accountItems,
  cardItems,
  lastPayees,
  loanItems,
  movementItems,
  payeeItems,
  questionItems,
  serviceItems,
} from './memberItems.ts';
import type { SearchItem } from './searchItem.ts';

/** Something that was asked and did not come, as «No pudimos buscar en …» names it. */
export interface Missing extends Pick<AskedFailure, 'isRetrying' | 'retry'> {
  name: string;
}

/** Everything that can be searched at present. */
export interface SearchItems {
  items: readonly SearchItem[];
  /** What stands there before anything is typed: the last payees where they are known, the accounts, the pages. */
  first: readonly SearchItem[];
  isLoading: boolean;
  missing: readonly Missing[];
}

/** So many of the last payees stand there at first. */
const LAST_PAYEES = 4;

/**
 * What the member has, from the cache where a page has brought it already, else asked now; movements are never asked for. A kind whose call
 * the server does not know is left out (contract B.0).
 */
export function useSearchItems(): SearchItems {
  const { dateFormat } = useConfig();
  const movements = useLoadedMovements();
  const orders = useLoadedOrders();
  const products = useProducts();
  const internal = useDestinations('internal');
  const external = useDestinations('external');
  const cards = useDestinations('card');
  const services = useListedServices();
  const { categories, isLoading: awaitsCategories, failure: unlisted, lacksList } = useCategories();
  const favourites = useFavourites();
  const questions = askedOf(useQuestions(), (all) => all);

  const asked: readonly (readonly [name: string, of: Asked<unknown> | null])[] = [
    ['sus cuentas destino', internal],
    ['sus cuentas destino', external],
    ['sus productos', products],
    ['los servicios', services],
    ['los servicios', lacksList ? null : unlisted],
    ['sus favoritos', favourites],
    ['sus tarjetas registradas', cards],
    ['las preguntas frecuentes', questions],
  ];

  const mine = answerOf(products);
  const payees = [internal, external].flatMap((list) => answerOf(list) ?? []);
  const accounts = mine ? accountItems(mine) : [];
  const items = [
    ...payeeItems(payees),
    ...accounts,
    ...movementItems(movements, accounts, dateFormat),
    ...serviceItems((services && answerOf(services)) ?? [], categories, (favourites && answerOf(favourites)) ?? []),
    ...cardItems(mine?.cards ?? [], answerOf(cards) ?? []),
    ...(mine ? loanItems(mine) : []),
    ...helpItems,
    ...questionItems(answerOf(questions) ?? []),
    ...settingItems,
    ...pageItems,
  ];
  const first = [...payeeItems(lastPayees(orders, payees).slice(0, LAST_PAYEES)), ...accounts, ...pageItems];
  return {
    items,
    first,
    isLoading: awaitsCategories || asked.some(([, of]) => of?.kind === 'loading'),
    missing: asked.flatMap(([name, of]) =>
      of?.kind === 'error' ? [{ name, isRetrying: of.isRetrying, retry: of.retry }] : [],
    ),
  };
}
