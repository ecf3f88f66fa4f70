import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { isUnknownCall } from '#api/apiError.ts';
import type { Comprobante } from '#api/contract/comprobante.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { TIME_LIMIT_MS } from '#api/timeLimit.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useIsHere } from '#navigation/useIsHere.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';

/**
 * How long an order may still be on its way, in ms since it was sent: until then «not found» may only mean «not yet», and who believed
 * it would pay twice. Longer than any page waits for the answer: another tab may be waiting for it.
 */
export const SETTLING_MS = TIME_LIMIT_MS + 5_000;

/** How long «not found» may still be told «not yet» of an order sent at that instant, ms; a clock that was set back must not keep the member waiting. */
export function settlingLeft(sentAt: number): number {
  return Math.max(0, SETTLING_MS - Math.abs(Date.now() - sentAt));
}

/** Between two questions of one «Verificar», in ms. */
const PAUSE_MS = 2_000;

/** What «Verificar» has found out. */
export type Verdict =
  | { kind: 'found'; receipt: Comprobante }
  /** The bank does not know it: nothing was debited. */
  | { kind: 'notFound' }
  /** The bank did not answer: the question stays. */
  | { kind: 'noAnswer' }
  /** The server knows the specification alone, which has no such question (contract B.0). */
  | { kind: 'cannotAsk' };

/** Asks what became of an order (screens.md A.0 «FM failures» d). It only reads: nothing is ever sent again. */
export function useVerification(): {
  verifying: boolean;
  verify: (order: PendingOrder) => Promise<Verdict | undefined>;
} {
  const api = useApi();
  const once = useLatch();
  const [verifying, setVerifying] = useState(false);
  const isHere = useIsHere();

  const ask = async ({ idTransaccion, sentAt }: PendingOrder): Promise<Verdict> => {
    const deadline = Date.now() + settlingLeft(sentAt);
    try {
      for (;;) {
        // Not when its answer comes, which a slow line or a sleeping phone delays: the bank has said how it was when it was asked.
        const left = deadline - Date.now();
        const receipt = await api.call(comprobante, { params: { numero: idTransaccion } });
        if (receipt.estado !== 'NO_ENCONTRADA') return { kind: 'found', receipt };
        if (left <= 0) return { kind: 'notFound' };
        // The member left before the deadline: the order may still arrive, so its outcome stays unknown.
        if (!isHere()) return { kind: 'noAnswer' };
        await new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS, left)));
      }
    } catch (error) {
      return { kind: isUnknownCall(error) ? 'cannotAsk' : 'noAnswer' };
    }
  };

  return {
    verifying,
    verify: (order) =>
      once(async () => {
        setVerifying(true);
        try {
          return await ask(order);
        } finally {
          setVerifying(false);
        }
      }),
  };
}
