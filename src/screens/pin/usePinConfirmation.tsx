import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, allMessages, hasCode } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { type OpenDialog, useDialogs } from '#components/Dialog/DialogProvider.tsx';
import type { PinHint, PinOutcome } from '#components/PinDialog/PinDialog.tsx';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { EXPIRED_PIN_CODE, PIN_ATTEMPTS_EXCEEDED_CODE, WRONG_PIN_CODE } from '#domain/errorCodes.ts';
import { StuckHelp } from '#screens/ayuda/StuckHelp.tsx';

export interface PinConfirmationOptions {
  /** Text of the cancel button, shown from the start (D-4). */
  cancelLabel?: string;
  /** What is being signed; build it from the object that will be sent. */
  info?: PinInfo;
  /** Where the bank says that it has sent the code (`destino`). */
  sentTo?: string | null | undefined;
  /** A way out for whom no code reaches. */
  hint?: PinHint;
}

/**
 * The flow «generate → dialog → confirmed?» (§4). Answers the authorised `idTransaccion`, single-use, or `null` when the member
 * closed the dialog or let it run out. Rejects with ApiError when no transaction could be generated.
 */
export function usePinConfirmation(): (options?: PinConfirmationOptions) => Promise<string | null> {
  const api = useApi();
  const open = useDialogs();
  return async (options) => {
    // The dialog's code comes along with its transaction.
    const [{ idTransaccion }] = await Promise.all([api.call(generar, { body: {} }), loadDialog()]);
    return (await authoriseWithPin(api, open, idTransaccion, options)) ? idTransaccion : null;
  };
}

/**
 * The dialog over a transaction that another call made: the ways in, before there is a session. False when it was closed or ran out.
 * Failures are told inside it; rejects only when its code cannot be fetched, as for a server that is not reached.
 */
export async function authoriseWithPin(
  api: ApiClient,
  open: OpenDialog,
  idTransaccion: string,
  { cancelLabel, info, sentTo, hint }: PinConfirmationOptions = {},
): Promise<boolean> {
  const authorise = async (codigoToken: string): Promise<PinOutcome> => {
    try {
      await api.call(autorizar, { body: { guid: idTransaccion, codigoToken } });
      return { accepted: true };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  const { PinDialog } = await loadDialog();
  const confirmed = await open<boolean>((close) => (
    <PinDialog
      cancelLabel={cancelLabel}
      info={info}
      sentTo={sentTo ?? undefined}
      hint={hint}
      help={NoCodeHelps}
      onSubmit={authorise}
      onClose={close}
    />
  ));
  return confirmed === true;
}

/** For whom no further code helps. The agencies are a dialog too: this one makes room for them. */
function NoCodeHelps({ leave }: { leave: () => void }) {
  return <StuckHelp beforeAgencies={leave} />;
}

/** The dialog's code, which no page needs before a code is asked for. @throws ApiError `unreachable` when it cannot be fetched. */
async function loadDialog() {
  try {
    return await import('#components/PinDialog/PinDialog.tsx');
  } catch {
    throw ApiError.of('unreachable');
  }
}

/** The same as a hook, for the screens that hold no client. */
export function usePinAuthorisation(): (idTransaccion: string, options?: PinConfirmationOptions) => Promise<boolean> {
  const api = useApi();
  const open = useDialogs();
  return (idTransaccion, options) => authoriseWithPin(api, open, idTransaccion, options);
}

/** §4, D-8: only -0004-02-03 clears the digits; after an expired or blocked transaction no code can help. */
function outcomeOf(error: unknown): PinOutcome {
  return {
    accepted: false,
    messages: error instanceof ApiError && error.kind === 'closed' ? [] : allMessages(error),
    clearDigits: hasCode(error, WRONG_PIN_CODE),
    final: hasCode(error, EXPIRED_PIN_CODE) || hasCode(error, PIN_ATTEMPTS_EXCEEDED_CODE),
  };
}
