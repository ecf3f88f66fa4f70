import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, failureOf, hasCode } from '#api/apiError.ts';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { TELLING_PASSWORD_CODE, UNKNOWN_IDENTITY_CODE, USER_TAKEN_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationTypeOf, maskedIdentification } from '#domain/identification.ts';
import { cleanUserName } from '#domain/registration.ts';
import { NotSent, useSendOnce } from '#flows/envio/useSendOnce.ts';
import { usePinAuthorisation } from '#flows/pin/usePinConfirmation.tsx';
import { isRightStep } from '#forms/isRightStep.ts';
import { submitting } from '#forms/submitting.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { useSteps } from '#navigation/useSteps.ts';
import {
  EMPTY,
  fieldsOfStep,
  identityBody,
  type RegistrationForm,
  registrationBody,
  registrationSchema,
} from './registrationForm.ts';

/** Which field of the second step a refusal of the last one speaks of, by code. */
const fieldOfCode = { [USER_TAKEN_CODE]: 'usuario', [TELLING_PASSWORD_CODE]: 'clave' } as const;

const NOT_CONFIRMED = 'No se creó ningún usuario. Puede confirmar con un código nuevo.';

/** What the last step refused, so that the second does not let the same through again. */
interface Refused {
  field: (typeof fieldOfCode)[keyof typeof fieldOfCode];
  value: string;
  text: string;
}

/**
 * The registration in its four steps (screens.md A.1 /registro): who you are is asked of the bank in the first step and once more for
 * the code, whose transaction lives for 180 seconds only; the user is made last. Neither a step nor a failure loses what was typed.
 */
export function useRegistration() {
  const api = useApi();
  const { send, busy: sending, failure, tell } = useSendOnce();
  const authorise = usePinAuthorisation();
  const visit = useVisit();
  const { step, done, next, backTo, finish } = useSteps();
  const [created, setCreated] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useForm<RegistrationForm>({
    resolver: yupResolver(registrationSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  useLeaveGuard(form.formState.isDirty, { inSteps: true });

  const identify = async (): Promise<void> => {
    await api.call(validarIdentidad, { body: identityBody(form.getValues()) }, { signal: visit() });
    await next();
  };

  const create = async (): Promise<void> => {
    const values = form.getValues();
    const usuario = cleanUserName(values.usuario);
    const here = visit();
    const identity = await api.call(validarIdentidad, { body: identityBody(values) }, { signal: here });
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
    const confirmed = await authorise(identity.idTransaccion, { info, sentTo: identity.destino }, here);
    if (!confirmed) throw new NotSent(NOT_CONFIRMED);
    await api.call(registro, { body: registrationBody(values, identity.idTransaccion) });
    setCreated(usuario);
    form.reset(EMPTY);
    finish();
  };

  /** Says what can be done about data that the bank does not know, and sends a refusal of the last step back to its field in the second. */
  const sendBack = (error: unknown, text: string): boolean => {
    if (hasCode(error, UNKNOWN_IDENTITY_CODE)) {
      tell({ ...failureOf(error), text: `${text} Verifíquelos o acérquese a una agencia.` });
      return true;
    }
    const field = Object.entries(fieldOfCode).find(([code]) => hasCode(error, code))?.[1];
    if (!field) return false;
    setRefused({ field, value: form.getValues(field), text });
    form.setError(field, { message: text });
    backTo(2);
    return true;
  };

  /** What was refused is not sent once more: it would be refused once more. @throws NotSent in the step that has it. */
  const refuseAgain = (): void => {
    if (!refused || form.getValues(refused.field) !== refused.value) return;
    form.setError(refused.field, { message: refused.text }, { shouldFocus: true });
    backTo(2);
    throw new NotSent();
  };

  const goOn = async (): Promise<void> => {
    refuseAgain();
    await next();
  };

  const confirm = async (): Promise<void> => {
    refuseAgain();
    await create();
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

  const leave = (): Promise<boolean> => {
    const action = step === 4 ? confirm : step === 1 ? identify : goOn;
    return send(action, { isRight, refused: sendBack });
  };

  return {
    form,
    step,
    done,
    created,
    failure,
    sending,
    back: () => {
      tell(null);
      backTo(step - 1);
    },
    submit: submitting(leave),
  };
}
