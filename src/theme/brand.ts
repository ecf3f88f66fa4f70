/** How much lighter than the accent the hovered button is. */
const STEP = 0.1;

/**
 * Sets a deployment's accent colour (contrast-checked with the configuration) over the theme's own; `null` leaves the theme's, also where the
 * document was drawn with an accent that the configuration no longer has.
 */
export function applyAccent(accent: string | null): void {
  const { style } = document.documentElement;
  // An empty value takes the property away.
  for (const property of ['--action-bg', '--nav-accent']) style.setProperty(property, accent ?? '');
  const beside = accent === null ? '' : besideAccent(accent);
  for (const property of ['--action-hover', '--action-pressed']) style.setProperty(property, beside);
}

/**
 * Colour of the hovered button, `#rrggbb`: one step nearer to white, so that its dark text stays readable wherever it is readable on the
 * accent. Computed here because `color-mix` is newer than the oldest browsers.
 */
export function besideAccent(accent: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16) * (1 - STEP) + 255 * STEP);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
