import { createElement } from 'react';
import { allMessages, isStuck } from '#api/apiError.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import type { AccountSelectorState, SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { productName } from '#domain/names.ts';
import { mapRows } from '#domain/partialList.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';

/** The member's source accounts for the selector (§3): every message of a failure, a way to ask again, and one to the cooperative. */
export function useSourceAccounts(): {
  state: AccountSelectorState;
  accounts: readonly SelectableAccount[];
  retry: () => void;
} {
  const { data, error, isRetrying, retry } = useApiQuery(cuentasOrigen, {});
  const accounts = data ? mapRows(data, selectableOf) : [];
  return {
    accounts,
    state: data
      ? { kind: 'ready', accounts }
      : error
        ? { kind: 'error', messages: allMessages(error), isRetrying, help: isStuck(error) && createElement(StuckHelp) }
        : { kind: 'loading' },
    retry,
  };
}

function selectableOf({
  numeroCuenta,
  descripcion,
  saldoDisponible,
}: EndpointAnswer<typeof cuentasOrigen>[number]): SelectableAccount {
  return { number: numeroCuenta, description: productName(descripcion), availableCents: saldoDisponible };
}
