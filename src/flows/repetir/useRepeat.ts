import { answerOf } from '#api/asked.ts';
import { destinationWords } from '#domain/destinationWords.ts';
import { formatAmount } from '#domain/money.ts';
import { fullName, isSameName } from '#domain/names.ts';
import { type Destination, destinationOfOrder } from '#flows/cuentasDestino/destination.ts';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { type FlowStart, flowStart } from '#flows/moneyFlow/flowStart.ts';
import { useOnwardStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useProducts } from '#flows/productos/useProducts.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { payeeName, placeOf, type Sent } from './sentTransfers.ts';

/** The form that the member is at already, of that place. */
export interface OpenForm {
  place: 'internal' | 'external';
  /** Fills it in, whatever stood there. */
  fill: (start: FlowStart) => void;
  /** The number of the account that pays there: it goes on doing so in another form. */
  origin: string | undefined;
}

/**
 * «Repetir»: opens a form with the same destination, amount and concept; where that form is open already (`here`), it is filled in. The destination
 * is the registered one with the history's code (D-74). Without a code, or where that is registered no more, it is the only one with the same name
 * and last digits; of several none is chosen. Who is not registered at all is named in the form. A transfer to an account of the member's own chooses it in «Mis
 * cuentas».
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
    const { name, lastDigits } = destinationWords(destino);
    const isNamed = (one: Destination): boolean =>
      isSameName(one.name, name) && (lastDigits === null || one.number.endsWith(lastDigits));
    const same =
      destinationOfOrder(row, list ?? [])?.code ??
      // A list that is not here yet will be in the form, and knows the history's code as well.
      (list ? undefined : codigoCuentaDestino);
    const isOwn = place === 'internal' && !same && session !== null && isSameName(name, fullName(session));
    const own = (answerOf(products)?.savings ?? []).filter(
      ({ number }) => lastDigits !== null && number.endsWith(lastDigits),
    );
    const ownNumber = isOwn && own.length === 1 ? own[0]?.number : undefined;
    const chosen = same ?? ownNumber;
    const isMissing = !chosen && !isOwn && name !== '' && list !== null && !list.some(isNamed);
    const start: FlowStart = {
      fuente: isOwn ? 'propias' : 'registradas',
      ...(chosen ? { destino: chosen } : {}),
      ...(isMissing ? { noRegistrado: { name: payeeName(row), lastDigits } } : {}),
      ...(typeof valor === 'number' ? { valor: formatAmount(valor) } : {}),
      ...(concepto ? { concepto } : {}),
    };
    if (here?.place === place) return here.fill(start);
    void navigate(place === 'external' ? to.transferenciaExterna : to.transferenciaInterna, {
      state: here?.origin === undefined ? onward(start) : flowStart({ ...start, origen: here.origin }),
    });
  };
}
