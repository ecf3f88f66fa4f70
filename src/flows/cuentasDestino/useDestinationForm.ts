import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { modificarExterna, modificarInterna } from '#api/contract/cuentasDestino.ts';
import { maskAccount } from '#domain/accountNumber.ts';
import { optionalEmailMessage } from '#domain/email.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useConfirmedChange } from '#flows/pin/useConfirmedChange.ts';
import { ruled } from '#forms/ruled.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { aliasMessage } from './alias.ts';
import type { Destination } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useAccountTypes, useRefreshDestinations } from './useDestinations.ts';

/** What may change of a destination, as typed. */
interface EditForm {
  alias: string;
  correo: string;
  tipoCuenta: string;
}

const FIELDS = ['alias', 'correo', 'tipoCuenta'] as const;

const schema = object({
  alias: ruled((value) => (value.trim() === '' ? validationTexts.required : aliasMessage(value))),
  correo: ruled(optionalEmailMessage),
  tipoCuenta: ruled((value) => (value === '' ? validationTexts.required : null)),
});

/** Signed where the e-mail was taken away. */
const NO_EMAIL = 'Sin correo';

/** A destination as the form shows it. */
function formOf({ alias, name, email, accountTypeCode }: Destination): EditForm {
  return { alias: alias || name, correo: email, tipoCuenta: accountTypeCode };
}

/**
 * The form of Modificar over one destination: code, then the call, then the list anew; `onSaved` is told last. What the member has not touched is
 * as the bank has it, also where that comes while the form is open: all of it is sent.
 */
export function useDestinationForm(destination: Destination, onSaved: () => void) {
  const api = useApi();
  const refresh = useRefreshDestinations();
  const change = useConfirmedChange();
  const types = useAccountTypes(destination.kind);
  const present = formOf(destination);
  const form = useForm<EditForm>({
    resolver: yupResolver(schema),
    values: present,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const typed = useFormValues(form);
  const { dirtyFields } = form.formState;
  const texts = destinationTexts[destination.kind];
  return {
    form,
    change,
    /** Something is typed that is not what the bank has, outer blanks aside. */
    dirty: FIELDS.some((field) => dirtyFields[field] && typed[field].trim() !== present[field]),
    /** Back to what the bank has. */
    discard: (): void => form.reset(undefined, { keepDirtyValues: false }),
    save: async (): Promise<void> => {
      if (!(await isRight(form))) return change.refuse(validationTexts.invalidForm);
      const { tipoCuenta, ...values } = form.getValues();
      const alias = values.alias.trim();
      const correo = values.correo.trim();
      const endpoint = destination.kind === 'internal' ? modificarInterna : modificarExterna;
      const saved = await change.confirm({
        info: {
          title: texts.editTitle,
          rows: [
            { label: 'Beneficiario', value: destination.name, bold: true },
            { label: texts.label, value: maskAccount(destination.number) },
            { label: 'Alias', value: alias },
            ...(correo === present.correo ? [] : [{ label: 'Correo', value: correo || NO_EMAIL }]),
            ...(tipoCuenta === present.tipoCuenta
              ? []
              : [{ label: 'Tipo de cuenta', value: types.names.get(tipoCuenta) ?? tipoCuenta }]),
          ],
        },
        unconfirmed: 'No se guardaron los cambios. Puede confirmar con un código nuevo.',
        send: (idTransaccion) =>
          api.call(endpoint, {
            body: {
              idTransaccion,
              codigoCuentaDestino: destination.code,
              alias,
              codigoTipoCuenta: tipoCuenta,
              ...(correo ? { correo } : {}),
            },
          }),
        refusals: endpoint.codes,
        done: texts.saved,
        saved: () => form.reset({ alias, correo, tipoCuenta }, { keepDirtyValues: false }),
        refresh: () => refresh(destination.kind),
      });
      if (saved) onSaved();
    },
  };
}
