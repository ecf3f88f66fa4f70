import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { validationTexts } from '#domain/validationTexts.ts';
import { isRight } from '#forms/useFormValues.ts';
import { isMineOrRegistered } from './destination.ts';
import {
  EMPTY_EXTERNAL,
  type ExternalAccountForm,
  externalAccountBody,
  externalAccountSchema,
  externalCardSchema,
} from './externalAccount.ts';
import { useDestinationRegistration } from './useDestinationRegistration.ts';
import { useDestinations } from './useDestinations.ts';
import { useInstitution } from './useInstitution.ts';

/** The form of a new account or card of another institution and its way into the list; whoever holds them keeps what was typed. */
export function useExternalRegistration(kind: 'external' | 'card', onDone: (saved: boolean) => void) {
  const form = useForm<ExternalAccountForm>({
    resolver: yupResolver(kind === 'card' ? externalCardSchema : externalAccountSchema),
    defaultValues: EMPTY_EXTERNAL,
    mode: 'onTouched',
  });
  const [tipoInstitucion, institucion] = useWatch({
    control: form.control,
    name: ['tipoInstitucion', 'institucion'],
  });
  const institution = useInstitution({ tipoInstitucion, institucion });
  const registered = useDestinations(kind);
  const registration = useDestinationRegistration(onDone);
  return {
    form,
    registration,
    submit: async (): Promise<void> => {
      if (!(await isRight(form))) return registration.refuse(validationTexts.invalidForm);
      const body = externalAccountBody(form.getValues());
      const typed = { number: body.numeroCuenta, institutionCode: body.codigoInstitucion };
      const isKnown = isMineOrRegistered(typed, registered);
      const name = institution?.descripcion ?? body.codigoInstitucion;
      await registration.register({ place: kind, institution: name, body }, isKnown);
      if (isKnown) form.setFocus('numero');
    },
  };
}
