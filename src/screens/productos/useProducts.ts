import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/query.ts';
import { type Products, productsOf, productsOfSources } from './products.ts';

/** The member's products as a screen can be with them. A failed refetch keeps what is on screen. */
export type ProductsState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'ready'; products: Products };

/**
 * `productos`, and for a server that knows only the specification the accounts of `transacciones/cuentas-origen`: it need not know
 * our proposals (contract B.0).
 */
export function useProducts(): { state: ProductsState; retry: () => void } {
  const all = useApiQuery(leer, {});
  const isUnknown = isUnknownCall(all.error);
  const sources = useApiQuery(cuentasOrigen, {}, { enabled: isUnknown });
  if (all.data) return { state: { kind: 'ready', products: productsOf(all.data) }, retry: () => void all.refetch() };
  const retry = () => void (isUnknown ? sources : all).refetch();
  if (isUnknown && sources.data) return { state: { kind: 'ready', products: productsOfSources(sources.data) }, retry };
  const error = isUnknown ? sources.error : all.error;
  return { state: error ? { kind: 'error', message: firstMessage(error) } : { kind: 'loading' }, retry };
}
