/**
 * Three ways to a code: {@link usePinConfirmation} makes a transaction and sends what is signed with it, {@link authoriseWithPin} asks for the code of
 * one that another call made, and {@link usePinAuthorisation} is that as a hook.
 */

import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, allMessages, hasCode } from '#api/apiError.ts';
import { type ApiClient, notFetched } from '#api/client.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { inTime } from '#api/inTime.ts';
import { orAborted } from '#api/orAborted.ts';
import { type OpenDialog, useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useVisit } from '#components/Dialog/visits.ts';
import type { PinHint, PinOutcome } from '#components/PinDialog/PinDialog.tsx';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { hostAnswers } from '#config/hostAnswers.ts';
import { EXPIRED_PIN_CODE, PIN_ATTEMPTS_EXCEEDED_CODE, WRONG_PIN_CODE } from '#domain/errorCodes.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';

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

/** How it ended: `declined` by the member or by its 180 seconds, `left` with the page (D-64); unless `sent`, nothing was. */
export type PinConfirmation = 'sent' | 'declined' | 'left';

/**
 * What is signed with a code is sent from here, so that nothing signed for one page is ever sent from another or afterwards (D-64).
 * `idTransaccion` is authorised and single-use.
 */
export type SendSigned = (idTransaccion: string) => Promise<unknown>;

/**
 * The flow «generate → dialog → confirmed? → send» (§4). Leaving the page ends it at any moment before `send`, which then is not called.
 * `visit` is the one in which it began, for whoever awaits something before or in between. Rejects with ApiError when no transaction
 * could be generated, and with what `send` rejects with.
 */
export function usePinConfirmation(): (
  options: PinConfirmationOptions,
  send: SendSigned,
  visit?: AbortSignal,
) => Promise<PinConfirmation> {
  const api = useApi();
  const open = useDialogs();
  const presentVisit = useVisit();
  return async (options, send, visit = presentVisit()) => {
    const confirmed = await authorised(api, open, options, visit).catch((error: unknown) => {
      if (visit.aborted) return null;
      throw error;
    });
    if (visit.aborted) return 'left';
    if (confirmed === null) return 'declined';
    await send(confirmed);
    return 'sent';
  };
}

/** A new transaction's id once it is authorised, else null. */
async function authorised(
  api: ApiClient,
  open: OpenDialog,
  options: PinConfirmationOptions,
  visit: AbortSignal,
): Promise<string | null> {
  // The dialog's code comes along with its transaction.
  const generated = api.call(generar, { body: {} }, { signal: visit });
  const [{ idTransaccion }] = await Promise.all([generated, loadDialog(visit)]);
  return (await authoriseWithPin(api, open, idTransaccion, options, visit)) ? idTransaccion : null;
}

/**
 * The dialog over a transaction that another call made: the ways in, before there is a session. False when it was closed, ran out or its
 * page was left. Failures are told inside it; rejects only when its code cannot be fetched.
 */
export async function authoriseWithPin(
  api: ApiClient,
  open: OpenDialog,
  idTransaccion: string,
  { cancelLabel, info, sentTo, hint }: PinConfirmationOptions,
  visit: AbortSignal,
): Promise<boolean> {
  const authorise = async (codigoToken: string): Promise<PinOutcome> => {
    try {
      await api.call(autorizar, { body: { guid: idTransaccion, codigoToken } }, { signal: visit });
      return { accepted: true };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  const loaded = await loadDialog(visit).catch((error: unknown) => {
    if (visit.aborted) return null;
    throw error;
  });
  if (loaded === null) return false;
  const { PinDialog } = loaded;
  const confirmed = await open<boolean>(
    (close) => (
      <PinDialog
        cancelLabel={cancelLabel}
        info={info}
        sentTo={sentTo ?? undefined}
        hint={hint}
        help={NoCodeHelps}
        onSubmit={authorise}
        onClose={close}
      />
    ),
    visit,
  );
  return confirmed === true && !visit.aborted;
}

/** {@link authoriseWithPin} as a hook, for the screens that hold no client. `visit` is the one in which the transaction was asked for. */
export function usePinAuthorisation(): (
  idTransaccion: string,
  options: PinConfirmationOptions,
  visit: AbortSignal,
) => Promise<boolean> {
  const api = useApi();
  const open = useDialogs();
  return (idTransaccion, options, visit) => authoriseWithPin(api, open, idTransaccion, options, visit);
}

/** For whom no further code helps. The agencies are a dialog too: this one makes room for them. */
function NoCodeHelps({ leave }: { leave: () => void }) {
  return <StuckHelp beforeAgencies={leave} />;
}

/**
 * The dialog's code, which no page needs before a code is asked for. Whoever waits for it holds the latch of its page: it is given up after the longest
 * wait for an answer, and with `visit`. @throws ApiError as {@link notFetched} says; the reason of `visit` once that is over.
 */
function loadDialog(visit: AbortSignal) {
  const loaded = inTime(import('#components/PinDialog/PinDialog.tsx')).catch(() => notFetched(hostAnswers));
  return orAborted(loaded, visit);
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
