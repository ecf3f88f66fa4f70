import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { externas, internas } from '#api/contract/cuentasDestino.ts';
import { tiposCuentasExternas, tiposCuentasInternas } from '#api/contract/transferencias.ts';
import { useRetriableQuery } from '#api/query.ts';
import { type Destination, destinationOf, typesByCode } from './destination.ts';

/** A list of destinations as a screen can be with it. */
export type DestinationsState =
  | { kind: 'loading' }
  | { kind: 'error'; message: string; isRetrying: boolean }
  | { kind: 'ready'; destinations: readonly Destination[] };

/**
 * Registered accounts of the cooperative or of other institutions (D-55). A server that knows only the specification has no such list: then
 * there are none, and a new account can be typed.
 */
export function useDestinations(kind: 'internal' | 'external'): { state: DestinationsState; retry: () => void } {
  const { data, error, isRetrying, retry } = useRetriableQuery(kind === 'internal' ? internas : externas, {});
  if (data) return { state: { kind: 'ready', destinations: data.map((one) => destinationOf(one, kind)) }, retry };
  if (isUnknownCall(error)) return { state: { kind: 'ready', destinations: [] }, retry };
  if (error) return { state: { kind: 'error', message: firstMessage(error), isRetrying }, retry };
  return { state: { kind: 'loading' }, retry };
}

/** Account types: by code for the lists, empty until they are known, for there they only add a word; as a catalogue for the forms that need one. */
export function useAccountTypes(kind: 'internal' | 'external'): {
  catalogue: readonly { codigo: string; descripcion: string }[] | undefined;
  names: ReadonlyMap<string, string>;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
} {
  const { data, ...query } = useRetriableQuery(kind === 'internal' ? tiposCuentasInternas : tiposCuentasExternas, {});
  return { catalogue: data, names: typesByCode(data ?? []), ...query };
}
