import { isDay } from '#domain/calendar.ts';
import { isRecord } from '#domain/records.ts';
import type { SoughtMovement } from '#flows/busqueda/soughtMovement.ts';

/** The movement that a link of the search means, from the router's `state`; null where there is none: the browser's history is not ours alone. */
export function soughtMovementOf(state: unknown): SoughtMovement | null {
  if (!isRecord(state) || !isRecord(state.movimiento)) return null;
  const { day, text } = state.movimiento;
  return typeof day === 'string' && isDay(day) && typeof text === 'string' ? { day, text } : null;
}
