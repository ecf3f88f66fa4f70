import { dayOfIso } from './calendar.ts';
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
  if (code === 'SPI') return `${NOT_CONFIRMED}: tiene hasta el día hábil siguiente al envío.`;
  // «INMEDIATA» was the promise, and it was not kept. An unknown code is shown as it is.
  return code && code !== 'INMEDIATA' ? `${NOT_CONFIRMED}: ${code}.` : `${NOT_CONFIRMED}.`;
}

/** The same as a short line for a step. */
export function confirmationText(arrival: Arrival, today: string, dateFormat?: string): string {
  const day = formatDate(arrival.fechaAcreditacion, dateFormat);
  if (day && hasArrivalPassed(arrival, today)) return `Por confirmar: el plazo terminó el ${day}.`;
  if (day) return `Por confirmar hasta el ${day}.`;
  return arrival.acreditacion === 'SPI' ? 'Por confirmar hasta el siguiente día hábil.' : 'Por confirmar.';
}

/** Whether the day that the server gave for it is over; false where it gave none. */
export function hasArrivalPassed({ fechaAcreditacion }: Arrival, today: string): boolean {
  const day = dayOfIso(fechaAcreditacion);
  return day !== null && day < today;
}

const NOT_CONFIRMED = 'La institución aún no confirma';
