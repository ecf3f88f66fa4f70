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
import { useRefreshDestinations } from './useDestinations.ts';

/** What may change of a destination, as typed. */
interface EditForm {
  alias: string;
  correo: string;
  tipoCuenta: string;
}

const schema = object({
  alias: ruled((value) => (value.trim() === '' ? validationTexts.required : aliasMessage(value))),
  correo: ruled(optionalEmailMessage),
  tipoCuenta: ruled((value) => (value === '' ? validationTexts.required : null)),
});

/** The form of Modificar over one destination: code, then the call, then the list anew; `onSaved` is told last. */
export function useDestinationForm(destination: Destination, onSaved: () => void) {
  const api = useApi();
  const refresh = useRefreshDestinations();
  const change = useConfirmedChange();
  const form = useForm<EditForm>({
    resolver: yupResolver(schema),
    defaultValues: {
      alias: destination.alias || destination.name,
      correo: destination.email,
      tipoCuenta: destination.accountTypeCode,
    },
    mode: 'onTouched',
  });
  const typed = useFormValues(form);
  const start = form.formState.defaultValues;
  const texts = destinationTexts[destination.kind];
  return {
    form,
    change,
    /** Something was changed and not saved, outer blanks aside. */
    dirty:
      typed.alias.trim() !== start?.alias?.trim() ||
      typed.correo.trim() !== start.correo?.trim() ||
      typed.tipoCuenta !== start.tipoCuenta,
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
        saved: () => form.reset({ alias, correo, tipoCuenta }),
        refresh: () => refresh(destination.kind),
      });
      if (saved) onSaved();
    },
  };
}
