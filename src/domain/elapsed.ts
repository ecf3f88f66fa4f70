import { dayOf } from './calendar.ts';
import { formatDate, toEcuadorIso } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** From here on the hour is easier to find one's way by than a count. */
const COUNTED_HOURS = 6;

/**
 * How long ago something was, to begin a sentence with (D-67): «Hace 2 minutos», «Hace 3 horas», then «Hoy a las 03:15», «Ayer a las
 * 22:15» by Ecuador's calendar, and the day where it was neither. A moment ahead of the clock was just now. Both in ms.
 */
export function elapsedText(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE_MS) return 'Hace un momento';
  if (age < HOUR_MS) return counted(Math.floor(age / MINUTE_MS), 'minuto');
  if (age < COUNTED_HOURS * HOUR_MS) return counted(Math.floor(age / HOUR_MS), 'hora');
  const hour = formatDate(toEcuadorIso(at), 'HH:mm') ?? '';
  if (dayOf(at) === dayOf(now)) return `Hoy a las ${hour}`;
  if (dayOf(at) === dayOf(now - 24 * HOUR_MS)) return `Ayer a las ${hour}`;
  return `El ${formatDate(toEcuadorIso(at)) ?? ''} a las ${hour}`;
}

function counted(count: number, unit: string): string {
  return `Hace ${count} ${unit}${count === 1 ? '' : 's'}`;
}
