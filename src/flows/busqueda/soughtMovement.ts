/** Numbers of products, which the search of a list would show whole (D-18), and what joins them to the words. */
const BETWEEN_WORDS = /[\s–—-]*\d{11,}[\s–—-]*/;

/** What of a movement the list of its account is narrowed down to. */
export interface SoughtMovement {
  /** `yyyy-MM-dd` */
  day: string;
  /** Part of its description; '' where all of that is numbers. */
  text: string;
}

/**
 * What a link to an account's page carries along for the router's `state` when it means one movement: never in the address. The page reads it back
 * (screens/cuentas/soughtMovementOf.ts).
 */
export function soughtMovement(day: string, description: string): { movimiento: SoughtMovement } {
  const [text = ''] = description.split(BETWEEN_WORDS).sort((one, other) => other.length - one.length);
  return { movimiento: { day, text: text.trim().toLowerCase() } };
}
