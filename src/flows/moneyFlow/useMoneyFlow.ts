import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, isUnknownCall } from '#api/apiError.ts';
import type { Comprobante } from '#api/contract/comprobante.ts';
import { consumo, leer as cupos } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { useRefresh, useRefreshAll } from '#api/query.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { formatMoney } from '#domain/money.ts';
import { receiptOf } from '#flows/comprobante/receipt.ts';
import { usePinConfirmation } from '#flows/pin/usePinConfirmation.tsx';
import { type FailureShown, NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { useCloseQuestion } from '#forms/useCloseQuestion.ts';
import { noteDone } from '#navigation/carried.ts';
import { useSteps } from '#navigation/useSteps.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { useOwner } from '#session/SessionProvider.tsx';
import { pendingOrders, useMaySpeakOf, useMyPendingOrders } from '#session/usePendingOrders.ts';
import {
  type CheckedOrder,
  type MoneyFlowStage,
  moneyFlowReducer,
  questionOf,
  reviewedAs,
  START,
  stageOf,
} from './moneyFlowState.ts';
import {
  NOT_DEBITED,
  type Operation,
  type Order,
  type OrderField,
  type OrderSummary,
  pinInfoOf,
  withSignedPayee,
} from './operation.ts';
import { useOrderEntries } from './useOrderEntries.ts';
import { useOrderSending } from './useOrderSending.ts';
import { type RepeatedOrder, useRepeatedOrder } from './useRepeatedOrder.ts';
import { useVerification } from './useVerification.ts';

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
  /**
   * Datos → Revisar. `mayContinue` sees the answer of the check first and can hold the member back, for a name that does not match; `isWanted`
   * tells it whether Datos is still what was checked. `checkedSummary` makes the summary with what the answer has added.
   */
  review: (
    order: Order<Body>,
    mayContinue?: (validation: Validacion, isWanted: boolean) => boolean,
    checkedSummary?: (validation: Validacion) => OrderSummary,
  ) => Promise<void>;
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
export interface MoneyFlowOptions<Body extends object> {
  /**
   * Empties the form when an order has ended, so that Back from its receipt leads to an empty one. It gets the order that was signed on this page; null
   * where another one has ended, sent before a reload or from another tab: then what was typed stays, and what belongs to an earlier receipt goes.
   */
  onDone: (order: Order<Body> | null) => void;
  /** Called when an order was not taken: what else the page knows, such as a list of payees, may be out of date. */
  onFailure?: () => void;
  /**
   * Returns the present content of the form as one text (amounts normalised). It is compared before and after a call: an answer about a form that
   * has changed meanwhile is ignored. A function, so that typing does not draw the page anew.
   */
  formSnapshot: () => string;
  /**
   * Whom or what Datos pays at present, as one text: a refusal is shown on Datos only while this is what it was when the order was sent to be
   * checked. It is made of what the member has chosen, not of what was found: that may be gone with the very refusal.
   */
  subject: string;
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
  const api = useApi();
  const toast = useToast();
  const { send: sendOnce, busy, failure, tell } = useSendOnce();
  const refresh = useRefresh();
  const refreshAll = useRefreshAll();
  const confirmWithPin = usePinConfirmation();
  const presentVisit = useVisit();
  const owner = useOwner();
  const ofThisPage = useMyPendingOrders().filter(({ address }) => address === operation.address);
  const maySpeakOf = useMaySpeakOf(ofThisPage);
  const { verifying, verify } = useVerification();
  const noteSigned = useOrderEntries();
  const { step, done, next, backTo, finish, restart, isHere } = useSteps();
  const [state, dispatch] = useReducer(moneyFlowReducer<Body>, START);
  const { order } = state;
  // From the answer of a check until Revisar is drawn: a second press in between would check again, and be one step more to go back.
  const leavingData = useRef(false);
  useLayoutEffect(() => {
    if (step === 1) leavingData.current = false;
  }, [step]);
  const latestSnapshot = useRef(formSnapshot);
  useLayoutEffect(() => {
    latestSnapshot.current = formSnapshot;
  });
  const [checkedSubject, setCheckedSubject] = useState(subject);
  useCloseQuestion(isFilled);
  const pending = ofThisPage.find(maySpeakOf) ?? null;
  const question = questionOf(state, pending);
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

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    await sendOnce(
      () => {
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
  const end = (
    idTransaccion: string,
    answer: Comprobante,
    payee: OrderSummary['payee'],
    ended: CheckedOrder<Body> | null,
  ): void => {
    if (!isHere()) {
      const receipt = receiptOf(answer);
      const { title, cents } = receipt;
      toast[receipt.state === 'done' ? 'ok' : 'info'](cents === null ? title : `${title}: ${formatMoney(cents)}`);
    }
    dispatch({ type: 'executed', idTransaccion, answer: withSignedPayee(answer, payee), payee });
    noteDone(idTransaccion);
    onDone(ended);
    finish();
    // Not waited for: the next order can be checked before the page has read everything anew.
    void refreshAll();
  };

  const { send, settle, withRemembered } = useOrderSending(operation, {
    claim: repeated.claim,
    onNotDebited: sayNotDebited,
    onExecuted: end,
  });

  /** What became of an order without an answer, asked and told. */
  const ask = async (unanswered: PendingOrder): Promise<void> => {
    const { idTransaccion, rows } = unanswered;
    dispatch({ type: 'asked' });
    const told = await verify(unanswered);
    if (!told) return;
    const verdict = await withRemembered(told, idTransaccion);
    if (verdict.kind === 'noAnswer' || verdict.kind === 'cannotAsk') {
      dispatch({ type: 'unverified', why: verdict.kind });
      return;
    }
    // What became of it stands there before the question goes: never the form in between.
    if (verdict.kind === 'found') {
      const ended = reviewedAs(state, idTransaccion);
      end(idTransaccion, verdict.receipt, rows, ended);
      await settle(idTransaccion, verdict.receipt);
      return;
    }
    dispatch({ type: 'foundNotExecuted', idTransaccion });
    await settle(idTransaccion, 'notExecuted');
    if (!isHere()) sayNotDebited(true);
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
    stage: stageOf(state, { step, done, pending }),
    // Revisar speaks of the order that was checked, whatever the form behind it has by now.
    failure: step === 1 && subject !== checkedSubject ? null : failure,
    notice: state.notice,
    repeated,
    busy,
    sending: state.sending,
    review: async ({ body, summary }, mayContinue = () => true, checkedSummary = () => summary) => {
      if (leavingData.current) return;
      const checked = latestSnapshot.current();
      const isWanted = (): boolean => latestSnapshot.current() === checked;
      await attempt(async () => {
        setCheckedSubject(subject);
        const validation = await operation.validate(api, body).catch((error: unknown) => {
          if (isUnknownCall(error)) return null;
          if (isHere() && isWanted()) throw error;
          // It speaks of what is there no more.
          readAnewAfter(error);
          throw new NotSent();
        });
        if (!isHere() || (validation && !mayContinue(validation, isWanted())) || !isWanted()) return;
        dispatch({
          type: 'checked',
          order: { body, summary: validation ? checkedSummary(validation) : summary, validation },
        });
        leavingData.current = true;
        void next(1);
      });
    },
    backToData: (field) => {
      tell(null);
      dispatch({ type: 'begun' });
      backTo(1, { field });
    },
    confirm: () =>
      attempt(async () => {
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
    async verify() {
      if (question) await ask(question);
    },
    async dismiss() {
      if (!question) return;
      const ended = reviewedAs(state, question.idTransaccion);
      dispatch({ type: 'dismissed', idTransaccion: question.idTransaccion });
      noteDone(question.idTransaccion);
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
