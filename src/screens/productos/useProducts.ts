import { ApiError, firstMessage } from '#api/apiError.ts';
import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/query.ts';
import { type Products, productsOf, productsOfSources } from './products.ts';

/** The member's products as a screen can be with them. A failed refetch keeps what is on screen. */
export type ProductsState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'ready'; products: Products };

/** Statuses of a server that does not have a call of ours at all. */
const UNKNOWN_CALL = [404, 405, 501];

/**
 * `productos`, and for a server that knows only the specification the accounts of `transacciones/cuentas-origen`: it need not know
 * our proposals (contract B.0).
 */
export function useProducts(): { state: ProductsState; retry: () => void } {
  const all = useApiQuery(leer, {});
  const isUnknown = all.error instanceof ApiError && UNKNOWN_CALL.includes(all.error.status);
  const sources = useApiQuery(cuentasOrigen, {}, { enabled: isUnknown });
  if (all.data) return { state: { kind: 'ready', products: productsOf(all.data) }, retry: () => void all.refetch() };
  const retry = () => void (isUnknown ? sources : all).refetch();
  if (isUnknown && sources.data) return { state: { kind: 'ready', products: productsOfSources(sources.data) }, retry };
  const error = isUnknown ? sources.error : all.error;
  return { state: error ? { kind: 'error', message: firstMessage(error) } : { kind: 'loading' }, retry };
}
