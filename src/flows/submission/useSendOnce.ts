import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { type Failure, failureOf, failureTexts, hasCode, isStuck, shownMessage } from '#api/apiError.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { isOffline } from '#components/Online/useOffline.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import type { ErrorCode } from '#domain/errorCodes.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useIsHere } from '#navigation/useIsHere.ts';

/** A failure in its place; `isSaid` where a toast has the same words and says them. */
export interface FailureInPlace extends Failure {
  isSaid?: boolean;
}

/** What is said in its place; a text as it is. Null says nothing. */
export type FailureShown = FailureInPlace | string | null;

/**
 * Where a failure is told. `form`: as a toast and over the form (D-57). `place`: in its place alone, as a toast where the page was left
 * meanwhile. `toast`: as a toast; in its place where it leaves the member stuck, for a toast has no way out.
 */
export type FailurePlaces = 'form' | 'place' | 'toast';

export interface SendOnceOptions {
  told?: FailurePlaces;
  /** Shows what is said in its place, where `failure` does not. Null: nothing does, and every failure is a toast. */
  place?: ((failure: FailureShown) => void) | null;
}

/** Thrown by an action that ends before anything is sent, by the member's own no: `text` says so in its place, null says nothing. */
export class NotSent extends Error {
  override name = 'NotSent';
  readonly text: string | null;

  constructor(text: string | null = null) {
    super(text ?? 'No se envió.');
    this.text = text;
  }
}

/** What a sending is asked beside the action itself. */
export interface Sending {
  /** Looks at the form before anything is sent: where it is wrong, a toast says so (§5) and its fields say what. */
  isRight?: () => Promise<boolean>;
  /** What is said of a failure where that is more than its own words: by the toast as in its place, so that all of it is heard, once. */
  words?: (error: unknown, text: string) => string;
  /** Is told of a refusal first; true where nothing of it is left to say but the toast: it stands beside its field. */
  refused?: (error: unknown, text: string) => boolean;
  /** Done at the end, however it ended, before another one can begin. */
  settled?: () => Promise<unknown>;
}

/**
 * Sends something to the bank once: the latch is taken before the first `await` (conventions.md «Components and screens» 3), what is wrong is
 * told in words, a closed session and a page that was left are told nowhere (D-31, D-64), and nothing that was typed is lost. Not the query
 * library's mutation: that keeps what it was given, passwords too, and lets a second press in the same task through.
 */
export function useSendOnce({ told = 'form', place }: SendOnceOptions = {}) {
  const toast = useToast();
  const once = useLatch();
  const isHere = useIsHere();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureShown>(null);
  const tell = place ?? setFailure;

  const tellError = (error: unknown, { words, refused }: Sending): void => {
    if (error instanceof NotSent) return error.text === null ? undefined : tell(error.text);
    const own = shownMessage(error);
    if (own === null) return;
    const text = words?.(error, own) ?? own;
    const isInPlace = told === 'form' || (told === 'place' ? isHere() : place !== null && isStuck(error));
    const isSaid = told === 'form' || !isInPlace;
    if (isSaid) toast.error(text);
    if (!refused?.(error, text) && isInPlace) tell({ ...failureOf(error), text, isSaid });
  };

  const attempt = async (action: () => Promise<unknown>, sending: Sending): Promise<boolean> => {
    const { isRight, settled } = sending;
    if (isRight && !(await isRight())) {
      toast.error(validationTexts.invalidForm);
      return false;
    }
    // Nothing would leave the device, and whether it was carried out would not be known (screens.md A.0 «Offline notice»).
    if (isOffline()) {
      toast.error(failureTexts.unreachable);
      return false;
    }
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      tellError(error, sending);
      return false;
    } finally {
      await settled?.();
      setBusy(false);
    }
  };

  return {
    busy,
    /** What is wrong, to be said in its place. */
    failure,
    /** Says something else in its place, or nothing more. */
    tell,
    /** Does it, one at a time; true once it is sent and answered. */
    send: async (action: () => Promise<unknown>, sending: Sending = {}): Promise<boolean> =>
      (await once(() => {
        tell(null);
        return attempt(action, sending);
      })) === true,
  };
}

/** Puts a refusal that speaks of one field beside it, by its code, and the focus there. */
export function besideField<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fieldOfCode: Readonly<Partial<Record<ErrorCode, FieldPath<Values>>>>,
): NonNullable<Sending['refused']> {
  return (error, text) => {
    const field = Object.entries(fieldOfCode).find(([code]) => hasCode(error, code))?.[1];
    if (field) setError(field, { message: text }, { shouldFocus: true });
    return field !== undefined;
  };
}
