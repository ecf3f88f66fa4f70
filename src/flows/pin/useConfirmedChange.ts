import { useState } from 'react';
import { shownMessage } from '#api/apiError.ts';
import { mayBeMade, saidUnknown } from '#api/unknownOutcome.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { NotSent, type Sending, type SendOnceOptions, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { useIsHere } from '#navigation/useIsHere.ts';
import { type SendSigned, usePinConfirmation } from './usePinConfirmation.tsx';

/** A change that is signed with a code (D-56), of no money. */
export interface ConfirmedChange extends Pick<Sending, 'refused'> {
  /**
   * What is being signed. A function where the bank or the member must be asked something first; one press at a time. `visit` is the visit
   * in which the change began: once it ends, the answer is no longer awaited.
   */
  info: PinInfo | ((visit: AbortSignal) => Promise<PinInfo>);
  /** Text of the cancel button of its code, shown from the start (D-4). */
  cancelLabel?: string;
  /** Identifies the item being changed, so that doubt about one item is not shown for another. */
  subject?: string;
  /** Shown in its place when the code dialog was closed or the code ran out, or leaving the page was asked about in between. */
  unconfirmed: string;
  /** Said in the place of the failure's own words where the change may have been made all the same. */
  unknown?: string;
  send: SendSigned;
  /**
   * The error codes that the contract lists for the call: they mean that nothing was changed. After any other server error the change may
   * have been made.
   */
  refusals: readonly string[];
  /** Toast shown once the change is made. */
  done: string;
  /** Called as soon as the change is made: what was typed is now what is saved. */
  saved?: () => void;
  /** Fetches the shown data again, after the change was made or may have been. Another change can begin once it resolves. */
  refresh: () => Promise<unknown> | undefined;
  /** Calls `refresh` after a refusal too: the shown list may be older than what the bank knows. */
  refusedToo?: boolean;
}

/** Shown instead of `unconfirmed` while an earlier attempt may have been carried out (docs/decisions.md «Unknown outcome»). */
const MAY_BE_MADE =
  'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.';

/** What is to be signed, once it is known; null where the visit has ended meanwhile. */
async function signedInfo(info: ConfirmedChange['info'], visit: AbortSignal): Promise<PinInfo | null> {
  if (typeof info !== 'function') return visit.aborted ? null : info;
  try {
    const signed = await info(visit);
    return visit.aborted ? null : signed;
  } catch (error) {
    if (visit.aborted) return null;
    throw error;
  }
}

/**
 * Asks for the code, then sends the call. `confirm` resolves to true once the change is made; otherwise to false, and the reason is shown
 * where `useSendOnce` shows failures. Nothing that was typed is lost. One change at a time.
 */
export function useConfirmedChange({ told = 'form' }: Pick<SendOnceOptions, 'told'> = {}) {
  const toast = useToast();
  const { send: sendOnce, busy, failure, tell } = useSendOnce({ told });
  const confirmWithPin = usePinConfirmation();
  const presentVisit = useVisit();
  const isHere = useIsHere();
  const [isSending, setSending] = useState(false);
  const [inDoubt, setInDoubt] = useState<readonly string[]>([]);

  const confirm = (change: ConfirmedChange): Promise<boolean> => {
    const { info, cancelLabel, subject = '', unconfirmed, unknown, send, refusals, done, ...rest } = change;
    const { saved, refresh, refusedToo = false, ...sending } = rest;
    let refreshed: Promise<unknown> | undefined;
    const sendSigned = async (idTransaccion: string): Promise<void> => {
      setSending(true);
      try {
        await send(idTransaccion);
      } catch (error) {
        const isInDoubt = mayBeMade(error, refusals);
        if (isInDoubt) setInDoubt((before) => [...before, subject]);
        // Whose session is over is shown nothing more.
        if ((isInDoubt || refusedToo) && shownMessage(error) !== null) refreshed = refresh();
        throw unknown === undefined ? error : saidUnknown(error, refusals, unknown);
      }
      setInDoubt((before) => before.filter((one) => one !== subject));
      toast.ok(done);
      saved?.();
      refreshed = refresh();
    };
    const run = async (): Promise<void> => {
      // Before anything is awaited: an answer that comes once the page was left, or asks whether to leave it, opens no code (D-64).
      const visit = presentVisit();
      const signed = await signedInfo(info, visit);
      const options = signed && { info: signed, ...(cancelLabel !== undefined && { cancelLabel }) };
      const confirmation = options ? await confirmWithPin(options, sendSigned, visit) : 'left';
      if (confirmation === 'sent') return;
      // Whoever leaves is told nothing, nor while the next page is on its way; whom the question keeps reads it there.
      if (confirmation === 'left' && !isHere()) throw new NotSent();
      throw new NotSent(inDoubt.includes(subject) ? MAY_BE_MADE : unconfirmed);
    };
    const settled = async (): Promise<void> => {
      await refreshed;
      setSending(false);
    };
    return sendOnce(run, { ...sending, settled });
  };

  return {
    busy,
    /** From the right code to the end: what was typed is no longer only here. */
    isSending,
    failure,
    /**
     * Shows a fault before anything is asked of the bank: as a toast, and also in its place with `inPlace`. An earlier failure is no longer
     * shown.
     */
    refuse: (text: string, { inPlace = false } = {}): void => {
      tell(inPlace ? { text, isStuck: false, isSaid: true } : null);
      toast.error(text);
    },
    confirm,
  };
}
