import { partsBetweenNumbers } from '#domain/movementText.ts';
import { type Carried, carrier } from '#navigation/carried.ts';

/** What of a movement the list of its account is narrowed down to. */
export interface SoughtMovement {
  /** `yyyy-MM-dd` */
  day: string;
  /** Part of its description; '' where all of that is numbers. */
  text: string;
}

const links = carrier<'movimiento', SoughtMovement>('movimiento');

/**
 * What a link to an account's page carries along for the router's `state` when it means one movement: never in the address. The page reads it
 * back with {@link soughtMovementOf}.
 */
export function soughtMovement(day: string, description: string): Carried<'movimiento'> {
  // The search of a list would show a product's number whole (D-18), and no description has the sign that stands for what cannot be shown.
  const parts = partsBetweenNumbers(description).flatMap((part) => part.split('\uFFFD'));
  const [text = ''] = parts.sort((one, other) => other.length - one.length);
  return links.carry({ day, text: text.trim().toLowerCase() });
}

/** The movement that a link of the search means; null where none led here. */
export const soughtMovementOf = (state: unknown): SoughtMovement | null => links.carriedBy(state);
