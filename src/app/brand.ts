import type { RuntimeConfig } from '#config/runtimeConfig.ts';

/** Applies a deployment's accent colour (contrast-checked with the configuration) over the theme's own. */
export function applyBrand({ accent }: RuntimeConfig['theme']): void {
  if (accent === null) return;
  const { style } = document.documentElement;
  for (const property of ['--action-bg', '--nav-accent']) style.setProperty(property, accent);
  for (const property of ['--action-hover', '--action-pressed']) {
    style.setProperty(property, `color-mix(in srgb, ${accent} 90%, black)`);
  }
}
