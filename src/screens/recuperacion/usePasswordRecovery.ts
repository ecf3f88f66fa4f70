import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { hasCode } from '#api/apiError.ts';
import { recuperarClave, solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import { isOutcomeUnknown, saidUnknown } from '#api/unknownOutcome.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { isExpired, PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { TELLING_PASSWORD_CODE, UNAUTHORISED_CODE, USED_PASSWORD_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationTypeOf } from '#domain/identification.ts';
import { confirmationError, firstPasswordError, passwordChecklist, trimPassword } from '#domain/password.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { blockedUser } from '#flows/entry/blockedUser.ts';
import type { IdentityFields } from '#flows/entry/IdentificationFields.tsx';
import { placeOfCode } from '#flows/pin/registeredPlace.ts';
import { usePinAuthorisation } from '#flows/pin/usePinConfirmation.tsx';
import { useFailureOfStep } from '#flows/submission/useFailureOfStep.ts';
import { besideField, NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { isRightStep } from '#forms/isRightStep.ts';
import { ruled } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { forgetCarried } from '#navigation/carried.ts';
import { useLocation } from '#navigation/router.ts';
import { useSteps } from '#navigation/useSteps.ts';
import { identityBody, identityShape } from './identity.ts';

/** Everything that the flow asks, as typed. It lives in the page's memory only. */
export interface RecoveryForm extends IdentityFields {
  usuario: string;
  nueva: string;
  confirmacion: string;
}

const EMPTY: RecoveryForm = { usuario: '', tipo: '1', identificacion: '', nueva: '', confirmacion: '' };

const schema = object({
  usuario: string().defined().trim().required(validationTexts.required),
  ...identityShape,
  nueva: ruled(firstPasswordError),
  confirmacion: ruled((value, { nueva }: RecoveryForm) => confirmationError(nueva, value)),
});

const NOBODY = { transaction: '', who: '' };

const fieldsOfStep = {
  1: ['usuario', 'tipo', 'identificacion'],
  3: ['nueva', 'confirmacion'],
} as const satisfies Record<number, readonly (keyof RecoveryForm)[]>;

/** Who asks, as the bank is told. */
const whoOf = ({ usuario, ...identity }: IdentityFields & Pick<RecoveryForm, 'usuario'>) => ({
  usuario: usuario.trim(),
  ...identityBody(identity),
});

/** From now on: whether the time of a code has run out. */
function startLifetime(): () => boolean {
  const deadline = Date.now() + PIN_LIFETIME_MS;
  return () => isExpired(deadline, Date.now());
}

/** How the change has ended well (copy.md «Recuperación»). */
export const CHANGED = 'Su contraseña fue actualizada';
/** copy.md «Recuperación»: said after a code that was left. */
const NOT_CONFIRMED = 'No se confirmó el código. Solicite uno nuevo para continuar.';
/** Said where whoever asks is no longer the one whose code was right. */
const OTHER_DATA = 'El código que confirmó es de otros datos. Solicite uno nuevo para continuar.';
/** The bank never says whether it knows who asks (screens.md A.1), so this stands there for everyone. */
export const CHECK_DATA = 'Si no recibió un código, revise su usuario y su identificación.';
/** Said after one that ran out, in the dialog or before the password was sent. */
const EXPIRED = 'El código expiró. Solicite uno nuevo.';
/** Said after a change whose answer was lost: what is refused from then on may have been done (docs/decisions.md «Unknown outcome»). */
const MAY_BE_CHANGED = 'No sabemos si su contraseña cambió: pruebe a ingresar con la nueva.';

/**
 * The password recovery (screens.md A.1): who you are, a code, the new password. The bank's first answer is the same for a stranger, and
 * nothing here tells one from a member. A code that was left or has run out is asked for anew; what was typed stays. Whose sign-in was blocked finds
 * the user name typed already.
 */
export function usePasswordRecovery() {
  const api = useApi();
  const toast = useToast();
  const authorise = usePinAuthorisation();
  const presentVisit = useVisit();
  const { step, done, next, backTo, finish, isHere } = useSteps();
  const { failure, tell } = useFailureOfStep(step);
  const { send, busy: sending } = useSendOnce({ place: tell });
  const [sentTo, setSentTo] = useState('');
  // The transaction of a code that was right, and whom it was asked for: the password of nobody else is changed with it.
  const [authorised, setAuthorised] = useState(NOBODY);
  // Whose password may have been changed by a call whose answer was lost; '' nobody's.
  const [inDoubt, setInDoubt] = useState('');
  const state: unknown = useLocation().state;
  const form = useForm<RecoveryForm>({
    resolver: yupResolver(schema),
    defaultValues: { ...EMPTY, usuario: blockedUser.carriedBy(state) ?? '' },
    mode: 'onTouched',
  });
  const { formState, control, getValues, setError, reset } = form;
  // Read in each step: the form library counts only what is.
  const { isDirty } = formState;
  // Before a code was asked for there is little to lose.
  useLeaveGuard(isDirty && (step > 1 || authorised !== NOBODY), { inSteps: true });
  const { nueva = '', usuario = '', tipo = '', identificacion = '' } = useWatch({ control });

  /** Asks for a code and for its six digits; the third step opens only with them. */
  const askForCode = async (from: number): Promise<void> => {
    const who = whoOf(getValues());
    let visit = presentVisit();
    const { idTransaccion, destino } = await api.call(solicitarRecuperacionClave, { body: who }, { signal: visit });
    if (!isHere()) throw new NotSent();
    const place = placeOfCode(destino);
    setSentTo(place);
    if (from === 1) {
      await next();
      // The code is the second step's, wherever it was asked for.
      visit = presentVisit();
    }
    let isModifying = false;
    const hint = { text: CHECK_DATA, action: 'Modificar', onAction: () => (isModifying = true) };
    const info = { title: 'Recuperar contraseña', rows: [] };
    const hasRunOut = startLifetime();
    if (await authorise(idTransaccion, { info, sentTo: place, hint }, visit)) {
      setAuthorised({ transaction: idTransaccion, who: JSON.stringify(who) });
      void next();
      return;
    }
    if (isModifying) backTo(1);
    // The dialog tells the one no from the other by nothing but its time.
    throw new NotSent(isModifying || visit.aborted ? null : hasRunOut() ? EXPIRED : NOT_CONFIRMED);
  };

  const change = async (): Promise<void> => {
    const { nueva: newPassword, ...identity } = getValues();
    if (authorised.who !== JSON.stringify(whoOf(identity))) {
      tell(OTHER_DATA, 2);
      backTo(2);
      throw new NotSent();
    }
    await api
      .call(recuperarClave, { body: { idTransaccion: authorised.transaction, claveNueva: trimPassword(newPassword) } })
      .catch((error: unknown) => {
        // Elsewhere a failed line means nothing to whoever has left: what it leaves unknown does.
        throw isHere() ? error : saidUnknown(error, recuperarClave.codes, MAY_BE_CHANGED);
      });
    if (!isHere()) return toast.ok(CHANGED);
    setInDoubt('');
    setAuthorised(NOBODY);
    reset(EMPTY);
    // Whoever comes back to this page begins with nothing.
    forgetCarried();
    finish();
  };

  const besidePassword = besideField(setError, { [USED_PASSWORD_CODE]: 'nueva', [TELLING_PASSWORD_CODE]: 'nueva' });
  const whoNow = () => JSON.stringify(whoOf(getValues()));
  const isLost = (error: unknown) => step === 3 && isOutcomeUnknown(error, recuperarClave.codes);
  /** What is not known of the password of whoever asks, after this failure; '' nothing. */
  const doubtAfter = (error: unknown): string => (isLost(error) || inDoubt === whoNow() ? MAY_BE_CHANGED : '');
  /** Of an expired code and beside a field the page says something else than the toast. */
  const isSaidApart = (error: unknown) =>
    [UNAUTHORISED_CODE, USED_PASSWORD_CODE, TELLING_PASSWORD_CODE].some((code) => hasCode(error, code));
  const words = (error: unknown, text: string): string =>
    isSaidApart(error) ? text : [...new Set([text, doubtAfter(error)])].filter(Boolean).join(' ');

  const refused = (error: unknown, text: string): boolean => {
    if (isLost(error)) setInDoubt(whoNow());
    if (!isSaidApart(error)) return false;
    const isRunOut = hasCode(error, UNAUTHORISED_CODE);
    besidePassword(error, text);
    const said = [isRunOut ? EXPIRED : '', doubtAfter(error)].filter(Boolean).join(' ');
    // A text of the page's own: no toast has said it.
    if (said) tell(said, isRunOut ? 2 : undefined);
    if (isRunOut) backTo(2);
    return true;
  };

  /** Who asks, in every step: the browser's Forward goes past a first step that was spoiled after it had been left. */
  const isRight = async (): Promise<boolean> => {
    if (!(await isRightStep(form, fieldsOfStep[1]))) {
      backTo(1);
      return false;
    }
    return step !== 3 || isRightStep(form, fieldsOfStep[3]);
  };
  const leave = (): Promise<boolean> =>
    send(() => (step === 3 ? change() : askForCode(step)), { isRight, words, refused });

  return {
    form,
    errors: formState.errors,
    step,
    done,
    sentTo,
    failure,
    sending,
    checklist: passwordChecklist(nueva, {
      usuario,
      identificacion: cleanIdentification(identificationTypeOf(tipo), identificacion),
    }),
    checked: Boolean(formState.touchedFields.nueva) && nueva !== '',
    back: () => backTo(step - 1),
    submit: submitting(leave),
  };
}
