import { contrastOf } from './oklch.ts';

/** Text of the button in both themes, and what it needs (WCAG 1.4.3): the configuration asks the same of the accent. */
const ACTION_TEXT = '#06222A';
const LEAST_CONTRAST = 4.5;

/** How far the button under the pointer is from the accent. */
const STEP = 0.1;

/** Sets a deployment's accent colour (contrast-checked with the configuration) over the theme's own; `null` leaves the theme's. */
export function applyAccent(accent: string | null): void {
  if (accent === null) return;
  const { style } = document.documentElement;
  for (const property of ['--action-bg', '--nav-accent']) style.setProperty(property, accent);
  for (const property of ['--action-hover', '--action-pressed']) style.setProperty(property, besideAccent(accent));
}

/**
 * The button under the pointer: darker, as ours is, or lighter where its dark text could no longer be read. Reckoned here: `color-mix` is
 * newer than the oldest browsers.
 */
export function besideAccent(accent: string): string {
  const darker = mixed(accent, 0);
  return contrastOf(darker, ACTION_TEXT) >= LEAST_CONTRAST ? darker : mixed(accent, 255);
}

/** `#rrggbb` one step nearer to black, 0, or white, 255. */
function mixed(color: string, end: 0 | 255): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) * (1 - STEP) + end * STEP);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
