import { useReducer, useState } from 'react';
import { ApiError } from '#api/apiError.ts';
import { consumo, leer as cupos } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { useRefresh, useRefreshAll } from '#api/query.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { formatMoney } from '#domain/money.ts';
import { receiptOf } from '#flows/comprobante/receipt.ts';
import { usePinConfirmation } from '#flows/pin/usePinConfirmation.tsx';
import { type FailureShown, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { useCloseQuestion } from '#forms/useCloseQuestion.ts';
import { noteDone } from '#navigation/carried.ts';
import { useSteps } from '#navigation/useSteps.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { dropDrafts } from './draft.ts';
import {
  type CheckedOrder,
  type MoneyFlowStage,
  moneyFlowReducer,
  reviewedAs,
  START,
  stageOf,
} from './moneyFlowState.ts';
import { NOT_DEBITED, type Operation, type Order, type OrderField, pinInfoOf, withSignedPayee } from './operation.ts';
import { type PresentData, type Review, useOrderCheck } from './useOrderCheck.ts';
import { useOrderEntries } from './useOrderEntries.ts';
import { type OnExecuted, useOrderSending } from './useOrderSending.ts';
import { type RepeatedOrder, useRepeatedOrder } from './useRepeatedOrder.ts';
import { useUnansweredOrder } from './useUnansweredOrder.ts';

/** Where the flow stands, and what can be done there. */
export interface MoneyFlow<Body extends object> {
  stage: MoneyFlowStage<Body>;
  /** What the server refused, in its words; stays until the next attempt, and on Datos while the form has the order that it is about. */
  failure: FailureShown;
  /** Said at Revisar when an attempt ended without a debit. */
  notice: string | null;
  /** What Revisar says of equal orders, and whether that was ticked (D-67). */
  repeated: RepeatedOrder;
  busy: boolean;
  /** The code was right, and the answer of the order is awaited. */
  sending: boolean;
  review: Review<Body>;
  /** Revisar → Datos, at a field where one is named. */
  backToData: (field?: OrderField) => void;
  /** Revisar → PIN → execution → Comprobante. */
  confirm: () => Promise<void>;
  verifying: boolean;
  verify: () => Promise<void>;
  /** The member has looked at the movements where the server cannot be asked: the question ends, with an empty form where it was of this one. */
  dismiss: () => Promise<void>;
  /** From «No se realizó» back to what was being reviewed, or to Datos where a reload has lost it. */
  resume: () => Promise<void>;
  /** «Hacer otra»: from the receipt to an empty form. */
  again: () => void;
}

/** What a screen brings to the money flow. */
export interface MoneyFlowOptions<Body extends object> extends PresentData {
  /**
   * Empties the form when an order has ended, so that Back from its receipt leads to an empty one. It gets the order that was signed on this page; null
   * where another one has ended, sent before a reload or from another tab: then what was typed stays, and what belongs to an earlier receipt goes.
   */
  onDone: (order: Order<Body> | null) => void;
  /** Called when an order was not taken: what else the page knows, such as a list of payees, may be out of date. */
  onFailure?: () => void;
  /** Whether the form has a payee or an amount: then the browser asks before the page is closed or reloaded. In the application nothing is asked, for Back brings it again. */
  isFilled: () => boolean;
}

/**
 * The one money flow (screens.md A.0 «FM»): Datos → Revisar → PIN → execute → Comprobante, with its failures a to e. After a refusal it reads
 * accounts and limits again, since they may have changed elsewhere, so that Datos shows the present ones.
 */
export function useMoneyFlow<Body extends object>(
  operation: Operation<Body>,
  { onDone, onFailure, formSnapshot, subject, isFilled }: MoneyFlowOptions<Body>,
): MoneyFlow<Body> {
  const toast = useToast();
  const { send: sendOnce, busy, failure, tell } = useSendOnce();
  const refresh = useRefresh();
  const refreshAll = useRefreshAll();
  const confirmWithPin = usePinConfirmation();
  const presentVisit = useVisit();
  const noteSigned = useOrderEntries();
  const steps = useSteps();
  const { step, done, next, backTo, finish, restart, isHere } = steps;
  const [state, dispatch] = useReducer(moneyFlowReducer<Body>, START);
  const { order } = state;
  const [attempted, setAttempted] = useState<'check' | 'confirm'>('check');
  useCloseQuestion(isFilled);
  const repeated = useRepeatedOrder(operation.kind, step === 2 ? order : null, state.sending ? state.signedAs : null);

  /** To whoever has left the page, where they are now. */
  const sayNotDebited = (hasLeft: boolean): void =>
    hasLeft ? toast.info(NOT_DEBITED) : dispatch({ type: 'notDebited' });

  /** What a refusal may have been about. */
  const readAnewAfter = (error: unknown): void => {
    if (error instanceof ApiError && error.kind === 'refused')
      for (const endpoint of [cuentasOrigen, cupos, consumo]) void refresh(endpoint);
    onFailure?.();
  };

  const attempt = async (what: 'check' | 'confirm', action: () => Promise<void>): Promise<void> => {
    await sendOnce(
      () => {
        setAttempted(what);
        dispatch({ type: 'begun' });
        return action();
      },
      {
        refused: (error) => {
          readAnewAfter(error);
          return false;
        },
        settled: () => Promise.resolve(dispatch({ type: 'ended' })),
      },
    );
  };

  /** `ended`: the order that it is the receipt of, where this page has its data. */
  const end: OnExecuted<CheckedOrder<Body> | null> = (idTransaccion, answer, payee, ended) => {
    if (!isHere()) {
      const receipt = receiptOf(answer);
      const { title, cents } = receipt;
      toast[receipt.state === 'done' ? 'ok' : 'info'](cents === null ? title : `${title}: ${formatMoney(cents)}`);
    }
    dispatch({ type: 'executed', idTransaccion, answer: withSignedPayee(answer, payee), payee });
    noteDone(idTransaccion);
    dropDrafts(idTransaccion);
    onDone(ended);
    finish();
    // Not waited for: the next order can be checked before the page has read everything anew.
    void refreshAll();
  };

  const { review, isOfPresentSubject } = useOrderCheck(operation, {
    formSnapshot,
    subject,
    steps,
    attempt: (action) => attempt('check', action),
    onRefusedUnseen: readAnewAfter,
    onChecked: (checked) => dispatch({ type: 'checked', order: checked }),
  });
  const { send, books } = useOrderSending(operation, {
    claim: repeated.claim,
    onNotDebited: sayNotDebited,
    onExecuted: end,
  });
  const { pending, question, verifying, verify } = useUnansweredOrder(operation.address, {
    state,
    dispatch,
    isHere,
    books,
    onNotDebited: sayNotDebited,
    onExecuted: end,
  });

  return {
    stage: stageOf(state, { step, done, pending }),
    // Revisar speaks of the order that was checked, whatever the form behind it has by now: what was refused of another one is not said there.
    failure: (step === 1 ? isOfPresentSubject : attempted === 'confirm') ? failure : null,
    notice: state.notice,
    repeated,
    busy,
    sending: state.sending,
    review,
    backToData: (field) => {
      tell(null);
      dispatch({ type: 'begun' });
      backTo(1, { field });
    },
    confirm: () =>
      attempt('confirm', async () => {
        if (!order) return;
        const visit = presentVisit();
        if (!(await repeated.mayConfirm())) return;
        const { summary, validation } = order;
        const confirmation = await confirmWithPin(
          { cancelLabel: operation.cancelLabel, info: pinInfoOf(operation.title, summary, validation) },
          async (idTransaccion) => {
            dispatch({ type: 'signed', idTransaccion });
            noteSigned(idTransaccion);
            const unanswered = await send(order, idTransaccion, visit);
            if (unanswered) dispatch({ type: 'unanswered', order: unanswered });
          },
          visit,
        );
        if (confirmation !== 'sent') sayNotDebited(confirmation === 'left');
      }),
    verifying,
    verify,
    async dismiss() {
      if (!question) return;
      const ended = reviewedAs(state, question.idTransaccion);
      dispatch({ type: 'dismissed', idTransaccion: question.idTransaccion });
      noteDone(question.idTransaccion);
      dropDrafts(question.idTransaccion);
      if (ended) {
        onDone(ended);
        restart();
      }
      void refreshAll();
      await pendingOrders().remove(question.idTransaccion);
    },
    async resume() {
      // Back was pressed meanwhile: the history is at step 1, though «No se realizó» is shown.
      if (state.notExecuted === 'reviewed' && step === 1) await next(1);
      dispatch({ type: 'resumed' });
    },
    again: restart,
  };
}
