import { historial } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { addDays, addMonths } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { type Sent, usualAmounts } from './sentTransfers.ts';

/** So many of the last transfers are looked at. */
const ROWS = 50;

/** So many amounts are offered. */
const AMOUNTS = 3;

const NONE: readonly Sent[] = [];

/**
 * The last transfers of twelve months, newest first; `loading` until they are known. None where the server keeps no history, or it did not
 * come: nothing depends on them, so nothing is said of it.
 */
export function useSentTransfers({ enabled = true }: { enabled?: boolean } = {}): {
  rows: readonly Sent[];
  loading: boolean;
} {
  const hasta = useCurrentDay();
  const desde = addDays(addMonths(hasta, -12), 1);
  const { data, isLoading } = useApiQuery(
    historial,
    { query: { tipo: 'TRANSFERENCIA', desde, hasta, pagina: '1', tamano: String(ROWS) } },
    { enabled, isAside: true, keepsLast: true },
  );
  return { rows: data?.registros ?? NONE, loading: isLoading };
}

/** What the member usually sends to a registered destination, in cents; nothing while nobody is chosen, and nothing that was never sent. */
export function useUsualAmounts(destination: Destination | null): readonly Cents[] {
  const { rows } = useSentTransfers({ enabled: destination !== null });
  return usualAmounts(rows, destination, AMOUNTS);
}
