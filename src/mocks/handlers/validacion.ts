import { toDollars } from '#domain/dollars.ts';
import { formatMoney } from '#domain/money.ts';
import { refuseUnavailable } from '../bank/execution.ts';
import { availableAfter, type Order } from '../bank/orders.ts';

/** A row of the PIN's block. */
interface Row {
  etiqueta: string;
  valor: string;
  negrita?: boolean;
}

/**
 * What an order will cost (contract B.0 `Validacion`), with the rows of the PIN's block (design 19): who is paid, then the total.
 * @throws Refusal -9999-00-03 (C.6).
 */
export function costOf(order: Pick<Order, 'origin' | 'cents' | 'fee' | 'tax'>, payee: readonly Row[]) {
  const { cents, fee, tax } = order;
  refuseUnavailable(cents);
  const total = cents + fee + tax;
  return {
    valor: toDollars(cents),
    comision: toDollars(fee),
    impuesto: toDollars(tax),
    total: toDollars(total),
    saldoPosterior: toDollars(availableAfter(order)),
    detalle: [...payee, { etiqueta: 'Total a debitar', valor: formatMoney(total), negrita: true }],
  };
}
