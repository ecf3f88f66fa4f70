import type { Validacion } from '#api/contract/validacion.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { titleCase } from '#domain/names.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { externalAccountBody } from '#flows/cuentasDestino/externalAccount.ts';
import { useAccountTypes, useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { registeredIdentity, useHeardName } from '#flows/cuentasDestino/useHeardName.ts';
import { useInstitution } from '#flows/cuentasDestino/useInstitution.ts';
import { NAME_REFUSED } from '#flows/cuentasDestino/useNameVerification.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { registeredPayee, typedIdentity, typedPayee } from './externalPayee.ts';
import type { ExternalForms } from './useExternalForms.ts';

/** Who gets the money of a transfer to another institution, a registered account or a new one, and what is known of the holder's name. */
export function useExternalPayee({ form, account }: ExternalForms) {
  const toast = useToast();
  const { fuente, registrada } = useFormValues(form, 'fuente', 'registrada');
  const typed = useFormValues(account);
  const isNew = fuente === 'nueva';
  const registered = useDestinations('external');
  const types = useAccountTypes('external');
  const institution = useInstitution(typed);
  const found = registered.kind === 'ready' ? registered.value.find(({ code }) => code === registrada) : undefined;
  const identity = isNew ? typedIdentity(typed) : registeredIdentity(found);
  const name = useHeardName({
    identity,
    listed: isNew ? null : (found?.nameMatch ?? null),
    registered: isNew ? null : (found ?? null),
  });
  /** The form may change until an answer comes: who stands there now is not always who was asked about. */
  const isThere = (asked: string): boolean => {
    const present = form.getValues();
    if (present.fuente !== fuente) return false;
    return isNew ? typedIdentity(account.getValues()) === asked : present.registrada === registrada;
  };
  const refuseName = (asked: string): false => {
    name.pressUnticked(asked);
    // Said in its place, unless another payee stands there by now: then nothing of this one is marked.
    if (isThere(asked)) focusFirstFault();
    else toast.error(NAME_REFUSED);
    return false;
  };

  return {
    registered,
    types,
    /** That of a new account, once it is chosen. */
    institution,
    name: { match: name.match, holder: titleCase(name.holder), verification: name.verification },
    tickFault: name.tickFault,
    fault: isNew || found ? null : validationTexts.required,
    /** The registered account that is paid; null where there is none yet, or a new one is typed. */
    chosen: isNew ? null : (found ?? null),
    /** What Revisar says of them; null while nobody is chosen. */
    summarized: () => {
      if (isNew) return typedPayee(typed, institution?.descripcion ?? '', types.names);
      return found ? registeredPayee(found, types.names) : null;
    },
    /** What the order says of them; a new account that is not kept has no alias of its own, whatever was typed. */
    ordered: ({ isKept }: { isKept: boolean }) => {
      if (!isNew) return { codigoCuentaDestino: found?.code ?? '' };
      const values = account.getValues();
      return { destino: externalAccountBody(isKept ? values : { ...values, alias: '' }) };
    },
    /** Revisar was pressed without the tick that the name asks for. */
    pressUnticked: (): void => name.pressUnticked(identity),
    /** What looks at the answer to the check of an order as it is given now: it keeps what is said of the name, and says whether the order may go on. */
    nameCheck: () => {
      const asked = isNew ? typedIdentity(account.getValues()) : identity;
      return ({ coincidenciaNombre, titular }: Validacion): boolean => {
        const holder = titular ?? '';
        if (isNew || coincidenciaNombre) name.hear(asked, { match: coincidenciaNombre || null, holder });
        if (coincidenciaNombre !== 'NO_COINCIDE') return true;
        // A member who has ticked that these data were verified may go on.
        if (asked !== identity || !name.verification.holdsFor(holder)) return refuseName(asked);
        name.verification.noteHolder(holder);
        return true;
      };
    },
    forgetName: name.forget,
  };
}
