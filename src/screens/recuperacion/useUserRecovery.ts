import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { type Failure, failureOf, firstMessage } from '#api/apiError.ts';
import { recuperarUsuario } from '#api/contract/credenciales.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { EMAIL_FORM, isEmail } from '#domain/email.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { type IdentityFields, identityBody, identityShape } from './identity.ts';

/** What the form asks, as typed. */
export interface UserRecoveryForm extends IdentityFields {
  correo: string;
}

const schema = object({
  ...identityShape,
  correo: string()
    .defined()
    .trim()
    .required(validationTexts.required)
    .test('email', EMAIL_FORM, (value) => isEmail(value)),
});

/** copy.md «Recuperación», when the server does not say which address it would be. */
const NEUTRAL = 'Si los datos coinciden, recibirá las instrucciones en el correo registrado.';

/** The user recovery (screens.md A.1): one call, and the same answer whether the data are somebody's or not. */
export function useUserRecovery() {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const [answer, setAnswer] = useState<string | readonly string[] | null>(null);
  const form = useForm<UserRecoveryForm>({
    resolver: yupResolver(schema),
    defaultValues: { tipo: '1', identificacion: '', correo: '' },
    mode: 'onTouched',
  });

  const send = async ({ correo, ...identity }: UserRecoveryForm): Promise<void> => {
    setFailure(null);
    setAnswer(null);
    try {
      const data = await api.call(recuperarUsuario, { body: { ...identityBody(identity), correo: correo.trim() } });
      setAnswer(data?.correo ? ['Si los datos coinciden, enviaremos su usuario a ', data.correo, '.'] : NEUTRAL);
    } catch (error) {
      const text = firstMessage(error);
      setFailure(failureOf(error));
      toast.error(text);
    }
  };

  return {
    form,
    failure,
    answer,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      void once(() => form.handleSubmit(send, () => toast.error(validationTexts.invalidForm))(event));
    },
  };
}
