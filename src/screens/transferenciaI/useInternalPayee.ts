import type { UseFormReturn } from 'react-hook-form';
import { fullName } from '#domain/names.ts';
import { keepRows } from '#domain/partialList.ts';
import { isMineOrRegistered } from '#flows/cuentasDestino/destination.ts';
import { useAccountTypes, useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { useHolder } from '#flows/cuentasDestino/useHolder.ts';
import { useNameVerification } from '#flows/cuentasDestino/useNameVerification.ts';
import { useProducts } from '#flows/productos/useProducts.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { destinationFaultOf, type InternalForm, payeeOf } from './internalTransfer.ts';

/**
 * Who gets the money of a transfer inside the cooperative: a registered account, one of the member's own or one that is typed. `origin` is the
 * number of the account that pays.
 */
export function useInternalPayee(form: UseFormReturn<InternalForm>, origin: string | undefined) {
  const session = useSession();
  const { fuente, registrada, propia, nueva } = useFormValues(form, 'fuente', 'registrada', 'propia', 'nueva');
  const registered = useDestinations('internal');
  const types = useAccountTypes('internal');
  const products = useProducts();
  const own =
    products.kind === 'ready'
      ? keepRows(
          products.value.savings,
          // The chosen one stays in sight where it is made the origin: its fault is said there.
          ({ number, isBlocked }) => !isBlocked && (number !== origin || number === propia),
        )
      : [];
  const holder = useHolder(nueva, fuente === 'nueva');
  const chosen =
    fuente === 'registradas' && registered.kind === 'ready'
      ? registered.value.find(({ code }) => code === registrada)
      : undefined;
  const nameMatch = chosen?.nameMatch ?? null;
  const verification = useNameVerification(chosen?.code ?? '', nameMatch, chosen ?? null);
  const payee = payeeOf(
    { fuente, propia, nueva },
    {
      registered: chosen,
      own,
      holder,
      types: types.names,
      memberName: session ? fullName(session) : '',
    },
  );

  return {
    registered,
    types,
    products,
    own,
    holder,
    /** The registered destination that is chosen; null where there is none, or another kind of account is paid. */
    chosen: chosen ?? null,
    /** What is known of a registered holder's name, and the tick that it may ask for (D-66). */
    nameCheck: { match: nameMatch, verification },
    /** Null as long as nobody is chosen, or the holder of a typed account is not known. */
    payee,
    fault: destinationFaultOf({ fuente, nueva }, { payee, origin, holder }),
    /** An own account that is typed, or one that is registered already, is no destination to keep (-0006-01-02). */
    isKnown: isMineOrRegistered({ number: nueva, isOwn: holder.kind === 'found' && holder.isOwn }, registered),
  };
}
