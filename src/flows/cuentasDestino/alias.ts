import { DESTINATION_ALIAS_LENGTH } from '#api/contract/datosDestino.ts';

/** The message under an optional alias, or null. */
export function aliasMessage(typed: string): string | null {
  return Array.from(typed.trim()).length > DESTINATION_ALIAS_LENGTH
    ? `El alias no puede superar ${DESTINATION_ALIAS_LENGTH} caracteres.`
    : null;
}

/** The alias of a new destination; without one of its own it is called by its holder, as long as an alias may be. */
export function aliasOf(typed: string, holder: string): string {
  return typed.trim() || Array.from(holder).slice(0, DESTINATION_ALIAS_LENGTH).join('').trim();
}
