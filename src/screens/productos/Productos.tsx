import { firstMessage } from '#api/apiError.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/query.ts';
import { toCents } from '#domain/money.ts';
import { productName } from '#domain/names.ts';
import { type ProductosState, ProductosView } from './ProductosView.tsx';

/** The landing screen (§2 INICIO → productos): the accounts that can be debited, from `transacciones/cuentas-origen`. */
export function Productos() {
  const accounts = useApiQuery(cuentasOrigen, {});
  return <ProductosView state={stateOf(accounts)} onRetry={() => void accounts.refetch()} />;
}

function stateOf({
  data,
  error,
}: {
  data: EndpointAnswer<typeof cuentasOrigen> | undefined;
  error: unknown;
}): ProductosState {
  // A failed refetch keeps what is on screen (conventions.md «Components and screens» 1).
  if (data) {
    const accounts = data.map(({ descripcion, numeroCuenta, saldoDisponible }) => ({
      number: numeroCuenta,
      description: productName(descripcion),
      availableCents: toCents(saldoDisponible),
    }));
    return accounts.length === 0 ? { kind: 'empty' } : { kind: 'ready', accounts };
  }
  return error ? { kind: 'error', message: firstMessage(error) } : { kind: 'loading' };
}
