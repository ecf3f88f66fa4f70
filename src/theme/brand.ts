/** Sets a deployment's accent colour (contrast-checked with the configuration) over the theme's own; `null` leaves the theme's. */
export function applyAccent(accent: string | null): void {
  if (accent === null) return;
  const { style } = document.documentElement;
  for (const property of ['--action-bg', '--nav-accent']) style.setProperty(property, accent);
  for (const property of ['--action-hover', '--action-pressed']) {
    style.setProperty(property, `color-mix(in srgb, ${accent} 90%, black)`);
  }
}
