import { useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { isUnknownCall } from '#api/apiError.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { NotSent } from '#flows/submission/useSendOnce.ts';
import type { Steps } from '#navigation/useSteps.ts';
import type { CheckedOrder } from './moneyFlowState.ts';
import type { Operation, Order, OrderSummary } from './operation.ts';

/**
 * Datos → Revisar. `mayContinue` sees the answer of the check first and can hold the member back, for a name that does not match; `isWanted`
 * tells it whether Datos is still what was checked. `checkedSummary` makes the summary with what the answer has added.
 */
export type Review<Body extends object> = (
  order: Order<Body>,
  mayContinue?: (validation: Validacion, isWanted: boolean) => boolean,
  checkedSummary?: (validation: Validacion) => OrderSummary,
) => Promise<void>;

/** What a screen tells of its Datos, for an answer that comes when they have changed. */
export interface PresentData {
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
}

/** What the check asks of the flow, and tells it. */
export interface OrderCheckOptions<Body extends object> extends PresentData {
  steps: Pick<Steps, 'step' | 'next' | 'isHere'>;
  /** Runs one attempt of the flow, and tells what is wrong with it. */
  attempt: (action: () => Promise<void>) => Promise<void>;
  /** A refusal that is told nowhere: it speaks of what is there no more. */
  onRefusedUnseen: (error: unknown) => void;
  onChecked: (order: CheckedOrder<Body>) => void;
}

/** Has an order checked by the bank before it is reviewed (screens.md A.0 «FM»). */
export function useOrderCheck<Body extends object>(
  operation: Pick<Operation<Body>, 'validate'>,
  { formSnapshot, subject, steps, attempt, onRefusedUnseen, onChecked }: OrderCheckOptions<Body>,
): {
  review: Review<Body>;
  /** The order that was sent to be checked last pays whom Datos pay at present. */
  isOfPresentSubject: boolean;
} {
  const api = useApi();
  const { step, next, isHere } = steps;
  // From the answer of a check until Revisar is drawn: a second press in between would check again, and be one step more to go back.
  const leavingData = useRef(false);
  useLayoutEffect(() => {
    if (step === 1) leavingData.current = false;
  }, [step]);
  const latestSnapshot = useRef(formSnapshot);
  useLayoutEffect(() => {
    latestSnapshot.current = formSnapshot;
  });
  // Forward may have led to Revisar of the order before, which stays what it is.
  const presentStep = useRef(step);
  useLayoutEffect(() => {
    presentStep.current = step;
  });
  const isOnData = (): boolean => isHere() && presentStep.current === 1;
  const [checkedSubject, setCheckedSubject] = useState(subject);

  return {
    isOfPresentSubject: subject === checkedSubject,
    review: async ({ body, summary }, mayContinue = () => true, checkedSummary = () => summary) => {
      if (leavingData.current) return;
      const checked = latestSnapshot.current();
      const isWanted = (): boolean => latestSnapshot.current() === checked;
      await attempt(async () => {
        setCheckedSubject(subject);
        const validation = await operation.validate(api, body).catch((error: unknown) => {
          if (isUnknownCall(error)) return null;
          if (isOnData() && isWanted()) throw error;
          onRefusedUnseen(error);
          throw new NotSent();
        });
        if (!isOnData() || (validation && !mayContinue(validation, isWanted())) || !isWanted()) return;
        onChecked({
          body,
          summary: validation ? checkedSummary(validation) : summary,
          validation,
          checkedAt: Date.now(),
        });
        leavingData.current = true;
        void next(1);
      });
    },
  };
}
