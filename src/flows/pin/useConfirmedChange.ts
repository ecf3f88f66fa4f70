import { useState } from 'react';
import { shownMessage } from '#api/apiError.ts';
import { isOutcomeUnknown } from '#api/unknownOutcome.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { NotSent, type Sending, type SendOnceOptions, useSendOnce } from '#flows/envio/useSendOnce.ts';
import { type SendSigned, usePinConfirmation } from './usePinConfirmation.tsx';

/** A change that is signed with a code (D-56), of no money. */
export interface ConfirmedChange extends Pick<Sending, 'refused'> {
  /**
   * What is being signed; a function where something is to be asked first, of the bank or of the member, one press at a time. `visit` is the one in
   * which it was begun: with its end nobody waits for what is asked.
   */
  info: PinInfo | ((visit: AbortSignal) => Promise<PinInfo>);
  /** Text of the cancel button of its code, shown from the start (D-4). */
  cancelLabel?: string;
  /** Which of several things it is made to: what is not known of one is not said of another. */
  subject?: string;
  /** Said in its place when the code was closed or ran out. */
  unconfirmed: string;
  send: SendSigned;
  /** The codes that the contract has for the call: with any other fault of the server it may have been made all the same. */
  refusals: readonly string[];
  /** Said as a toast once it is made. */
  done: string;
  /** At once when it is made: what was typed is what is saved. */
  saved?: () => void;
  /** Asks anew for what is shown, once it is made and where it may have been. Another change can begin once it resolves. */
  refresh: () => Promise<unknown> | undefined;
  /** Also once it was refused: what is listed may be older than what the bank knows. */
  refusedToo?: boolean;
}

/** Said in the place of `unconfirmed` while nobody knows whether an earlier try was made (docs/decisions.md «Unknown outcome»). */
const MAY_BE_MADE =
  'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.';

/**
 * Code, then the call. `confirm` answers true once the change is made; else why not is told where `useSendOnce` says, and false is answered:
 * nothing that was typed is lost. One at a time.
 */
export function useConfirmedChange({ told = 'form' }: Pick<SendOnceOptions, 'told'> = {}) {
  const toast = useToast();
  const { send: sendOnce, busy, failure, tell } = useSendOnce({ told });
  const confirmWithPin = usePinConfirmation();
  const visit = useVisit();
  const [inDoubt, setInDoubt] = useState<readonly string[]>([]);

  const confirm = (change: ConfirmedChange): Promise<boolean> => {
    const { info, cancelLabel, subject = '', unconfirmed, send, refusals, done, ...rest } = change;
    const { saved, refresh, refusedToo = false, ...sending } = rest;
    let refreshed: Promise<unknown> | undefined;
    const sendSigned = async (idTransaccion: string): Promise<void> => {
      try {
        await send(idTransaccion);
      } catch (error) {
        const mayBeMade = isOutcomeUnknown(error, refusals);
        if (mayBeMade) setInDoubt((before) => [...before, subject]);
        // Whose session is over is shown nothing more.
        if ((mayBeMade || refusedToo) && shownMessage(error) !== null) refreshed = refresh();
        throw error;
      }
      setInDoubt((before) => before.filter((one) => one !== subject));
      toast.ok(done);
      saved?.();
      refreshed = refresh();
    };
    const run = async (): Promise<void> => {
      // Before anything is awaited: an answer that comes once the page was left, or asks whether to leave it, opens no code (D-64).
      const begun = visit();
      const signed = typeof info === 'function' ? await info(begun) : info;
      if (begun.aborted) throw new NotSent();
      const options = { info: signed, ...(cancelLabel !== undefined && { cancelLabel }) };
      const confirmation = await confirmWithPin(options, sendSigned, begun);
      if (confirmation === 'left') throw new NotSent();
      if (confirmation === 'declined') throw new NotSent(inDoubt.includes(subject) ? MAY_BE_MADE : unconfirmed);
    };
    return sendOnce(run, { ...sending, settled: async () => refreshed });
  };

  return {
    busy,
    failure,
    /** Tells what is wrong before anything is asked of the bank: as a toast, and in its place where it is asked for there; a former failure is told no more. */
    refuse: (text: string, { inPlace = false } = {}): void => {
      tell(inPlace ? { text, isStuck: false, isSaid: true } : null);
      toast.error(text);
    },
    confirm,
  };
}
