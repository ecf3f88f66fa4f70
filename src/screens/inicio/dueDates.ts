import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { credito } from '#api/contract/productos.ts';
import type { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { dayOfIso, daysBetween } from '#domain/calendar.ts';
import { type Cents, toCents } from '#domain/money.ts';
import { to } from '#navigation/paths.ts';
import type { Card, Loan } from '#screens/productos/products.ts';

/** Something that must be paid by a day. */
export interface DueDate {
  id: string;
  /** `yyyy-MM-dd` */
  day: string;
  name: string;
  detail: string;
  cents: Cents;
  daysOverdue: number;
  action: 'Ver' | 'Pagar';
  address: string;
}

/** A loan's next payment: the overdue instalment with its default interest, else the next one. Null while nothing is known or due. */
export function loanDue(loan: Loan, detail: EndpointAnswer<typeof credito> | undefined): DueDate | null {
  const base = {
    id: loan.number,
    name: loan.name,
    action: 'Ver' as const,
    address: to.credito(loan.number),
  };
  const account = `•••• ${loan.number.slice(-4)}`;
  if (loan.state === 'VENCIDO') {
    const overdue = detail?.tabla.find(({ estado }) => estado === 'VENCIDA');
    const day = dayOfIso(overdue?.fecha);
    if (!detail?.vencido || !overdue || day === null) return null;
    return {
      ...base,
      day,
      detail: `Cuota ${overdue.numero} de ${loan.total} · ${account}`,
      cents: toCents(detail.vencido.total),
      daysOverdue: loan.daysOverdue,
    };
  }
  const day = dayOfIso(loan.next?.date);
  if (!loan.next || day === null || loan.state === 'CANCELADO') return null;
  const number = loan.next.number === null ? '' : `Cuota ${loan.next.number} de ${loan.total} · `;
  return { ...base, day, detail: `${number}${account}`, cents: loan.next.cents, daysOverdue: 0 };
}

/** A card's payment, when there is one; `today` decides whether it is late. */
export function cardDue(
  card: Card,
  detail: EndpointAnswer<typeof leerTarjeta> | undefined,
  today: string,
): DueDate | null {
  const day = dayOfIso(detail?.fechaMaximaPago);
  const total = detail?.pagoTotal;
  if (day === null || typeof total !== 'number' || total <= 0) return null;
  return {
    id: card.code,
    day,
    name: card.name,
    detail: `Pago total · •••• ${card.last4}`,
    cents: toCents(total),
    daysOverdue: Math.max(0, daysBetween(day, today)),
    action: 'Pagar',
    address: to.tarjetaCredito,
  };
}

/** Earliest first. */
export function byDay(dates: readonly (DueDate | null)[]): DueDate[] {
  return dates.filter((date) => date !== null).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
