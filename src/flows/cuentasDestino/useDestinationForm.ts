import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { modificarExterna, modificarInterna } from '#api/contract/cuentasDestino.ts';
import { maskAccount } from '#domain/accountNumber.ts';
import { optionalEmailMessage } from '#domain/email.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useConfirmedChange } from '#flows/pin/useConfirmedChange.ts';
import { NotSent } from '#flows/submission/useSendOnce.ts';
import { ruled } from '#forms/ruled.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { aliasMessage } from './alias.ts';
import type { Destination } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useAccountTypes, useRefreshDestinations, useRereadDestination } from './useDestinations.ts';

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

const UNCONFIRMED = 'No se guardaron los cambios. Puede confirmar con un código nuevo.';

/** A destination as the form shows it. */
function formOf({ alias, name, email, accountTypeCode }: Destination): EditForm {
  return { alias: alias || name, correo: email, tipoCuenta: accountTypeCode };
}

/**
 * The form of Modificar over one destination: code, then the call, then the list anew, after a refusal too: the destination may be gone. `onSaved`
 * is called last. All fields are sent, so those that the member has not touched follow the bank: a newer list while the form is open, and one more
 * reading right before signing.
 */
export function useDestinationForm(destination: Destination, onSaved: () => void) {
  const api = useApi();
  const refresh = useRefreshDestinations();
  const reread = useRereadDestination();
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
  /** Something is typed that is not what the bank has, outer blanks aside. */
  const isChanged = (field: keyof EditForm): boolean =>
    dirtyFields[field] === true && typed[field].trim() !== present[field];
  const dirty = FIELDS.some(isChanged);
  const { busy, isSending, failure } = change;
  return {
    form,
    /** The change under way, and why the last try failed; where nothing is left to confirm, nothing is said of that. */
    change: { busy, isSending, failure: failure === UNCONFIRMED && !dirty ? null : failure },
    /** Whether leaving would lose something. */
    dirty,
    /** Back to what the bank has. */
    discard: (): void => form.reset(undefined, { keepDirtyValues: false }),
    save: async (): Promise<void> => {
      if (!(await isRight(form))) return change.refuse(validationTexts.invalidForm);
      let sent = trimmed(form.getValues());
      const changed = FIELDS.filter(isChanged);
      const endpoint = destination.kind === 'internal' ? modificarInterna : modificarExterna;
      const saved = await change.confirm({
        // A change made elsewhere is not to be overwritten by the list as it was read before.
        info: async (visit) => {
          const known = await reread(destination, visit);
          // No code is asked for what the bank would refuse.
          if (!known) throw new NotSent(texts.gone);
          const now = formOf(known);
          sent = mergedForm(now, sent, changed);
          // What is signed is what the form shows.
          for (const field of FIELDS)
            if (!changed.includes(field)) form.resetField(field, { defaultValue: sent[field] });
          const { alias, correo, tipoCuenta } = sent;
          return {
            title: texts.editTitle,
            rows: [
              { label: 'Beneficiario', value: destination.name, bold: true },
              { label: texts.label, value: maskAccount(destination.number) },
              { label: 'Alias', value: alias },
              ...(correo === now.correo ? [] : [{ label: 'Correo', value: correo || NO_EMAIL }]),
              ...(tipoCuenta === now.tipoCuenta
                ? []
                : [{ label: 'Tipo de cuenta', value: types.names.get(tipoCuenta) ?? tipoCuenta }]),
            ],
          };
        },
        unconfirmed: UNCONFIRMED,
        send: (idTransaccion) =>
          api.call(endpoint, {
            body: {
              idTransaccion,
              codigoCuentaDestino: destination.code,
              alias: sent.alias,
              codigoTipoCuenta: sent.tipoCuenta,
              ...(sent.correo ? { correo: sent.correo } : {}),
            },
          }),
        refusals: endpoint.codes,
        done: texts.saved,
        saved: () => form.reset(sent, { keepDirtyValues: false }),
        refresh: () => refresh(destination.kind),
        refusedToo: true,
      });
      if (saved) onSaved();
    },
  };
}

/** What is typed, as it is sent. */
function trimmed({ alias, correo, tipoCuenta }: EditForm): EditForm {
  return { alias: alias.trim(), correo: correo.trim(), tipoCuenta };
}

/** What the bank has `now`, with what the member has `changed` of it; a kind of account that it does not say is the one that was typed. */
function mergedForm(now: EditForm, typed: EditForm, changed: readonly (keyof EditForm)[]): EditForm {
  const mine = Object.fromEntries(changed.map((field) => [field, typed[field]]));
  return { ...now, tipoCuenta: now.tipoCuenta || typed.tipoCuenta, ...mine };
}
