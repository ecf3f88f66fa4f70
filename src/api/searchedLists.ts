import type { QueryKey } from '@tanstack/react-query';

/*
 * Lists that the search looks through once a page has brought them. The two calls are named here and not imported: whoever imports a call makes
 * it, says the README's table of screens and calls.
 */
export const MOVEMENTS = 'productos.movimientos';
export const ORDERS = 'transacciones.historial';

/** True for a page of one of them. */
export const isSearched = ([id]: QueryKey): boolean => id === MOVEMENTS || id === ORDERS;

/** Where rows from before money moved are kept for the search alone: they stay true, and no page begins with them. */
const KEPT = 'antes';

/** Where the rows of a page of a list are kept once it is forgotten. */
export const keptKey = (key: QueryKey): QueryKey => [KEPT, ...key];

/** True for what is kept so. */
export const isKept = ([where]: QueryKey): boolean => where === KEPT;

/** Of what page of a list rows are kept there. */
export const keptOf = (key: QueryKey): QueryKey => key.slice(1);
