/**
 * The greeting (§5 saludo, §9 «a good-day greeting», D-10). Two different things: the form's control `saludo`, required
 * and never sent, whose default is always «Buenos días»; and the display text over the name, which follows the hour.
 */
import { ecuadorHour } from './dates.ts';

/** The choices of the control, in the order of the day. */
export const greetingOptions = ['Buenos días', 'Buenas tardes', 'Buenas noches'] as const;

export type Greeting = (typeof greetingOptions)[number];

/** The control's default value, at any hour (§9, D-10). */
export const DEFAULT_GREETING: Greeting = 'Buenos días';

/** Display text by the hour of the day (0–23): días from 5, tardes from 12, noches from 19. */
export function greetingForHour(hour: number): Greeting {
  if (hour < 5 || hour >= 19) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}

/** Display text at an instant (ms since the epoch) by Ecuador's clock. */
export function greetingAt(instantMs: number): Greeting {
  return greetingForHour(ecuadorHour(instantMs));
}
