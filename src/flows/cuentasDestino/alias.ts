/** Longest name that a member gives to a destination, in characters. */
const LONGEST_ALIAS = 40;

/** The message under an optional alias, or null. */
export function aliasMessage(typed: string): string | null {
  return Array.from(typed.trim()).length > LONGEST_ALIAS
    ? `El alias no puede superar ${LONGEST_ALIAS} caracteres.`
    : null;
}
