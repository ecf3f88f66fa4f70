import { type Asked, askedOf, lacksCall } from '#api/asked.ts';
import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useRefresh } from '#api/query.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { type Products, productsOf, productsOfSources } from './products.ts';

/**
 * `productos`, and for a server that knows only the specification the accounts of `transacciones/cuentas-origen`: it need not know
 * our proposals (contract B.0). Nothing is asked while not `enabled`.
 */
export function useProducts({ enabled = true }: { enabled?: boolean } = {}): Asked<Products> {
  const all = useApiQuery(leer, {}, { enabled });
  const isUnknown = lacksCall(all);
  const sources = useApiQuery(cuentasOrigen, {}, { enabled: enabled && isUnknown });
  return isUnknown ? askedOf(sources, productsOfSources) : askedOf(all, productsOf);
}

/** Asks for them anew, wherever they are shown; resolves when they are there. */
export function useRefreshProducts(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(leer);
}
