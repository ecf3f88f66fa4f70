import { LOW_WINDOW_PX, NARROW_PX } from '#theme/narrow.ts';
import { breakpoint, windowFrom, windowHigh, windowLowerThan, windowUpTo } from '#theme/tokens.ts';

/** In px at the default text size, so that a larger text makes the window count as smaller: at 200 % it has half as many. */
const isLow = `not all and ${windowHigh(LOW_WINDOW_PX)}`;
const isNarrow = `not all and ${windowFrom(NARROW_PX)}`;
/** Boxes, countdown and buttons are 12 rem high: below 22 a form that stays in sight covers what is being signed. */
const isLowest = `not all and ${windowHigh(352)}`;

/** A phone with less room than a sheet with five rows takes; the window's own height, px at the default text size. */
const LOW_PHONE_PX = 720;
const isLowPhone = `${windowUpTo(breakpoint.menu)} and ${windowLowerThan(LOW_PHONE_PX)}`;

/** A window made low or narrow by a phone's keyboard, by turning the phone or by a large text, and a small phone: boxes, total and Continuar come first. */
export const lowWindow = `@media ${isLow}, ${isNarrow}, ${isLowPhone}`;

/** A window too low for a form that stays in sight: payee and total are above the boxes, and everything scrolls. */
export const scrollingWindow = `@media ${isLowest}, ${isNarrow}`;
