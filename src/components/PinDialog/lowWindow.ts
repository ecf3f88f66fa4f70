import { LOW_WINDOW_PX, NARROW_PX } from '#theme/narrow.ts';
import { windowFrom, windowHigh } from '#theme/tokens.ts';

/** Of px at the default text size, so that a window is as small as the member's text makes it: at 200 % it has half of them. */
const isLow = `not all and ${windowHigh(LOW_WINDOW_PX)}`;
const isNarrow = `not all and ${windowFrom(NARROW_PX)}`;
/** Boxes, countdown and buttons are 12 rem high: below 22 a form that stays in sight covers what is being signed. */
const isLowest = `not all and ${windowHigh(352)}`;

/** A window that a phone's keyboard, its turning or its text has left low or narrow: boxes, total and Continuar come first. */
export const lowWindow = `@media ${isLow}, ${isNarrow}`;

/** One that has no room for a form that stays in sight: payee and total stand over the boxes, and all of it scrolls. */
export const scrollingWindow = `@media ${isLowest}, ${isNarrow}`;
