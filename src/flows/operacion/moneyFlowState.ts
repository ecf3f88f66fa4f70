import type { Comprobante } from '#api/contract/comprobante.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { NOT_DEBITED, type Order, type OrderSummary } from './operation.ts';

/** An order that was checked: what is reviewed, signed and sent. */
export interface CheckedOrder<Body extends object> extends Order<Body> {
  /** Null when the server knows the specification alone, which has no such check. */
  validation: Validacion | null;
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
  | { type: 'executed'; answer: Comprobante; payee: OrderSummary['payee'] }
  | { type: 'asked' }
  | { type: 'unverified'; why: Unverified }
  /** «Verificar» has found that it was not executed. */
  | { type: 'foundNotExecuted'; idTransaccion: string }
  /** From «No se realizó» back to what was being reviewed, or to Datos where a reload has lost it. */
  | { type: 'resumed' }
  /** The member has looked at the movements where the server cannot be asked. */
  | { type: 'dismissed' };

/** The next state. What is shown is never ahead of what is known: an order is there until its receipt is. */
export function moneyFlow<Body extends object>(
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
    case 'executed':
      return { ...state, order: null, receipt: { answer: event.answer, payee: event.payee } };
    case 'asked':
      return { ...state, unverified: null };
    case 'unverified':
      return { ...state, unverified: event.why };
    case 'foundNotExecuted':
      return { ...state, notExecuted: reviewedAs(state, event.idTransaccion) ? 'reviewed' : 'another' };
    case 'resumed':
      return { ...state, notExecuted: null, notice: state.notExecuted === 'reviewed' ? NOT_DEBITED : null };
    case 'dismissed':
      return { ...state, order: null, unverified: null };
  }
}

/** The order under review, where it is the one that was signed with that transaction. */
export function reviewedAs<Body extends object>(
  { order, signedAs }: MoneyFlowState<Body>,
  idTransaccion: string,
): CheckedOrder<Body> | null {
  return signedAs === idTransaccion ? order : null;
}

/** Where a flow stands. `unknown`: an order of this page was sent and nobody knows yet what became of it; it goes before everything else. */
export type MoneyFlowStage = 'data' | 'review' | 'unknown' | 'notExecuted' | 'receipt';

/** What is on the page: the receipt of this visit, what is not known, what is known not to have happened, then the step of the history. */
export function stageOf<Body extends object>(
  { order, receipt, notExecuted }: MoneyFlowState<Body>,
  { step, done, isPending }: { step: number; done: boolean; isPending: boolean },
): MoneyFlowStage {
  if (done && receipt) return 'receipt';
  if (isPending) return 'unknown';
  if (notExecuted !== null) return 'notExecuted';
  return step === 2 && order ? 'review' : 'data';
}
