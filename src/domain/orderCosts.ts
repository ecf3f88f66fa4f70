/** What an order of money costs beside its value (screens.md A.0 «Fee before confirm»), from what a server says of it, which may be a part. */
import { type Cents, formatMoney } from './money.ts';

/** What a check or a receipt says of an order, in cents; all of it may be missing. */
export interface SaidCosts {
  valor?: Cents | null | undefined;
  comision?: Cents | null | undefined;
  impuesto?: Cents | null | undefined;
  total?: Cents | null | undefined;
}

/** One of the costs, in cents. */
export interface OrderCost {
  label: 'Comisión' | 'IVA' | 'Comisión e impuestos';
  cents: Cents;
}

/**
 * Commission and tax, each where the server says it. Where it does not say the commission, the difference between total and value is one row; no
 * difference is a commission of zero. Without a total nothing is known of the commission, and it has no row.
 */
export function orderCosts({ valor, comision, impuesto, total }: SaidCosts): OrderCost[] {
  const tax: OrderCost[] = impuesto ? [{ label: 'IVA', cents: impuesto }] : [];
  if (typeof comision === 'number') return [{ label: 'Comisión', cents: comision }, ...tax];
  const more = typeof valor === 'number' && typeof total === 'number' ? total - valor : null;
  // The difference holds the tax, also where that is said.
  if (more !== null && more > 0) return [{ label: 'Comisión e impuestos', cents: more }];
  return more === 0 ? [{ label: 'Comisión', cents: 0 }, ...tax] : tax;
}

/** A cost in words: nothing is said to be nothing. */
export const costText = (cents: Cents): string => (cents === 0 ? 'Sin costo' : formatMoney(cents));
