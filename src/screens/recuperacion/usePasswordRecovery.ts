import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { failureOf, hasCode } from '#api/apiError.ts';
import { recuperarClave, solicitarRecuperacionClave } from '#api/contract/credenciales.ts';
import { isOutcomeUnknown, saidUnknown } from '#api/unknownOutcome.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { TELLING_PASSWORD_CODE, UNAUTHORISED_CODE, USED_PASSWORD_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationTypeOf } from '#domain/identification.ts';
import { confirmationError, firstPasswordError, passwordChecklist, trimPassword } from '#domain/password.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import type { IdentityFields } from '#flows/entrada/IdentificationFields.tsx';
import { useFailureOfStep } from '#flows/envio/useFailureOfStep.ts';
import { besideField, NotSent, useSendOnce } from '#flows/envio/useSendOnce.ts';
import { usePinAuthorisation } from '#flows/pin/usePinConfirmation.tsx';
import { isRightStep } from '#forms/isRightStep.ts';
import { ruled } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
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

/** How the change has ended well (copy.md «Recuperación»). */
export const CHANGED = 'Su contraseña fue actualizada';
/** Where a code comes that the bank does not name the place of. */
export const REGISTERED_PLACE = 'celular registrado en la cooperativa';
/** copy.md «Recuperación»: said after a code that ran out or was left. */
const NOT_CONFIRMED = 'No se confirmó el código. Solicite uno nuevo para continuar.';
/** The bank never says whether it knows who asks (screens.md A.1), so this stands there for everyone. */
export const CHECK_DATA = 'Si no recibió un código, revise su usuario y su identificación.';
const EXPIRED = 'El código expiró. Solicite uno nuevo.';
/** Said after a change whose answer was lost: what is refused from then on may have been done (docs/decisions.md «Unknown outcome»). */
const MAY_BE_CHANGED = 'No sabemos si su contraseña cambió: pruebe a ingresar con la nueva.';

/**
 * The password recovery (screens.md A.1): who you are, a code, the new password. The bank's first answer is the same for a stranger, and
 * nothing here tells one from a member. A code that was left or has run out is asked for anew; what was typed stays.
 */
export function usePasswordRecovery() {
  const api = useApi();
  const toast = useToast();
  const authorise = usePinAuthorisation();
  const visit = useVisit();
  const { step, done, next, backTo, finish, isHere } = useSteps();
  const { failure, tell } = useFailureOfStep(step);
  const { send, busy: sending } = useSendOnce({ place: tell });
  const [destination, setDestination] = useState('');
  // The transaction of a code that was right, and whom it was asked for: the password of nobody else is changed with it.
  const [authorised, setAuthorised] = useState(NOBODY);
  // Whose password may have been changed by a call whose answer was lost; '' nobody's.
  const [inDoubt, setInDoubt] = useState('');
  const form = useForm<RecoveryForm>({ resolver: yupResolver(schema), defaultValues: EMPTY, mode: 'onTouched' });
  const { formState, control, getValues, setError, reset } = form;
  // Read in each step: the form library counts only what is.
  const { isDirty } = formState;
  // Before a code was asked for there is little to lose.
  useLeaveGuard(isDirty && (step > 1 || authorised !== NOBODY), { inSteps: true });
  const { nueva = '', usuario = '', tipo = '', identificacion = '' } = useWatch({ control });

  /** Asks for a code and for its six digits; the third step opens only with them. */
  const askForCode = async (from: number): Promise<void> => {
    const who = whoOf(getValues());
    const asked = visit();
    const { idTransaccion, destino } = await api.call(solicitarRecuperacionClave, { body: who }, { signal: asked });
    if (!isHere()) throw new NotSent();
    setDestination(destino ?? '');
    if (from === 1) await next();
    // The code is the second step's, wherever it was asked for.
    const here = from === 1 ? visit() : asked;
    let isModifying = false;
    const hint = { text: CHECK_DATA, action: 'Modificar', onAction: () => (isModifying = true) };
    const info = { title: 'Recuperar contraseña', rows: [] };
    if (await authorise(idTransaccion, { info, sentTo: destino || REGISTERED_PLACE, hint }, here)) {
      setAuthorised({ transaction: idTransaccion, who: JSON.stringify(who) });
      void next();
      return;
    }
    if (isModifying) backTo(1);
    throw new NotSent(isModifying || here.aborted ? null : NOT_CONFIRMED);
  };

  const change = async (): Promise<void> => {
    const { nueva, ...identity } = getValues();
    if (authorised.who !== JSON.stringify(whoOf(identity))) {
      tell(NOT_CONFIRMED, 2);
      backTo(2);
      throw new NotSent();
    }
    await api
      .call(recuperarClave, { body: { idTransaccion: authorised.transaction, claveNueva: trimPassword(nueva) } })
      .catch((error: unknown) => {
        // Who has left is told by a toast alone, which has to say all of it.
        throw isHere() ? error : saidUnknown(error, recuperarClave.codes, MAY_BE_CHANGED);
      });
    if (!isHere()) return toast.ok(CHANGED);
    setInDoubt('');
    setAuthorised(NOBODY);
    reset(EMPTY);
    finish();
  };

  const besidePassword = besideField(setError, { [USED_PASSWORD_CODE]: 'nueva', [TELLING_PASSWORD_CODE]: 'nueva' });
  const refused = (error: unknown, text: string): boolean => {
    const isExpired = hasCode(error, UNAUTHORISED_CODE);
    const isBeside = besidePassword(error, text);
    const who = JSON.stringify(whoOf(getValues()));
    const isLost = step === 3 && isOutcomeUnknown(error, recuperarClave.codes);
    if (isLost) setInDoubt(who);
    const isInDoubt = isLost || inDoubt === who;
    const said = [...(isExpired ? [EXPIRED] : isBeside ? [] : [text]), ...(isInDoubt ? [MAY_BE_CHANGED] : [])];
    if (said.length > 0) tell({ ...failureOf(error), text: said.join(' ') }, isExpired ? 2 : undefined);
    if (isExpired) backTo(2);
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
  const leave = (): Promise<boolean> => send(() => (step === 3 ? change() : askForCode(step)), { isRight, refused });

  return {
    form,
    errors: formState.errors,
    step,
    done,
    destination,
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
