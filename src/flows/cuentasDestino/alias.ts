/** Longest name that a member gives to a destination, in characters. */
const LONGEST_ALIAS = 40;

/** The message under an optional alias, or null. */
export function aliasMessage(typed: string): string | null {
  return Array.from(typed.trim()).length > LONGEST_ALIAS
    ? `El alias no puede superar ${LONGEST_ALIAS} caracteres.`
    : null;
}

/** The alias of a new destination; without one of its own it is called by its holder, as long as an alias may be. */
export function aliasOf(typed: string, holder: string): string {
  return typed.trim() || Array.from(holder).slice(0, LONGEST_ALIAS).join('').trim();
}
