import { useApi } from '#api/ApiProvider.tsx';
import { type Asked, answerOf, askedOf, lacksCall } from '#api/asked.ts';
import { externas, internas, tarjetas } from '#api/contract/cuentasDestino.ts';
import { tiposCuentasExternas, tiposCuentasInternas, tiposCuentasTarjetas } from '#api/contract/transferencias.ts';
import { useAnswered, useRefresh } from '#api/query.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { mapRows, unreadableIn } from '#domain/partialList.ts';
import { type Destination, destinationOf, typesByCode } from './destination.ts';

const lists = { internal: internas, external: externas, card: tarjetas } as const;
const catalogues = {
  internal: tiposCuentasInternas,
  external: tiposCuentasExternas,
  card: tiposCuentasTarjetas,
} as const;

/**
 * Registered accounts of the cooperative or of other institutions (D-55), or cards of other institutions. A server that knows only the
 * specification has no list of accounts: then there are none, and a new account can be typed.
 */
export function useDestinations(kind: Destination['kind']): Asked<readonly Destination[]> {
  const query = useApiQuery(lists[kind], {});
  if (lacksCall(query)) return { kind: 'ready', value: [] };
  return askedOf(query, (rows) => mapRows(rows, (one) => destinationOf(one, kind)));
}

const isSame = (one: Destination, { code }: Destination): boolean => one.code === code;

/** A registered destination as its list has it now, also where that comes later; as it was given where the list names it no more. */
export function usePresentDestination(destination: Destination): Destination {
  const list = answerOf(useDestinations(destination.kind));
  return list?.find((one) => isSame(one, destination)) ?? destination;
}

/**
 * Reads the list of a registered destination anew, wherever it is shown, and resolves to the destination as the bank has it; null where a whole
 * list no longer names it. Where a part of the list cannot be read (D-65), it may be among that: then it is returned as it was given.
 */
export function useRereadDestination(): (destination: Destination, signal: AbortSignal) => Promise<Destination | null> {
  const api = useApi();
  const answered = useAnswered();
  return async (destination, signal) => {
    const { kind } = destination;
    const rows = await api.call(lists[kind], {}, { signal });
    answered(lists[kind], {}, rows);
    const present = rows.map((row) => destinationOf(row, kind)).find((one) => isSame(one, destination));
    return present ?? (unreadableIn(rows) > 0 ? destination : null);
  };
}

/** Asks anew for the list that a change was made in, wherever it is shown. */
export function useRefreshDestinations(): (kind: Destination['kind']) => Promise<void> {
  const refresh = useRefresh();
  return (kind) => refresh(lists[kind]);
}

/** Account types: by code for the lists, empty until they are known, for there they only add a word; as a catalogue for the forms that need one. */
export function useAccountTypes(kind: Destination['kind']): {
  catalogue: readonly { codigo: string; descripcion: string }[] | undefined;
  names: ReadonlyMap<string, string>;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
} {
  const { data, error, isRetrying, retry } = useApiQuery(catalogues[kind], {});
  return { catalogue: data, names: typesByCode(data ?? []), error, isRetrying, retry };
}
