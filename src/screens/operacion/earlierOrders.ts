import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { historial } from '#api/contract/transacciones.ts';
import { parseInstant } from '#domain/dates.ts';
import { elapsedText } from '#domain/elapsed.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import { isRecent, type RecentOrder } from '#session/recentOrders.ts';
import type { OrderKind, OrderSummary } from './operation.ts';

/** An equal order of the last 24 hours (D-67), from this browser or from the history. */
export interface EarlierOrder {
  /** Changes when something new is known of it: that is asked about again. */
  mark: string;
  /** Who was paid, as the history calls them; null: as this order does. */
  name: string | null;
  /** When it was sent, ms since the epoch. */
  at: number;
  isExecuted: boolean;
  /** Number of its receipt, '' where there is none. */
  receipt: string;
}

/** A row of the history. */
type Sent = EndpointAnswer<typeof historial>['registros'][number];

/** An order that this browser has sent. */
export function ofThisBrowser({ idTransaccion, at, outcome, receipt }: RecentOrder): EarlierOrder {
  return { mark: markOf(idTransaccion, outcome), name: null, at, isExecuted: outcome === 'executed', receipt };
}

/** Tells an order that the member was told of from what has become of it since. */
export function markOf(idTransaccion: string, outcome: RecentOrder['outcome']): string {
  return `${outcome} ${idTransaccion}`;
}

/**
 * The rows of the history that are equal orders: of the same kind and amount, to the same registered destination, or where one of both
 * does not say it, ending in the same digits or reference. What came back has paid nobody.
 */
export function ofHistory(
  rows: readonly Sent[],
  kind: OrderKind,
  { cents, identity: { destinationCode, endings } }: OrderSummary,
  now: number,
): EarlierOrder[] {
  return rows.flatMap(({ numeroComprobante, fecha, tipo, destino, valor, estado, codigoCuentaDestino }) => {
    const at = parseInstant(fecha);
    if (at === null || !isRecent(at, now) || estado === 'DEVUELTA') return [];
    if ((tipo && tipo !== kind) || typeof valor !== 'number' || toCents(valor) !== cents) return [];
    const isSame =
      codigoCuentaDestino && destinationCode
        ? codigoCuentaDestino === destinationCode
        : endings.some((ending) => endsWith(destino ?? '', ending));
    if (!isSame) return [];
    const [name = ''] = (destino ?? '').split(' · ');
    return [{ mark: numeroComprobante, name: name || null, at, isExecuted: true, receipt: numeroComprobante }];
  });
}

/** Everything known of equal orders, newest first, each once: the history tells of those of this browser too. */
export function allEarlier(here: readonly EarlierOrder[], elsewhere: readonly EarlierOrder[]): EarlierOrder[] {
  const known = new Set(here.map(({ receipt }) => receipt));
  return [...here, ...elsewhere.filter(({ receipt }) => !known.has(receipt))].sort((a, b) => b.at - a.at);
}

/** A sentence with somebody's name in it, which stands apart from our words (D-68). */
export interface EarlierWords {
  before: string;
  /** '' where nobody is named. */
  whom: string;
  after: string;
}

/** «Hace 2 minutos envió $12,34 a Comercial San Roque.», as the kind of order is said. */
export function earlierWords(
  { at, name, isExecuted }: EarlierOrder,
  kind: OrderKind,
  { cents, payee }: OrderSummary,
  now: number,
): EarlierWords {
  const whom = name ?? payee[0]?.value ?? '';
  return {
    before: `${elapsedText(at, now)} ${verbs[kind] ?? 'pagó'} ${formatMoney(cents)}${whom && ' a '}`,
    whom,
    after: isExecuted ? '.' : ' y quedó sin confirmar: puede haberse realizado.',
  };
}

const verbs: Readonly<Record<string, string>> = { INTERNA: 'envió', EXTERNA: 'envió', RECARGA: 'recargó' };

/** Bullets, spaces and the like are not what tells one account from another; too short an ending tells nothing. */
function endsWith(destino: string, ending: string): boolean {
  const plain = ending.replace(/[^\p{L}\d]/gu, '');
  return plain.length >= 4 && destino.replace(/[^\p{L}\d]/gu, '').endsWith(plain);
}
