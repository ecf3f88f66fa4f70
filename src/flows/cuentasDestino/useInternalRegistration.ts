import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import { accountNumberMessage } from '#domain/accountNumber.ts';
import { optionalEmailMessage } from '#domain/email.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { ruled } from '#forms/ruled.ts';
import { isRight } from '#forms/useFormValues.ts';
import { aliasMessage } from './alias.ts';
import { isMineOrRegistered } from './destination.ts';
import { holderBody } from './holderBody.ts';
import { useDestinationRegistration } from './useDestinationRegistration.ts';
import { useDestinations } from './useDestinations.ts';
import { useHolder, WAIT_FOR_HOLDER } from './useHolder.ts';

/** A new account of the cooperative, as typed. */
interface InternalAccountForm {
  tipoCuenta: string;
  numero: string;
  alias: string;
  correo: string;
}

const schema = object({
  tipoCuenta: ruled((value) => (value === '' ? validationTexts.required : null)),
  numero: ruled(accountNumberMessage),
  alias: ruled(aliasMessage),
  correo: ruled(optionalEmailMessage),
});

/** The form of a new account of the cooperative, its holder and its way into the list; whoever holds them keeps what was typed. */
export function useInternalRegistration(onDone: (saved: boolean) => void) {
  const form = useForm<InternalAccountForm>({
    resolver: yupResolver(schema),
    defaultValues: { tipoCuenta: '', numero: '', alias: '', correo: '' },
    mode: 'onTouched',
  });
  const [number, accountType] = useWatch({ control: form.control, name: ['numero', 'tipoCuenta'] });
  const holder = useHolder(number, true, accountType);
  const registered = useDestinations('internal');
  const registration = useDestinationRegistration(onDone);
  return {
    form,
    holder,
    registration,
    submit: async (): Promise<void> => {
      if (!(await isRight(form))) return registration.refuse(validationTexts.invalidForm);
      // The number's fault stands under the number already.
      if (holder.kind === 'fault') return form.setFocus('numero');
      if (holder.kind !== 'found') return registration.refuse(WAIT_FOR_HOLDER);
      const values = form.getValues();
      const body = holderBody(holder, {
        number: values.numero,
        accountType: values.tipoCuenta,
        alias: values.alias,
        email: values.correo,
      });
      const isKnown = isMineOrRegistered({ number: values.numero, isOwn: holder.isOwn }, registered);
      await registration.register({ place: 'internal', body }, isKnown);
      if (isKnown) form.setFocus('numero');
    },
  };
}
