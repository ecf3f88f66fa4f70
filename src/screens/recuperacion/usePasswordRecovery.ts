import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '#api/ApiProvider.tsx';
import { hasCode } from '#api/apiError.ts';
import { recuperarClave } from '#api/contract/credenciales.ts';
import { mayBeMade, saidUnknown } from '#api/unknownOutcome.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { TELLING_PASSWORD_CODE, UNAUTHORISED_CODE, USED_PASSWORD_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationTypeOf } from '#domain/identification.ts';
import { passwordChecklist, trimPassword } from '#domain/password.ts';
import { blockedUser } from '#flows/entry/blockedUser.ts';
import { useFailureOfStep } from '#flows/submission/useFailureOfStep.ts';
import { besideField, NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { isRightStep } from '#forms/isRightStep.ts';
import { submitting } from '#forms/submitting.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { forgetCarried } from '#navigation/carried.ts';
import { useLocation } from '#navigation/router.ts';
import { useSteps } from '#navigation/useSteps.ts';
import { EMPTY, fieldsOfStep, type RecoveryForm, recoverySchema, whoOf } from './recoveryForm.ts';
import { EXPIRED, useRecoveryCode } from './useRecoveryCode.ts';

/** How the change has ended well (copy.md «Recuperación»). */
export const CHANGED = 'Su contraseña fue actualizada';
/** Said where whoever asks is no longer the one whose code was right. */
const OTHER_DATA = 'El código que confirmó es de otros datos. Solicite uno nuevo para continuar.';
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
  const steps = useSteps();
  const { step, done, backTo, finish, isHere } = steps;
  const { failure, tell } = useFailureOfStep(step);
  const { send, busy: sending } = useSendOnce({ place: tell });
  const code = useRecoveryCode(steps);
  // Whose password may have been changed by a call whose answer was lost; '' nobody's.
  const [inDoubt, setInDoubt] = useState('');
  const state: unknown = useLocation().state;
  const form = useForm<RecoveryForm>({
    resolver: yupResolver(recoverySchema),
    defaultValues: { ...EMPTY, usuario: blockedUser.carriedBy(state) ?? '' },
    mode: 'onTouched',
  });
  const { formState, control, getValues, setError, reset } = form;
  // Read in each step: the form library counts only what is.
  const { isDirty } = formState;
  // Before a code was asked for there is little to lose.
  useLeaveGuard(isDirty && (step > 1 || code.isConfirmed), { inSteps: true });
  const { nueva = '', usuario = '', tipo = '', identificacion = '' } = useWatch({ control });

  const change = async (): Promise<void> => {
    const { nueva: newPassword, ...identity } = getValues();
    const idTransaccion = code.transactionOf(whoOf(identity));
    if (idTransaccion === null) {
      tell(OTHER_DATA, 2);
      backTo(2);
      throw new NotSent();
    }
    await api
      .call(recuperarClave, { body: { idTransaccion, claveNueva: trimPassword(newPassword) } })
      .catch((error: unknown) => {
        // Elsewhere a failed line means nothing to whoever has left: what it leaves unknown does.
        throw isHere() ? error : saidUnknown(error, recuperarClave.codes, MAY_BE_CHANGED);
      });
    if (!isHere()) return toast.ok(CHANGED);
    setInDoubt('');
    code.forget();
    reset(EMPTY);
    // Whoever comes back to this page begins with nothing.
    forgetCarried();
    finish();
  };

  const besidePassword = besideField(setError, { [USED_PASSWORD_CODE]: 'nueva', [TELLING_PASSWORD_CODE]: 'nueva' });
  const whoNow = () => JSON.stringify(whoOf(getValues()));
  const isLost = (error: unknown) => step === 3 && mayBeMade(error, recuperarClave.codes);
  /** What is not known of the password of whoever asks, after this failure; '' nothing. */
  const doubtAfter = (error: unknown): string => (isLost(error) || inDoubt === whoNow() ? MAY_BE_CHANGED : '');
  /** Of an expired code and beside a field the page says something else than the toast. */
  const isSaidApart = (error: unknown) =>
    [UNAUTHORISED_CODE, USED_PASSWORD_CODE, TELLING_PASSWORD_CODE].some((said) => hasCode(error, said));
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
    send(() => (step === 3 ? change() : code.ask(whoOf(getValues()), step)), { isRight, words, refused });

  return {
    form,
    errors: formState.errors,
    step,
    done,
    sentTo: code.sentToOf(whoOf({ usuario, tipo, identificacion })),
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
