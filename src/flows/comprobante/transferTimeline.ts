import type { TimelineStep } from '#components/Timeline/Timeline.tsx';
import { type Arrival, arrivalText, confirmationText, hasArrivalPassed, isLongAgo } from '#domain/arrival.ts';
import { formatDate, formatMinute } from '#domain/dates.ts';

/** What receipt and history say of a transfer's way; all of it may be missing. */
export interface TransferWay extends Arrival {
  tipo?: string | null | undefined;
  estado?: string | null | undefined;
}

/**
 * Debitado → Enviado → Acreditado or Devuelto of a transfer to another institution (DESIGN.md §12); null for what has no way, such as a transfer
 * inside the cooperative, and for a state that we do not know. An hour stands only where the server gave it, and nothing counts as credited
 * before it says so: one that was sent and whose day of arrival is not past still waits for it. `today` is `yyyy-MM-dd`.
 */
export function transferTimeline(way: TransferWay, today: string, dateFormat?: string): TimelineStep[] | null {
  const { tipo, estado, fecha, acreditacion, fechaAcreditacion } = way;
  if (tipo !== 'EXTERNA') return null;
  const when = formatMinute(fecha, dateFormat) ?? '';
  const day = formatDate(fechaAcreditacion, dateFormat);
  const debited: TimelineStep = { name: 'Debitado', state: 'done', detail: when };
  const credited: TimelineStep = { name: 'Acreditado', state: 'pending', detail: '' };
  if (estado === 'DEVUELTA')
    return [
      debited,
      { name: 'Enviado', state: 'done', detail: '' },
      { name: 'Devuelto', state: 'undone', detail: 'El valor volvió a su cuenta.' },
    ];
  if (estado === 'EN_PROCESO')
    return [debited, { name: 'Enviado', state: 'waiting', detail: confirmationText(way, today, dateFormat) }, credited];
  if (estado !== 'EXITOSA') return null;
  const sent: TimelineStep = { name: 'Enviado', state: 'done', detail: when };
  if (acreditacion === 'INMEDIATA') return [debited, sent, { ...credited, state: 'done', detail: when }];
  if (hasArrivalPassed(way, today)) return [debited, sent, { ...credited, state: 'done', detail: day ?? '' }];
  // Of one of long ago whose day nobody says nothing is awaited any more, and nobody says that it has come.
  if (day === null && isLongAgo(way, today)) return [debited, sent];
  return [debited, sent, { ...credited, state: 'waiting', detail: expected(acreditacion, day) }];
}

const expected = (code: string | null | undefined, day: string | null): string =>
  day ? `Hasta el ${day}.` : code ? `${arrivalText(code)}.` : '';
