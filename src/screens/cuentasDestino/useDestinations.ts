import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { externas, internas, tarjetas } from '#api/contract/cuentasDestino.ts';
import { tiposCuentasExternas, tiposCuentasInternas, tiposCuentasTarjetas } from '#api/contract/transferencias.ts';
import { useRefresh, useRetriableQuery } from '#api/query.ts';
import { mapRows } from '#domain/partialList.ts';
import { type Destination, destinationOf, typesByCode } from './destination.ts';

/** A list of destinations as a screen can be with it. */
export type DestinationsState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string; isRetrying: boolean }
  | { kind: 'ready'; destinations: readonly Destination[] };

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
export function useDestinations(kind: Destination['kind']): { state: DestinationsState; retry: () => void } {
  const { data, error, isRetrying, retry } = useRetriableQuery(lists[kind], {});
  if (data) return { state: { kind: 'ready', destinations: mapRows(data, (one) => destinationOf(one, kind)) }, retry };
  if (isUnknownCall(error)) return { state: { kind: 'ready', destinations: [] }, retry };
  if (error) return { state: { kind: 'error', message: firstMessage(error), isRetrying }, retry };
  return { state: { kind: 'loading' }, retry };
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
  const { data, ...query } = useRetriableQuery(catalogues[kind], {});
  return { catalogue: data, names: typesByCode(data ?? []), ...query };
}
