import { useApi } from '#api/ApiProvider.tsx';
import { firstMessage, hasCode } from '#api/apiError.ts';
import type { Comprobante } from '#api/contract/comprobante.ts';
import { useRefreshAll } from '#api/query.ts';
import { isOutcomeUnknown } from '#api/unknownOutcome.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { ALREADY_PROCESSED_CODE } from '#domain/errorCodes.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { useOwner } from '#session/SessionProvider.tsx';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { recentOrders } from '#session/useRecentOrders.ts';
import { releaseDrafts } from './draft.ts';
import type { CheckedOrder } from './moneyFlowState.ts';
import { executedReceipt, type Operation, type OrderSummary, rememberedReceipt, totalOf } from './operation.ts';
import type { Verdict } from './useVerification.ts';

/**
 * An order that took longer than this to be written down is not sent any more, ms: the page was asleep meanwhile, and what it had written is
 * taken by other tabs for an order without an answer (usePendingOrders.ts). Shorter than they wait.
 */
const WRITTEN_WITHIN_MS = 4_000;

/** Is told that an order was executed, with what was signed and what the page knows of the order. */
export type OnExecuted<Known> = (
  idTransaccion: string,
  receipt: Comprobante,
  payee: OrderSummary['payee'],
  order: Known,
) => void;

/** What the sending of an order asks of the flow, and tells it. */
export interface OrderSendingOptions<Body extends object> {
  /** Writes the order down for other tabs, right before it is sent; false where an equal one holds it back. */
  claim: (idTransaccion: string) => Promise<boolean>;
  /** Nothing was debited; told as a toast to a member who has left the page. */
  onNotDebited: (hasLeft: boolean) => void;
  onExecuted: OnExecuted<CheckedOrder<Body>>;
}

/** What the browser has written down of orders (architecture.md «Moving money»). */
export interface OrderBooks {
  /** What became of an order is known: it is asked about no more, and an equal one is told of it (D-67). */
  settle: (idTransaccion: string, answer: Comprobante | null | undefined | 'notExecuted') => Promise<void>;
  /** Another tab may have found the receipt of an order that the bank does not tell of here. */
  withRemembered: (verdict: Verdict, idTransaccion: string) => Promise<Verdict>;
}

/**
 * Sends a signed order, and keeps the browser's books of it: written down before it is sent, crossed out once its outcome is known (architecture.md
 * «Moving money»).
 */
export function useOrderSending<Body extends object>(
  operation: Operation<Body>,
  { claim, onNotDebited, onExecuted }: OrderSendingOptions<Body>,
): {
  /** Resolves with the order where its outcome is unknown. */
  send: (order: CheckedOrder<Body>, idTransaccion: string, visit: AbortSignal) => Promise<PendingOrder | null>;
  books: OrderBooks;
} {
  const api = useApi();
  const toast = useToast();
  const refreshAll = useRefreshAll();
  const owner = useOwner();
  const pending = pendingOrders();
  const recent = recentOrders();

  const settle: OrderBooks['settle'] = async (idTransaccion, answer) => {
    if (answer === 'notExecuted') releaseDrafts(idTransaccion);
    await Promise.all([
      pending.remove(idTransaccion),
      answer === 'notExecuted'
        ? recent.remove(idTransaccion)
        : recent.executed(idTransaccion, answer?.numeroComprobante ?? ''),
    ]);
  };

  /** Sends the order, unless its visit is over. Resolves with it where its outcome is unknown, else with null. */
  const send = async (
    order: CheckedOrder<Body>,
    idTransaccion: string,
    visit: AbortSignal,
  ): Promise<PendingOrder | null> => {
    const { body, summary, validation } = order;
    if (!(await claim(idTransaccion))) {
      releaseDrafts(idTransaccion);
      onNotDebited(visit.aborted);
      return null;
    }
    const sent: PendingOrder = {
      idTransaccion,
      owner,
      address: operation.address,
      title: operation.orderTitle ?? operation.title,
      rows: summary.payee,
      account: summary.origin.number,
      totalCents: totalOf(summary, validation),
      ...(validation ? {} : { withoutCosts: true }),
      sentAt: Date.now(),
    };
    await pending.add(sent);
    if (visit.aborted || Math.abs(Date.now() - sent.sentAt) > WRITTEN_WITHIN_MS) {
      // The member left while the order was written down, or the page slept: it has not been sent, and is not any more.
      await settle(idTransaccion, 'notExecuted');
      onNotDebited(visit.aborted);
      return null;
    }
    try {
      const answer = await operation.execute(api, { ...body, idTransaccion });
      await settle(idTransaccion, answer);
      onExecuted(idTransaccion, executedReceipt(operation, summary, idTransaccion, answer), summary.payee, order);
      return null;
    } catch (error) {
      if (isOutcomeUnknown(error, operation.refusals)) {
        // Money may have moved: a member who looks for it in the movements is not to find those of before.
        void refreshAll({ lookups: false });
        if (hasCode(error, ALREADY_PROCESSED_CODE)) toast.error(firstMessage(error));
        return sent;
      }
      await settle(idTransaccion, 'notExecuted');
      onNotDebited(visit.aborted);
      throw error;
    }
  };

  return {
    send: (order, idTransaccion, visit) =>
      pending.whileAwaiting(idTransaccion, () => send(order, idTransaccion, visit)),
    books: {
      settle,
      withRemembered: async (verdict, idTransaccion) => {
        if (verdict.kind !== 'noAnswer' && verdict.kind !== 'cannotAsk') return verdict;
        await recent.load();
        const known = recent.all().find((one) => one.idTransaccion === idTransaccion && one.outcome === 'executed');
        return known ? { kind: 'found', receipt: rememberedReceipt(operation.kind, known) } : verdict;
      },
    },
  };
}
