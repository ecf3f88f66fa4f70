import { addDays, dayOfIso } from './calendar.ts';
import { formatDate } from './dates.ts';

const texts: ReadonlyMap<string, string> = new Map([
  ['INMEDIATA', 'Llega de inmediato'],
  ['SPI', 'Llega el siguiente día hábil'],
]);

/** When money arrives, from the server's `acreditacion` (copy.md «Transferencia I/E»); an unknown code is shown as it is (contract B.0). */
export function arrivalText(code: string): string {
  return texts.get(code) ?? code;
}

/** What the server says of when money arrives. */
export interface Arrival {
  /** When it was sent. */
  fecha?: string | null | undefined;
  acreditacion?: string | null | undefined;
  fechaAcreditacion?: string | null | undefined;
}

/**
 * What is said of money that has left and that the other institution has not confirmed: that it has not, and until when it may take, or when it should
 * have. Never that the money has arrived. `today` is `yyyy-MM-dd`; '' where no day is over.
 */
export function inProcessText(arrival: Arrival, today: string, dateFormat?: string): string {
  const { acreditacion: code } = arrival;
  const day = formatDate(arrival.fechaAcreditacion, dateFormat);
  if (day && hasArrivalPassed(arrival, today)) return `${NOT_CONFIRMED}: el plazo terminó el ${day}.`;
  if (day) return `${NOT_CONFIRMED}: tiene hasta el ${day}.`;
  if (code === 'SPI' && !isLongAgo(arrival, today))
    return `${NOT_CONFIRMED}: tiene hasta el día hábil siguiente al envío.`;
  // What was promised was not kept. An unknown code is shown as it is.
  return code && code !== 'INMEDIATA' && code !== 'SPI' ? `${NOT_CONFIRMED}: ${code}.` : `${NOT_CONFIRMED}.`;
}

/** The same as a short line for a step. */
export function confirmationText(arrival: Arrival, today: string, dateFormat?: string): string {
  const day = formatDate(arrival.fechaAcreditacion, dateFormat);
  if (day && hasArrivalPassed(arrival, today)) return `Por confirmar: el plazo terminó el ${day}.`;
  if (day) return `Por confirmar hasta el ${day}.`;
  return arrival.acreditacion === 'SPI' && !isLongAgo(arrival, today)
    ? 'Por confirmar hasta el siguiente día hábil.'
    : 'Por confirmar.';
}

/** Whether the day that the server gave for it is over; false where it gave none. */
export function hasArrivalPassed({ fechaAcreditacion }: Arrival, today: string): boolean {
  const day = dayOfIso(fechaAcreditacion);
  return day !== null && day < today;
}

/** No business day is so far from the one before it. */
const STALE_DAYS = 7;

/** Whether it was sent so long ago that its next business day is over too, whichever that was. */
export function isLongAgo({ fecha }: Arrival, today: string): boolean {
  const sentOn = dayOfIso(fecha);
  return sentOn !== null && addDays(sentOn, STALE_DAYS) < today;
}

const NOT_CONFIRMED = 'La institución aún no confirma';
