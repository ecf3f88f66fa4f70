import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';
import { addDays, dayOf } from '#domain/calendar.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { equalOrders, type RecentOrder } from '#session/recentOrders.ts';
import { useOwner } from '#session/SessionProvider.tsx';
import { isOther } from '#session/sharedList.ts';
import { recentOrders, useRecentOrders } from '#session/useRecentOrders.ts';
import { allEarlier, type EarlierOrder, markOf, marksReturned, ofHistory, ofThisBrowser } from './earlierOrders.ts';
import type { OrderKind, OrderSummary } from './operation.ts';

/** Rows of the history of two days that are looked at; what this browser knows is the base. */
const ROWS = 50;

/** What Revisar says of equal orders (D-67). */
export interface RepeatedOrder {
  /** Newest first; empty where the order is the first of its kind. */
  earlier: readonly EarlierOrder[];
  /** When they were last looked at, ms: what their ages are counted from. */
  now: number;
  /** The box is ticked, for all that is said by now. */
  isAccepted: boolean;
  /** Confirmar was pressed without it. */
  isFault: boolean;
  accept: (accepted: boolean) => void;
  /** Another order of the member was sent since this one was checked: what the check said of the balance is no longer so. */
  isBalanceOld: boolean;
}

/** What the money flow asks of them. */
interface RepeatedOrderCheck extends RepeatedOrder {
  /** False, with the box in focus, where the member was not told or has not ticked it. */
  mayConfirm: () => Promise<boolean>;
  /** Right before the executing call: as above, and where true the order is kept as one that is on its way. */
  claim: (idTransaccion: string) => Promise<boolean>;
}

/**
 * Whether the order under review was given already (D-67): executed or left unknown in the last 24 hours by this member in this browser,
 * in this tab or in another one, or in the history. It never forbids: it is said, and a tick is asked. The history may be slow, or not
 * come at all: nothing waits for it. `order` is null while nothing is under review. `underWay`: the transaction that this page is sending it
 * with in this moment, which is no earlier order; once that has ended, it is one like any other.
 */
export function useRepeatedOrder(
  kind: OrderKind,
  order: { summary: OrderSummary; checkedAt: number } | null,
  underWay: string | null,
): RepeatedOrderCheck {
  const owner = useOwner();
  const orders = recentOrders();
  const all = useRecentOrders();
  const [now, setNow] = useState(() => Date.now());
  const history = useHistoryOf(kind, order);
  const [accepted, setAccepted] = useState<{ of: object | null; marks: ReadonlySet<string> }>({
    of: null,
    marks: new Set(),
  });
  const [faultOf, setFaultOf] = useState<object | null>(null);

  const knownIn = (list: readonly RecentOrder[], moment: number): [EarlierOrder[], EarlierOrder[]] => {
    if (!order) return [[], []];
    const { identity, cents } = order.summary;
    const others = underWay === null ? list : list.filter(isOther(underWay));
    return [
      equalOrders(others, { owner, payee: identity.key, cents }, moment).map(ofThisBrowser),
      ofHistory(history, kind, order.summary, moment),
    ];
  };
  const earlierIn = (list: readonly RecentOrder[], moment: number) => allEarlier(...knownIn(list, moment));
  const earlier = earlierIn(all, now);
  const isTold = (mark: string): boolean => accepted.of === order && accepted.marks.has(mark);
  const isAccepted = earlier.length > 0 && earlier.every(({ mark }) => isTold(mark));
  const marks = earlier.map(({ mark }) => mark).join();
  // With each piece of news and not by itself: a reader says the whole again whenever a word of it changes.
  useEffect(() => {
    const look = setTimeout(() => setNow(Date.now()));
    return () => clearTimeout(look);
  }, [order, marks]);

  // The code takes a while: what was found out and ticked meanwhile counts, not what stood there when Confirmar was pressed.
  const latest = useRef({ earlierIn, knownIn, isTold });
  useLayoutEffect(() => {
    latest.current = { earlierIn, knownIn, isTold };
  });
  const refuse = (): false => {
    setFaultOf(order);
    focusFirstFault();
    return false;
  };
  /** True of an earlier order that does not hold this one back: the member has ticked it, or its money came back. */
  const isSettled = (mark: string): boolean =>
    latest.current.isTold(mark) || marksReturned(...latest.current.knownIn(orders.all(), Date.now())).has(mark);
  const isClear = (): boolean =>
    latest.current.earlierIn(orders.all(), Date.now()).every(({ mark }) => latest.current.isTold(mark));

  return {
    earlier,
    now,
    isAccepted,
    isFault: !isAccepted && earlier.length > 0 && order !== null && faultOf === order,
    isBalanceOld:
      order !== null &&
      all.some((one) => one.owner === owner && one.idTransaccion !== underWay && one.at > order.checkedAt),
    accept: (isTicked) => setAccepted({ of: order, marks: new Set(isTicked ? earlier.flatMap(marksOf) : []) }),
    async mayConfirm() {
      await orders.load();
      return isClear() || refuse();
    },
    async claim(idTransaccion) {
      if (!order) return false;
      const { identity, cents } = order.summary;
      const sent: RecentOrder = {
        idTransaccion,
        owner,
        payee: identity.key,
        cents,
        at: Date.now(),
        outcome: 'unconfirmed',
        receipt: '',
      };
      const isKept =
        isClear() && (await orders.claim(sent, (one) => isSettled(markOf(one.idTransaccion, one.outcome))));
      return isKept || refuse();
    },
  };
}

const marksOf = ({ mark, ownMark }: EarlierOrder): string[] => (ownMark === undefined ? [mark] : [mark, ownMark]);

type Rows = EndpointAnswer<typeof historial>['registros'];

const NONE: Rows = [];

/**
 * The history of two days, asked for with each order that is reviewed; empty until it is there, and where it does not come. Not through
 * the cache: it is to be as new as the order, and what waits for all that is shown to be read again must not wait for this.
 */
function useHistoryOf(kind: OrderKind, order: object | null): Rows {
  const api = useApi();
  const [known, setKnown] = useState<{ of: object; rows: Rows } | null>(null);
  useEffect(() => {
    if (!order) return;
    const left = new AbortController();
    const today = dayOf(Date.now());
    const query = { tipo: kind, desde: addDays(today, -1), hasta: today, pagina: '1', tamano: String(ROWS) };
    api.call(historial, { query }, { signal: left.signal }).then(
      ({ registros }) => {
        if (!left.signal.aborted) setKnown({ of: order, rows: registros });
      },
      () => undefined,
    );
    return () => left.abort();
  }, [api, kind, order]);
  return known && known.of === order ? known.rows : NONE;
}
