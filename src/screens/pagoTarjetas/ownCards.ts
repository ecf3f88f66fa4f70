import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer, TarjetaResumen } from '#api/contract/tarjetas.ts';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import { type Cents, formatAmount } from '#domain/money.ts';
import { mapRows } from '#domain/partialList.ts';
import { type Card, cardOf } from '#flows/productos/products.ts';

/** A card of the cooperative as its payment shows it; money in cents, null where the server does not say. */
export interface OwnCard extends Card {
  /** Masked: `•••• 4502`. */
  number: string;
}

/** What must be paid of a card and when; days in ISO, null where the server does not say. */
export interface CardDebt {
  minimum: Cents | null;
  total: Cents | null;
  cutOn: string | null;
  payBy: string | null;
  /** What it owes now, which may be more than was owed at the cut. */
  used: Cents | null;
}

/** How much of a card is paid (contract B.3 `tipoPago`). */
export type PaymentKind = 'TOTAL' | 'MINIMO' | 'OTRO';

/** The answer of `tarjetas-credito`: the cards are named as productos names them. */
export function ownCardsOf(answer: readonly TarjetaResumen[]): OwnCard[] {
  return mapRows(answer, (card) => ({
    ...cardOf(card),
    number: maskAccountUnbroken(card.numeroEnmascarado),
  }));
}

/** What is owed: from the card's detail; a server without one says only what the list knows. */
export function debtOf(detail: EndpointAnswer<typeof leer> | null, { used }: Pick<OwnCard, 'used'>): CardDebt {
  return {
    minimum: detail?.pagoMinimo ?? null,
    total: detail?.pagoTotal ?? null,
    cutOn: detail?.fechaCorte?.trim() || null,
    payBy: detail?.fechaMaximaPago?.trim() || null,
    used: detail?.utilizado ?? used,
  };
}

/**
 * The payments that a debt allows, in the order of the screen: what was owed at the cut, its minimum, and an amount of one's own; none of
 * a card that owes nothing, which the bank would refuse (-0009-01-01).
 */
export function paymentKinds({ minimum, total, used }: CardDebt): PaymentKind[] {
  // Below zero it is the member who has something left there.
  const isOwed = (amount: Cents | null): boolean => amount !== null && amount > 0;
  const atCut: PaymentKind[] = [
    ...(isOwed(total) ? (['TOTAL'] as const) : []),
    ...(isOwed(minimum) ? (['MINIMO'] as const) : []),
  ];
  return atCut.length === 0 && used !== null && used <= 0 ? [] : [...atCut, 'OTRO'];
}

/** The amount of a payment as it would be typed; `typed` is the member's own. '' where there is none. */
export function amountTextOf(kind: PaymentKind, { minimum, total }: CardDebt, typed: string): string {
  if (kind === 'OTRO') return typed;
  const amount = kind === 'TOTAL' ? total : minimum;
  return amount === null ? '' : formatAmount(amount);
}

/** copy.md «Tarjetas: pago». */
const ABOVE_DEBT = 'El valor supera la deuda; quedará saldo a favor.';
const BELOW_MINIMUM = 'Si paga menos del mínimo se generará interés de mora.';

/** What an amount of one's own leads to, in words, or null; it forbids nothing (screens.md A.2 tarjeta-credito). */
export function paymentWarning(paid: Cents, { minimum, used }: CardDebt): string | null {
  if (used !== null && paid > used) return ABOVE_DEBT;
  return minimum !== null && paid < minimum ? BELOW_MINIMUM : null;
}
