import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '#api/ApiProvider.tsx';
import { ApiError, type Failure, failureOf, hasCode, shownMessage } from '#api/apiError.ts';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { registro } from '#api/contract/credenciales.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { TELLING_PASSWORD_CODE, UNKNOWN_IDENTITY_CODE, USER_TAKEN_CODE } from '#domain/errorCodes.ts';
import { cleanIdentification, identificationTypeOf, maskedIdentification } from '#domain/identification.ts';
import { cleanUserName } from '#domain/registration.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useSteps } from '#navigation/useSteps.ts';
import { usePinAuthorisation } from '#screens/pin/usePinConfirmation.tsx';
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

/** A failure over the form; `unknownIdentity` adds what can be done about it. */
export interface RegistrationFailure extends Failure {
  unknownIdentity: boolean;
}

/**
 * The registration in its four steps (screens.md A.1 /registro): who you are is asked of the bank in the first step and once more for
 * the code, whose transaction lives for 180 seconds only; the user is made last. No step and no failure loses what was typed.
 */
export function useRegistration() {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const authorise = usePinAuthorisation();
  const visit = useVisit();
  const { step, done, next, backTo, finish } = useSteps();
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [sending, setSending] = useState(false);
  const [created, setCreated] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useForm<RegistrationForm>({
    resolver: yupResolver(registrationSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });

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
    if (!confirmed) return setFailure({ text: NOT_CONFIRMED, isStuck: false, unknownIdentity: false });
    await api.call(registro, { body: registrationBody(values, identity.idTransaccion) });
    setCreated(usuario);
    form.reset(EMPTY);
    finish();
  };

  const tell = (error: unknown): void => {
    const text = shownMessage(error);
    if (text === null) return;
    toast.error(text);
    const field = Object.entries(fieldOfCode).find(([code]) => hasCode(error, code))?.[1];
    if (field) {
      setRefused({ field, value: form.getValues(field), text });
      form.setError(field, { message: text });
      backTo(2);
    } else setFailure({ ...failureOf(error), unknownIdentity: hasCode(error, UNKNOWN_IDENTITY_CODE) });
  };

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      await action();
    } catch (error) {
      tell(error);
    } finally {
      setSending(false);
    }
  };

  const leave = async (): Promise<void> => {
    if (step === 4) return attempt(create);
    const fields = fieldsOfStep[step as keyof typeof fieldsOfStep];
    if (!(await form.trigger(fields, { shouldFocus: true }))) {
      toast.error(validationTexts.invalidForm);
      return;
    }
    if (step === 1) return attempt(identify);
    if (step === 2 && refused && form.getValues(refused.field) === refused.value) {
      // Sent once more it would be refused once more, two steps later.
      form.setError(refused.field, { message: refused.text }, { shouldFocus: true });
      return;
    }
    setFailure(null);
    await next();
  };

  return {
    form,
    step,
    done,
    created,
    failure,
    sending,
    back: () => {
      setFailure(null);
      backTo(step - 1);
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      void once(leave);
    },
  };
}
