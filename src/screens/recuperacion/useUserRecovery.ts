import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { recuperarUsuario } from '#api/contract/credenciales.ts';
import { EMAIL_FORM, isEmail } from '#domain/email.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import type { IdentityFields } from '#flows/entry/IdentificationFields.tsx';
import { useSendOnce } from '#flows/submission/useSendOnce.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';
import { identityBody, identityShape } from './identity.ts';

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
  const { send, busy, failure } = useSendOnce();
  // With the data that were answered: of others nothing has been said.
  const [answered, setAnswered] = useState<{ text: string | readonly string[]; to: string } | null>(null);
  const form = useForm<UserRecoveryForm>({
    resolver: yupResolver(schema),
    defaultValues: { tipo: '1', identificacion: '', correo: '' },
    mode: 'onTouched',
  });

  const values = useWatch({ control: form.control });

  const recover = async (): Promise<void> => {
    const { correo, ...identity } = form.getValues();
    const to = JSON.stringify(form.getValues());
    setAnswered(null);
    const data = await api.call(recuperarUsuario, { body: { ...identityBody(identity), correo: correo.trim() } });
    const text = data?.correo ? ['Si los datos coinciden, enviaremos su usuario a ', data.correo, '.'] : NEUTRAL;
    setAnswered({ text, to });
  };

  return {
    form,
    failure,
    sending: busy,
    answer: answered?.to === JSON.stringify({ ...form.getValues(), ...values }) ? answered.text : null,
    submit: submitting(() => send(recover, { isRight: () => isRight(form) })),
  };
}
