import type { Comprobante } from '#api/contract/comprobante.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { NOT_DEBITED, type Order, type OrderSummary } from './operation.ts';

/** An order that was checked: what is reviewed, signed and sent. */
export interface CheckedOrder<Body extends object> extends Order<Body> {
  /** Null when the server knows the specification alone, which has no such check. */
  validation: Validacion | null;
  /** When it was, ms. */
  checkedAt: number;
}

/** What «Verificar» could not find out: no answer either, or a server that cannot be asked. */
export type Unverified = 'noAnswer' | 'cannotAsk';

/** What a page knows of its order (screens.md A.0 «FM»), from Datos to the receipt; at which step it stands is the history's to know. */
export interface MoneyFlowState<Body extends object> {
  /** What is under review; null on Datos. */
  order: CheckedOrder<Body> | null;
  /** Said at Revisar when an attempt ended without a debit. */
  notice: string | null;
  /** The code was right, and the answer of the order is awaited. */
  sending: boolean;
  /** The transaction that the order under review was signed with; null until it is. */
  signedAs: string | null;
  /**
   * An order whose result was not known is known not to have been executed: the one under review, or another one (of another tab, of before
   * a reload) of which this page has no data.
   */
  notExecuted: 'reviewed' | 'another' | null;
  /**
   * The order under review was sent and had no answer. Another tab may cross it out: here it stays a question until it is told what became of it,
   * and never becomes one that can be confirmed again.
   */
  unanswered: PendingOrder | null;
  unverified: Unverified | null;
  /** How the money went, and to whom, as it was signed. */
  receipt: { answer: Comprobante; payee: OrderSummary['payee'] } | null;
}

/** Nothing has been asked yet. */
export const START: MoneyFlowState<never> = {
  order: null,
  notice: null,
  sending: false,
  signedAs: null,
  notExecuted: null,
  unanswered: null,
  unverified: null,
  receipt: null,
};

/** What happens to an order. */
export type MoneyFlowEvent<Body extends object> =
  /** Revisar or Confirmar was pressed, or the member went back to Datos: what the last attempt said is old. */
  | { type: 'begun' }
  | { type: 'checked'; order: CheckedOrder<Body> }
  | { type: 'signed'; idTransaccion: string }
  /** Whatever came of it, nothing of this attempt is under way any more. */
  | { type: 'ended' }
  /** Refused, not confirmed, or given up before it was sent. */
  | { type: 'notDebited' }
  | { type: 'unanswered'; order: PendingOrder }
  | { type: 'executed'; idTransaccion: string; answer: Comprobante; payee: OrderSummary['payee'] }
  | { type: 'asked' }
  | { type: 'unverified'; why: Unverified }
  /** «Verificar» has found that it was not executed. */
  | { type: 'foundNotExecuted'; idTransaccion: string }
  /** From «No se realizó» back to what was being reviewed, or to Datos where a reload has lost it. */
  | { type: 'resumed' }
  /** The member has looked at the movements where the server cannot be asked. */
  | { type: 'dismissed'; idTransaccion: string };

/** The next state. What is shown is never ahead of what is known: an order is there until its receipt is. */
export function moneyFlowReducer<Body extends object>(
  state: MoneyFlowState<Body>,
  event: MoneyFlowEvent<Body>,
): MoneyFlowState<Body> {
  switch (event.type) {
    case 'begun':
      return { ...state, notice: null };
    case 'checked':
      return { ...state, order: event.order, signedAs: null };
    case 'signed':
      return { ...state, sending: true, signedAs: event.idTransaccion };
    case 'ended':
      return { ...state, sending: false };
    case 'notDebited':
      return { ...state, notice: NOT_DEBITED };
    case 'unanswered':
      return { ...state, unanswered: event.order, unverified: null };
    case 'executed':
      return { ...withoutOrder(state, event.idTransaccion), receipt: { answer: event.answer, payee: event.payee } };
    case 'asked':
      return { ...state, unverified: null };
    case 'unverified':
      return { ...state, unverified: event.why };
    case 'foundNotExecuted': {
      const isReviewed = reviewedAs(state, event.idTransaccion) !== null;
      return {
        ...state,
        notExecuted: isReviewed ? 'reviewed' : 'another',
        unanswered: isReviewed ? null : state.unanswered,
      };
    }
    case 'resumed':
      return { ...state, notExecuted: null, notice: state.notExecuted === 'reviewed' ? NOT_DEBITED : null };
    case 'dismissed':
      return { ...withoutOrder(state, event.idTransaccion), unverified: null };
  }
}

/** What has ended is reviewed no more; what is under review when another order ends (of another tab, of before a reload) is not touched. */
function withoutOrder<Body extends object>(state: MoneyFlowState<Body>, idTransaccion: string): MoneyFlowState<Body> {
  return reviewedAs(state, idTransaccion) ? { ...state, order: null, unanswered: null } : state;
}

/** The order under review, where it is the one that was signed with that transaction. */
export function reviewedAs<Body extends object>(
  { order, signedAs }: MoneyFlowState<Body>,
  idTransaccion: string,
): CheckedOrder<Body> | null {
  return signedAs === idTransaccion ? order : null;
}

/** Where a flow stands, with what it is about there. */
export type MoneyFlowStage<Body extends object> =
  | { kind: 'data' }
  | { kind: 'review'; order: CheckedOrder<Body> }
  /** An order of this page was sent and nobody knows yet what became of it. */
  | { kind: 'unknown'; pending: PendingOrder; unverified: Unverified | null }
  /** An order is known not to have been executed; null where this page has none of its data. */
  | { kind: 'notExecuted'; order: CheckedOrder<Body> | null }
  /** How the money went, and to whom, as it was signed. */
  | { kind: 'receipt'; answer: Comprobante; payee: OrderSummary['payee'] };

/** The order that is asked about: one of this page without an answer (`pending`), else the one under review where another tab has crossed it out. */
export function questionOf<Body extends object>(
  { unanswered }: MoneyFlowState<Body>,
  pending: PendingOrder | null,
): PendingOrder | null {
  return pending ?? unanswered;
}

/**
 * What the page shows. The receipt of this visit comes first, then an order whose outcome is unknown (`pending` is one of this page), then one that
 * is known not to have been executed; without any of them it is the step of the browser's history.
 */
export function stageOf<Body extends object>(
  state: MoneyFlowState<Body>,
  { step, done, pending }: { step: number; done: boolean; pending: PendingOrder | null },
): MoneyFlowStage<Body> {
  const { order, receipt, notExecuted, unverified } = state;
  const question = questionOf(state, pending);
  if (done && receipt) return { kind: 'receipt', ...receipt };
  if (question) return { kind: 'unknown', pending: question, unverified };
  if (notExecuted !== null) return { kind: 'notExecuted', order: notExecuted === 'reviewed' ? order : null };
  return step === 2 && order ? { kind: 'review', order } : { kind: 'data' };
}
