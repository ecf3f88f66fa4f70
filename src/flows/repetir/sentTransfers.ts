import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { historial } from '#api/contract/transacciones.ts';
import { destinationWords } from '#domain/destinationWords.ts';
import type { Cents } from '#domain/money.ts';
import { collapseBlanks, isSameName, titleCase } from '#domain/names.ts';
import { type Destination, destinationNamed } from '#flows/cuentasDestino/destination.ts';

/** A transfer of the history. */
export type Sent = EndpointAnswer<typeof historial>['registros'][number];

/** Whose list a transfer's destination is in. */
export const placeOf = ({ tipo }: Pick<Sent, 'tipo'>): 'internal' | 'external' =>
  tipo === 'EXTERNA' ? 'external' : 'internal';

/** Who got it, as the lists write a name; '' where the history does not say. */
export const payeeName = ({ destino }: Pick<Sent, 'destino'>): string => titleCase(destinationWords(destino).name);

/** False of an order whose money came back: nobody is offered again as paid by it. */
export const hasReached = ({ estado }: Pick<Sent, 'estado'>): boolean => estado !== 'DEVUELTA';

/** A payee of the history, with the last transfer that reached them. */
export interface LastPayee {
  key: string;
  name: string;
  last: Sent;
}

/**
 * The payees of the last transfers, each once, newest first. Not those whose money came back, for it did not reach them; nor one without a
 * name, whom nobody would recognise; nor the member, to whom the accounts of their own are offered elsewhere.
 */
export function lastPayees(rows: readonly Sent[], ownName: string, most: number): LastPayee[] {
  const found: LastPayee[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const name = payeeName(row);
    if (!hasReached(row) || name === '' || isSameName(name, ownName)) continue;
    const [key, ...others] = keysOf(row);
    const isNew = !seen.has(key) && !others.some((other) => seen.has(other));
    for (const each of [key, ...others]) seen.add(each);
    if (isNew) found.push({ key, name, last: row });
    if (found.length === most) break;
  }
  return found;
}

/**
 * What tells a payee: name, institution and last digits, which every row has, and the code, which not every row has (D-74). Either is enough.
 */
function keysOf(row: Sent): [string, ...string[]] {
  const place = placeOf(row);
  const words = `${place} ${collapseBlanks(row.destino ?? '').toLowerCase()}`;
  return row.codigoCuentaDestino ? [words, `${place} ${row.codigoCuentaDestino}`] : [words];
}

/**
 * What a registered destination usually gets, in cents: each amount once, the most frequent first, of equally frequent ones the newest. By the
 * history's code (D-74), else by name and last digits.
 */
export function usualAmounts(rows: readonly Sent[], to: Destination | null, most: number): Cents[] {
  if (to === null) return [];
  const times = new Map<Cents, number>();
  for (const row of rows) {
    if (typeof row.valor !== 'number' || !hasReached(row) || placeOf(row) !== to.kind) continue;
    const isTheirs = row.codigoCuentaDestino
      ? row.codigoCuentaDestino === to.code
      : destinationNamed(row.destino ?? '', [to]) !== undefined;
    if (isTheirs) times.set(row.valor, (times.get(row.valor) ?? 0) + 1);
  }
  // A map keeps the order in which the rows came, and the sort keeps that of equals.
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([cents]) => cents);
}
