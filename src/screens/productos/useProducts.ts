import { firstMessage, isStuck, isUnknownCall } from '#api/apiError.ts';
import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useRetriableQuery } from '#api/query.ts';
import { type Products, productsOf, productsOfSources } from './products.ts';

/** The member's products as a screen can be with them. A failed refetch keeps what is on screen. */
export type ProductsState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string; isStuck: boolean; isRetrying: boolean }
  | { kind: 'ready'; products: Products };

/**
 * `productos`, and for a server that knows only the specification the accounts of `transacciones/cuentas-origen`: it need not know
 * our proposals (contract B.0).
 */
export function useProducts(): { state: ProductsState; retry: () => void } {
  const all = useRetriableQuery(leer, {});
  const isUnknown = isUnknownCall(all.error);
  const sources = useRetriableQuery(cuentasOrigen, {}, { enabled: isUnknown });
  if (all.data) return { state: { kind: 'ready', products: productsOf(all.data) }, retry: all.retry };
  const { data, error, isRetrying, retry } = isUnknown ? sources : { ...all, data: undefined };
  if (data) return { state: { kind: 'ready', products: productsOfSources(data) }, retry };
  if (error)
    return { state: { kind: 'error', message: firstMessage(error), isStuck: isStuck(error), isRetrying }, retry };
  return { state: { kind: 'loading' }, retry };
}
