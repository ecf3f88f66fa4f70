import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { NotSent, useSendOnce } from '#flows/envio/useSendOnce.ts';
import { type SendSigned, usePinConfirmation } from '#flows/pin/usePinConfirmation.tsx';

/** A change that is signed with a code (D-56). */
export interface ConfirmedChange {
  /** What is being signed; a function where the bank is to be asked first, one press at a time. */
  info: PinInfo | (() => Promise<PinInfo>);
  /** Said in its place when the code was closed or ran out, or the page was left meanwhile. */
  unconfirmed: string;
  send: SendSigned;
  /** Said as a toast once it is made. */
  done: string;
  /** What follows once it is made, before another change can begin: what is shown is asked for anew. */
  afterwards?: () => Promise<unknown>;
}

/**
 * Code, then the call. `confirm` answers true once the change is made; else why not is in `failure` and as a toast (D-57), and false is
 * answered: nothing that was typed is lost. One at a time.
 */
export function useConfirmedChange() {
  const toast = useToast();
  const { send: sendOnce, busy, failure, tell } = useSendOnce();
  const confirmWithPin = usePinConfirmation();
  return {
    busy,
    failure,
    /** Tells what is wrong before anything is asked of the bank; a former failure is told no more. */
    refuse: (text: string): void => {
      tell(null);
      toast.error(text);
    },
    confirm: ({ info, unconfirmed, send, done, afterwards }: ConfirmedChange): Promise<boolean> =>
      sendOnce(async () => {
        const signed = typeof info === 'function' ? await info() : info;
        if ((await confirmWithPin({ info: signed }, send)) !== 'sent') throw new NotSent(unconfirmed);
        toast.ok(done);
        await afterwards?.();
      }),
  };
}
