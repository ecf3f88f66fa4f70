import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, hasCode } from '#api/apiError.ts';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { mayBeMade, saidUnknown } from '#api/unknownOutcome.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { UNKNOWN_IDENTITY_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationTypeOf, maskedIdentification } from '#domain/identification.ts';
import { cleanUserName } from '#domain/registration.ts';
import { placeOfCode } from '#flows/pin/registeredPlace.ts';
import { usePinAuthorisation } from '#flows/pin/usePinConfirmation.tsx';
import { useFailureOfStep } from '#flows/submission/useFailureOfStep.ts';
import { NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { isRightStep } from '#forms/isRightStep.ts';
import { submitting } from '#forms/submitting.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { useSteps } from '#navigation/useSteps.ts';
import {
  EMPTY,
  fieldsOfStep,
  identityBody,
  type Refused,
  type RegistrationForm,
  refusedOf,
  registrationBody,
  registrationSchema,
} from './registrationForm.ts';
import { NO_QUESTIONS, useSecurityQuestions } from './useSecurityQuestions.ts';

/** How the registration has ended well (copy.md «Registro»). */
export const CREATED = 'Su usuario está listo';
const NOT_CREATED = 'No se creó ningún usuario.';
const NEW_CODE = 'Puede confirmar con un código nuevo.';
/** Said of a user whose creation was not answered, by name: another one may stand in the form afterwards (docs/decisions.md «Unknown outcome»). */
const mayExist = (usuario: string) => `No sabemos si su usuario ${usuario} se creó: pruebe a ingresar con él.`;

/**
 * The registration in its four steps (screens.md A.1 /registro): who you are is asked of the bank in the first step and once more for
 * the code, whose transaction lives for 180 seconds only; the user is made last. Neither a step nor a failure loses what was typed.
 */
export function useRegistration() {
  const api = useApi();
  const toast = useToast();
  const authorise = usePinAuthorisation();
  const presentVisit = useVisit();
  const { step, done, next, backTo, finish, isHere } = useSteps();
  const { failure, tell } = useFailureOfStep(step);
  const { send, busy: sending } = useSendOnce({ place: tell });
  const [created, setCreated] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  // What is not known of a call whose answer was lost; '' nothing.
  const [doubt, setDoubt] = useState('');
  // Where the code comes to, in the bank's words or in neutral ones, and of whom that was answered.
  const [sent, setSent] = useState({ place: '', who: '' });
  const questions = useSecurityQuestions(step === 3);
  const form = useForm<RegistrationForm, { refused: Refused | null }>({
    resolver: yupResolver(registrationSchema),
    context: { refused },
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  useLeaveGuard(form.formState.isDirty, { inSteps: true });

  const askIdentity = async (visit: AbortSignal) => {
    const body = identityBody(form.getValues());
    const identity = await api.call(validarIdentidad, { body }, { signal: visit });
    setSent({ place: placeOfCode(identity?.destino), who: JSON.stringify(body) });
    return identity;
  };

  const identify = async (): Promise<void> => {
    await askIdentity(presentVisit());
    // It may have been about the identification, which is another one now.
    if (refused) await form.trigger(refused.field);
    await next();
  };

  const create = async (): Promise<void> => {
    const values = form.getValues();
    const usuario = cleanUserName(values.usuario);
    const visit = presentVisit();
    const identity = await askIdentity(visit);
    // Without a transaction there is nothing that a code could confirm.
    if (!identity?.idTransaccion) throw ApiError.of('unreadable');
    const type = identificationTypeOf(values.tipo);
    const info = {
      title: 'Crear usuario',
      rows: [
        { label: 'Usuario', value: usuario, bold: true },
        {
          label: 'Identificación',
          value: maskedIdentification(type, cleanIdentification(type, values.identificacion)),
        },
      ],
    };
    const confirmed = await authorise(identity.idTransaccion, { info, sentTo: placeOfCode(identity.destino) }, visit);
    // By the browser's Back: nothing was given up but the code.
    if (!confirmed) throw new NotSent(visit.aborted ? doubt || null : `${doubt || NOT_CREATED} ${NEW_CODE}`);
    await api.call(registro, { body: registrationBody(values, identity.idTransaccion) }).catch((error: unknown) => {
      if (mayBeMade(error, registro.codes)) setDoubt(mayExist(usuario));
      throw saidUnknown(error, registro.codes, mayExist(usuario));
    });
    if (!isHere()) return toast.ok(CREATED);
    setDoubt('');
    setRefused(null);
    setCreated(usuario);
    form.reset(EMPTY);
    finish();
  };

  /** Says also what can be done about data that the bank does not know, and what is not known since an answer was lost. */
  const words = (error: unknown, text: string): string => {
    const advice = hasCode(error, UNKNOWN_IDENTITY_CODE) ? 'Verifíquelos o acérquese a una agencia.' : '';
    return [...new Set([text, advice, doubt])].filter(Boolean).join(' ');
  };

  /** Sends a refusal of the last step back to its field in the second. The form has what was refused: no step can change it meanwhile. */
  const sendBack = (error: unknown, said: string): boolean => {
    const refusal = refusedOf(error, form.getValues(), said);
    if (refusal === null) return false;
    setRefused(refusal);
    form.setError(refusal.field, { message: said });
    backTo(2);
    return true;
  };

  /** All steps up to this one: the browser's Forward goes past one that was spoiled after it had been left. The first that is wrong is shown. */
  const isRight = async (): Promise<boolean> => {
    for (const [number, fields] of Object.entries(fieldsOfStep)) {
      if (Number(number) > step) break;
      if (await isRightStep(form, fields)) continue;
      backTo(Number(number));
      return false;
    }
    return true;
  };

  const leave = async (): Promise<void> => {
    // Where there are no fields, nothing of them can be mended.
    if (step === 3 && questions.kind === 'error') return toast.error(NO_QUESTIONS);
    const action = step === 4 ? create : step === 1 ? identify : next;
    await send(() => action(), { isRight, words, refused: sendBack });
  };

  const who = JSON.stringify(identityBody(form.getValues()));
  return {
    form,
    step,
    done,
    created,
    failure,
    sending,
    questions,
    // The browser's Forward goes past a first step that names somebody else by now.
    sentTo: sent.who === who ? sent.place : placeOfCode(null),
    back: () => backTo(step - 1),
    submit: submitting(leave),
  };
}
