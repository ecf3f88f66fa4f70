import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, isUnknownCall, shownMessage } from '#api/apiError.ts';
import type { Comprobante } from '#api/contract/comprobante.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { useRefreshAll } from '#api/query.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { toDollars } from '#domain/money.ts';
import { useSteps } from '#navigation/useSteps.ts';
import { usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';
import type { PendingOperation } from '#session/pendingOperations.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { pendingOperations, useMyPendingOperations } from '#session/usePendingOperations.ts';
import { type Operation, type Order, type OrderSummary, pinInfoOf, totalOf } from './operation.ts';
import { useVerification } from './useVerification.ts';

/** copy.md «Transferencia I/E»: the PIN was closed, or the bank did not take the order. */
export const NOT_DEBITED = 'No se realizó ningún débito.';

/** An order that was checked: what is reviewed, signed and sent. */
export interface CheckedOrder<Body extends object> extends Order<Body> {
  /** Null when the server knows the specification alone, which has no such check. */
  validation: Validacion | null;
}

/** Where the flow stands, and what can be done there. */
export interface MoneyFlow<Body extends object> {
  /** `unknown`: an order of this page was sent and nobody knows yet what became of it; it goes before everything else. */
  stage: 'data' | 'review' | 'unknown' | 'notExecuted' | 'receipt';
  /** What is under review; null on Datos. */
  order: CheckedOrder<Body> | null;
  /** What the server refused, in its words; stays until the next attempt. */
  failure: string | null;
  /** Said at Revisar when an attempt ended without a debit. */
  notice: string | null;
  busy: boolean;
  /** Datos → Revisar. `mayContinue` looks at the answer first: a name that does not match holds the member back; `checkedSummary` words what it brought. */
  review: (
    order: Order<Body>,
    mayContinue?: (validation: Validacion) => boolean,
    checkedSummary?: (validation: Validacion) => OrderSummary,
  ) => Promise<void>;
  backToData: () => void;
  /** Revisar → PIN → execution → Comprobante. */
  confirm: () => Promise<void>;
  /** The order whose result is unknown. */
  pending: PendingOperation | null;
  verifying: boolean;
  /** «Verificar» got no answer either. */
  unanswered: boolean;
  verify: () => Promise<void>;
  /** From «No se realizó» back to what was being reviewed, or to Datos where a reload has lost it. */
  resume: () => void;
  receipt: Comprobante | null;
}

/** The one money flow (screens.md A.0 «FM»): Datos → Revisar → PIN → execute → Comprobante, with its failures a to e. */
export function useMoneyFlow<Body extends object>(operation: Operation<Body>): MoneyFlow<Body> {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const refreshAll = useRefreshAll();
  const confirmWithPin = usePinConfirmation();
  const owner = useSession()?.owner ?? '';
  const operations = pendingOperations();
  const mine = useMyPendingOperations();
  const { verifying, verify } = useVerification();
  const { step, done, next, backTo, finish, isHere } = useSteps();
  const [order, setOrder] = useState<CheckedOrder<Body> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // An order of this page whose answer is still awaited is not unknown yet.
  const [awaited, setAwaited] = useState<string | null>(null);
  const [notExecuted, setNotExecuted] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const [receipt, setReceipt] = useState<Comprobante | null>(null);
  const pending =
    mine.find(({ address, idTransaccion }) => address === operation.address && idTransaccion !== awaited) ?? null;

  const tell = (error: unknown): void => {
    const text = shownMessage(error);
    if (text === null) return;
    toast.error(text);
    setFailure(text);
  };

  const attempt = (action: () => Promise<void>): Promise<void> =>
    once(async () => {
      setFailure(null);
      setNotice(null);
      setBusy(true);
      try {
        await action();
      } catch (error) {
        tell(error);
      } finally {
        setBusy(false);
      }
    }).then(() => undefined);

  const end = async (answer: Comprobante): Promise<void> => {
    setReceipt(answer);
    finish();
    await refreshAll();
  };

  const send = async (checked: CheckedOrder<Body>, idTransaccion: string): Promise<void> => {
    const { body, summary, validation } = checked;
    const sentAt = Date.now();
    setAwaited(idTransaccion);
    await operations.add({
      idTransaccion,
      owner,
      address: operation.address,
      title: operation.title,
      rows: summary.payee,
      account: summary.origin.number,
      totalCents: totalOf(summary, validation),
      sentAt,
    });
    try {
      const answer = await operation.execute(api, { ...body, idTransaccion });
      await operations.remove(idTransaccion);
      await end(answer ?? { idTransaccion, estado: 'EXITOSA', valor: toDollars(summary.cents) });
    } catch (error) {
      if (isOutcomeUnknown(error)) return;
      await operations.remove(idTransaccion);
      setNotice(NOT_DEBITED);
      throw error;
    } finally {
      setAwaited(null);
    }
  };

  return {
    stage:
      done && receipt
        ? 'receipt'
        : pending
          ? 'unknown'
          : notExecuted
            ? 'notExecuted'
            : step === 2 && order
              ? 'review'
              : 'data',
    order,
    failure,
    notice,
    busy,
    review: ({ body, summary }, mayContinue = () => true, checkedSummary = () => summary) =>
      attempt(async () => {
        const validation = await operation.validate(api, body).catch((error: unknown) => {
          if (isUnknownCall(error)) return null;
          throw error;
        });
        if (!isHere() || (validation && !mayContinue(validation))) return;
        setOrder({ body, summary: validation ? checkedSummary(validation) : summary, validation });
        next(1);
      }),
    backToData: () => {
      setFailure(null);
      setNotice(null);
      backTo(1);
    },
    confirm: () =>
      attempt(async () => {
        if (!order) return;
        const { summary, validation } = order;
        const idTransaccion = await confirmWithPin({
          cancelLabel: operation.cancelLabel,
          info: pinInfoOf(operation.title, summary, validation),
        });
        if (idTransaccion === null || !isHere()) return setNotice(NOT_DEBITED);
        await send(order, idTransaccion);
      }),
    pending,
    verifying,
    unanswered,
    async verify() {
      if (!pending) return;
      setUnanswered(false);
      const verdict = await verify(pending);
      if (!verdict) return;
      if (verdict.kind === 'noAnswer') return setUnanswered(true);
      await operations.remove(pending.idTransaccion);
      if (verdict.kind === 'found') await end(verdict.receipt);
      else setNotExecuted(true);
    },
    resume() {
      setNotExecuted(false);
      setNotice(order ? NOT_DEBITED : null);
    },
    receipt: done ? receipt : null,
  };
}

/**
 * True when a failed execution may have been executed all the same (screens.md A.0 «FM failures» d): no answer, one that came too late or
 * cannot be read, or a server that broke down. Never to be repeated by the program.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || ['unreachable', 'timeout', 'server', 'unreadable'].includes(error.kind);
}
