import type { QueryKey } from '@tanstack/react-query';

/*
 * Lists that the search looks through once a page has brought them. The two calls are named here and not imported: whoever imports a call makes
 * it, says the README's table of screens and calls.
 */
export const MOVEMENTS = 'productos.movimientos';
export const ORDERS = 'transacciones.historial';

/** True for a page of one of them: old rows stay true, newer ones come on top. */
export const isSearched = ([id]: QueryKey): boolean => id === MOVEMENTS || id === ORDERS;
