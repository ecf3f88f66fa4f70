import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { useOwner } from '#session/SessionProvider.tsx';
import { useMaySpeakOf, useMyPendingOrders } from '#session/usePendingOrders.ts';
import {
  type CheckedOrder,
  type MoneyFlowEvent,
  type MoneyFlowState,
  questionOf,
  reviewedAs,
} from './moneyFlowState.ts';
import type { OnExecuted, OrderBooks } from './useOrderSending.ts';
import { useVerification } from './useVerification.ts';

/** What the question asks of the flow, and tells it. */
export interface UnansweredOrderOptions<Body extends object> {
  state: MoneyFlowState<Body>;
  dispatch: Dispatch<MoneyFlowEvent<Body>>;
  /** False once the page is left. */
  isHere: () => boolean;
  books: OrderBooks;
  /** Nothing was debited; told as a toast to a member who has left the page. */
  onNotDebited: (hasLeft: boolean) => void;
  /** The order is null where this page has none of its data. */
  onExecuted: OnExecuted<CheckedOrder<Body> | null>;
}

/** The order of the page at `address` that was sent and had no answer (screens.md A.0 «FM failures» d), and what became of it. */
export function useUnansweredOrder<Body extends object>(
  address: string,
  { state, dispatch, isHere, books, onNotDebited, onExecuted }: UnansweredOrderOptions<Body>,
): {
  /** The one that the browser's books name. */
  pending: PendingOrder | null;
  /** The one that is asked about. */
  question: PendingOrder | null;
  verifying: boolean;
  /** Asks what became of it, and tells. */
  verify: () => Promise<void>;
} {
  const owner = useOwner();
  const ofThisPage = useMyPendingOrders().filter((order) => order.address === address);
  const maySpeakOf = useMaySpeakOf(ofThisPage);
  const { verifying, verify } = useVerification();
  const pending = ofThisPage.find(maySpeakOf) ?? null;
  const question = questionOf(state, pending);

  const ask = async (unanswered: PendingOrder): Promise<void> => {
    const { idTransaccion, rows } = unanswered;
    dispatch({ type: 'asked' });
    const told = await verify(unanswered);
    if (!told) return;
    const verdict = await books.withRemembered(told, idTransaccion);
    if (verdict.kind === 'noAnswer' || verdict.kind === 'cannotAsk') {
      dispatch({ type: 'unverified', why: verdict.kind });
      return;
    }
    // What became of it stands there before the question goes: never the form in between.
    if (verdict.kind === 'found') {
      onExecuted(idTransaccion, verdict.receipt, rows, reviewedAs(state, idTransaccion));
      await books.settle(idTransaccion, verdict.receipt);
      return;
    }
    dispatch({ type: 'foundNotExecuted', idTransaccion });
    await books.settle(idTransaccion, 'notExecuted');
    if (!isHere()) onNotDebited(true);
  };

  // Another tab has crossed out what was signed here, and what it found stands on its own page. The bank is asked, for that an order is gone from the
  // browser's lists says nothing of the money: somebody may have looked for it in the movements, or the browser have lost them.
  const isCrossedOut = pending === null && state.unanswered !== null && state.unanswered.owner === owner;
  const askAnew = useEffectEvent(() => {
    if (state.unanswered) void ask(state.unanswered);
  });
  useEffect(() => {
    if (isCrossedOut) askAnew();
  }, [isCrossedOut]);

  return {
    pending,
    question,
    verifying,
    verify: async () => {
      if (question) await ask(question);
    },
  };
}
