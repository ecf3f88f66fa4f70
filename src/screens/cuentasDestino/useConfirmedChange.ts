import { useState } from 'react';
import { type Failure, failureOf, shownMessage } from '#api/apiError.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { type SendSigned, usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';

/** A change that is signed with a code (D-56). */
export interface ConfirmedChange {
  /** What is being signed. */
  info: PinInfo;
  /** Said in its place when the code was closed or ran out, or the page was left meanwhile. */
  unconfirmed: string;
  send: SendSigned;
  /** Said as a toast once it is made. */
  done: string;
}

/**
 * Code, then the call. `confirm` answers true once the change is made; else why not is in `failure` and as a toast (D-57), and false is
 * answered: nothing that was typed is lost. One at a time.
 */
export function useConfirmedChange() {
  const toast = useToast();
  const once = useLatch();
  const confirmWithPin = usePinConfirmation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const change = async ({ info, unconfirmed, send, done }: ConfirmedChange): Promise<boolean> => {
    try {
      if ((await confirmWithPin({ info }, send)) !== 'sent') {
        setFailure(unconfirmed);
        return false;
      }
      toast.ok(done);
      return true;
    } catch (error) {
      const text = shownMessage(error);
      if (text !== null) toast.error(text);
      setFailure(failureOf(error));
      return false;
    }
  };
  return {
    busy,
    failure,
    /** Tells what is wrong before anything is asked of the bank; a former failure is told no more. */
    refuse: (text: string): void => {
      setFailure(null);
      toast.error(text);
    },
    confirm: async (wanted: ConfirmedChange): Promise<boolean> =>
      (await once(async () => {
        setBusy(true);
        setFailure(null);
        const made = await change(wanted);
        setBusy(false);
        return made;
      })) === true,
  };
}
