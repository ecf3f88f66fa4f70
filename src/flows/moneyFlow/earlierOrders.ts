import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { historial } from '#api/contract/transacciones.ts';
import { parseInstant } from '#domain/dates.ts';
import { destinationWords } from '#domain/destinationWords.ts';
import { elapsedText } from '#domain/elapsed.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { isSameName } from '#domain/names.ts';
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
  /** The money came back: it has paid nobody. */
  isReturned?: true;
  /** How this browser marks the order that this row of the history is of. */
  ownMark?: string;
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
 * does not say it, ending in the same digits or reference.
 */
export function ofHistory(
  rows: readonly Sent[],
  kind: OrderKind,
  { cents, identity: { destinationCode, endings } }: OrderSummary,
  now: number,
): EarlierOrder[] {
  return rows.flatMap(({ numeroComprobante, fecha, tipo, destino, valor, estado, codigoCuentaDestino }) => {
    const at = parseInstant(fecha);
    if (at === null || !isRecent(at, now)) return [];
    if ((tipo && tipo !== kind) || valor !== cents) return [];
    const isSame =
      codigoCuentaDestino && destinationCode
        ? codigoCuentaDestino === destinationCode
        : endings.some((ending) => endsWith(destino ?? '', ending));
    if (!isSame) return [];
    const { name } = destinationWords(destino);
    const found = { mark: numeroComprobante, name: name || null, at, isExecuted: true, receipt: numeroComprobante };
    return [estado === 'DEVUELTA' ? { ...found, isReturned: true } : found];
  });
}

/** So long may the bank take to write down what was sent, ms; the clocks of both are not the same either. */
const SAME_ORDER_MS = 3 * 60_000;

/**
 * Everything known of equal orders, newest first, each once: the history tells of those of this browser too, by their receipt, and of one
 * without a receipt by when it was sent. What came back has paid nobody, also where this browser still takes it for executed.
 */
export function allEarlier(here: readonly EarlierOrder[], elsewhere: readonly EarlierOrder[]): EarlierOrder[] {
  const { pairs, rest } = paired(here, elsewhere);
  const own = pairs.map(([one, row]) =>
    // The bank knows what became of it, and so does the member now: that is news.
    row && one.receipt === '' && !row.isReturned ? { ...row, ownMark: one.mark } : { ...one, ...returnedOf(row) },
  );
  return [...own, ...rest].filter(({ isReturned }) => !isReturned).sort((a, b) => b.at - a.at);
}

/** The marks of orders that this browser takes for executed, though the history knows that their money came back: Revisar says nothing of them. */
export function marksReturned(here: readonly EarlierOrder[], elsewhere: readonly EarlierOrder[]): ReadonlySet<string> {
  return new Set(paired(here, elsewhere).pairs.flatMap(([one, row]) => (row?.isReturned ? [one.mark] : [])));
}

const returnedOf = (row: EarlierOrder | undefined) => (row?.isReturned ? { isReturned: true as const } : {});

/** The orders of this browser, each with its row of the history, and the rows that are of none. A row is of one order at most. */
function paired(here: readonly EarlierOrder[], elsewhere: readonly EarlierOrder[]) {
  const rest = [...elsewhere];
  const take = (isIt: (row: EarlierOrder) => boolean): EarlierOrder | undefined => {
    const place = rest.findIndex(isIt);
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  };
  const withReceipt = new Map(
    here.flatMap((one) => (one.receipt ? [[one, take(({ receipt }) => receipt === one.receipt)] as const] : [])),
  );
  const pairs = here.map((one) => {
    const row = one.receipt
      ? withReceipt.get(one)
      : take(({ at, isReturned }) => !isReturned && Math.abs(at - one.at) < SAME_ORDER_MS);
    return [one, row] as const;
  });
  return { pairs, rest };
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
  const said = payee[0]?.value ?? '';
  const whom = name === null || isSameName(name, said) ? said : name;
  return {
    before: `${elapsedText(at, now)} ${verbs[kind] ?? 'pagó'} ${formatMoney(cents)}${whom && ' a '}`,
    whom,
    after: isExecuted ? '.' : ' y quedó sin confirmar: puede haberse realizado.',
  };
}

/**
 * The server's own warnings, those that speak of this very amount apart: of an order that was given already they are its word for what
 * we say with time and receipt, and one notice holds both.
 */
export function warningsOf(
  warnings: readonly string[] | null | undefined,
  cents: Cents,
  isRepeated: boolean,
): { same: string[]; others: string[] } {
  const amount = plainMoney(formatMoney(cents));
  const isSame = (warning: string) => isRepeated && plainMoney(warning).includes(amount);
  return {
    same: (warnings ?? []).filter(isSame),
    others: (warnings ?? []).filter((warning) => !isSame(warning)),
  };
}

/** Whatever blanks stand in an amount. */
const plainMoney = (text: string): string => text.replace(/\s/gu, '');

const verbs: Readonly<Partial<Record<OrderKind, string>>> = { INTERNA: 'envió', EXTERNA: 'envió', RECARGA: 'recargó' };

/** Bullets, spaces and the like are not what tells one account from another; too short an ending tells nothing. */
function endsWith(destino: string, ending: string): boolean {
  const plain = ending.replace(/[^\p{L}\d]/gu, '');
  return plain.length >= 4 && destino.replace(/[^\p{L}\d]/gu, '').endsWith(plain);
}
