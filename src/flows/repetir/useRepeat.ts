import { answerOf } from '#api/asked.ts';
import { formatAmount } from '#domain/money.ts';
import { fullName, isSameName } from '#domain/names.ts';
import { destinationOfOrder } from '#flows/cuentasDestino/destination.ts';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { type FlowStart, flowStart } from '#flows/operacion/flowStart.ts';
import { useOnwardStart } from '#flows/operacion/useFlowStart.ts';
import { useProducts } from '#flows/productos/useProducts.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { placeOf, type Sent } from './sentTransfers.ts';

/** The form that the member is at already, of that place. */
export interface OpenForm {
  place: 'internal' | 'external';
  /** Fills it in, whatever stood there. */
  fill: (start: FlowStart) => void;
  /** The number of the account that pays there: it goes on doing so in another form. */
  origin: string | undefined;
}

/**
 * «Repetir»: the same destination, amount and concept in a form. The destination is the registered one of the history's code (D-74); where
 * the server names none, or one that is no longer registered, the one with the same name and last digits, and none where there is not
 * exactly one; to an account of one's own, that one of «Mis cuentas». Where the form is open already, there.
 */
export function useRepeat(here?: OpenForm): (row: Sent) => void {
  const navigate = useNavigate();
  const onward = useOnwardStart();
  const session = useSession();
  const lists = { internal: useDestinations('internal'), external: useDestinations('external') };
  const products = useProducts();
  return (row) => {
    const { destino, valor, codigoCuentaDestino, concepto } = row;
    const place = placeOf(row);
    const list = answerOf(lists[place]);
    const words = destino ?? '';
    const [name = ''] = words.split(' · ');
    const same =
      destinationOfOrder(row, list ?? [])?.code ??
      // A list that is not here yet will be in the form, and knows the history's code as well.
      (list ? undefined : codigoCuentaDestino);
    const isOwn = place === 'internal' && !same && session !== null && isSameName(name, fullName(session));
    const digits = /\d{1,4}$/.exec(words.trim())?.[0];
    const own = (answerOf(products)?.savings ?? []).filter(
      ({ number }) => digits !== undefined && number.endsWith(digits),
    );
    const ownNumber = isOwn && own.length === 1 ? own[0]?.number : undefined;
    const chosen = same ?? ownNumber;
    const start: FlowStart = {
      fuente: isOwn ? 'propias' : 'registradas',
      ...(chosen ? { destino: chosen } : {}),
      ...(typeof valor === 'number' ? { valor: formatAmount(valor) } : {}),
      ...(concepto ? { concepto } : {}),
    };
    if (here?.place === place) return here.fill(start);
    void navigate(place === 'external' ? to.transferenciaExterna : to.transferenciaInterna, {
      state: here?.origin === undefined ? onward(start) : flowStart({ ...start, origen: here.origin }),
    });
  };
}
