import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { PIN_ATTEMPTS_BEFORE_CANCEL } from '#domain/constants.ts';
import { emptyBoxes, emptyPin, isComplete, type PinAction, pinReducer, pinValue } from '#domain/pinEntry.ts';
import { useLatch } from '../Button/useLatch.ts';
import { useElapsed } from './useElapsed.ts';

/** The result of the authorisation. */
export type PinOutcome =
  | { accepted: true }
  | {
      accepted: false;
      /** Every message of the answer, shown in red (§8). */
      messages: readonly string[];
      /** Only code -0004-02-03 clears the digits (§4). */
      clearDigits: boolean;
      /** No further code can be accepted (-0004-02-02, -0004-02-04): Continuar is off, the X stays (D-8). */
      final: boolean;
    };

/** The red text under the boxes: one of these, from the last attempt. */
type Fault =
  | { kind: 'nothing' }
  /** Continuar was pressed with blanks: nothing was sent. */
  | { kind: 'incomplete' }
  | { kind: 'refused'; messages: readonly string[]; final: boolean };

const NO_FAULT: Fault = { kind: 'nothing' };

export interface PinAttemptsOptions {
  /** Sends the six digits. Must not reject: a failure is an outcome. */
  onSubmit: (code: string) => Promise<PinOutcome>;
  /** As of the dialog: called once. */
  onClose: (confirmed: boolean) => void;
  /** Time since the dialog opened, ms; the device's clock where there is none. */
  elapsedSource: (() => number) | undefined;
}

/**
 * The attempts of one PIN dialog (§2, §4, D-1…D-9): its digits, what is sent, what was refused, and its end. They are counted per
 * instance; time is a deadline, not a tick count.
 */
export function usePinAttempts({ onSubmit, onClose, elapsedSource }: PinAttemptsOptions) {
  const [pin, dispatch] = useReducer(pinReducer, emptyPin);
  const [failures, setFailures] = useState(0);
  const [fault, setFault] = useState(NO_FAULT);
  // Once digits are being typed over, the mark and the message of the last attempt no longer apply: they are not read with each box again.
  const [edited, setEdited] = useState(false);
  const [sending, setSending] = useState(false);
  const closed = useRef(false);
  const once = useLatch();

  const close = (confirmed: boolean): void => {
    if (closed.current) return;
    closed.current = true;
    onClose(confirmed);
  };
  const { elapsed, isExpired } = useElapsed(() => close(false), elapsedSource);
  useEffect(() => {
    // If the dialog is removed with its screen (sign-out), a late answer must not confirm anything.
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  const send = async (): Promise<void> => {
    setSending(true);
    // The refusal stays readable until the next code is answered.
    if (fault.kind === 'incomplete') setFault(NO_FAULT);
    const outcome = await onSubmit(pinValue(pin));
    if (closed.current) return;
    // The 180 seconds ended while the answer was on its way, before a timer could say so.
    if (isExpired()) return close(false);
    setSending(false);
    if (outcome.accepted) return close(true);
    setFailures((count) => count + 1);
    setFault({ kind: 'refused', messages: outcome.messages, final: outcome.final });
    setEdited(false);
    if (outcome.clearDigits) dispatch({ type: 'clear' });
  };

  const final = fault.kind === 'refused' && fault.final;
  return {
    pin,
    sending,
    /** How many codes were not accepted. */
    failures,
    /** More often than is borne before the way out is offered (§4, `PIN_ATTEMPTS_BEFORE_CANCEL`). */
    hasFailedOften: failures > PIN_ATTEMPTS_BEFORE_CANCEL,
    /** No further code can be accepted. */
    final,
    /** Digits were typed since the last attempt. */
    edited,
    /** After Continuar with blanks, each of them stays marked until it is filled (D-6). */
    blanks: fault.kind === 'incomplete' ? emptyBoxes(pin) : [],
    /** Why the last code was refused. */
    messages: fault.kind === 'refused' ? fault.messages : [],
    elapsed,
    close,
    change: (action: PinAction): void => {
      if (action.type !== 'focus' && action.type !== 'move') setEdited(true);
      dispatch(action);
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (final || sending) return;
      if (isExpired()) return close(false);
      if (!isComplete(pin)) {
        setFault({ kind: 'incomplete' });
        setEdited(false);
        dispatch({ type: 'focus', index: emptyBoxes(pin)[0] ?? 0 });
        return;
      }
      void once(send);
    },
  };
}
