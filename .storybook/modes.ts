import type { Viewport } from './viewports.ts';

/** The windows in which a story is photographed, in CSS pixels: DESIGN.md «Breakpoints». */
export const pictureWidth = { desktop: 1200, phone: 390 } as const;

const PHONE = 'claro, móvil';

/**
 * Chromatic's modes: the same windows and themes as the pictures in the repository (testRun/pictures.ts), so that both show the same. Only
 * the dark one goes further here, to every story: Chromatic decides by parameters, which cannot be told by title.
 */
export const modes = {
  claro: { viewport: pictureWidth.desktop, tema: 'claro' },
  [PHONE]: { viewport: pictureWidth.phone, tema: 'claro' },
  oscuro: { viewport: pictureWidth.desktop, tema: 'oscuro' },
} as const;

/** What a story, its title or the catalogue says of window and theme, as Storybook's toolbar takes it. */
export interface WindowWish {
  globals?: { viewport?: { value?: string | undefined }; tema?: string };
  parameters?: { viewport?: { options?: Readonly<Record<string, Viewport>> } };
}

/** The window that a story asks for, in CSS pixels; null when it asks for none. */
export function ownWindow({ globals, parameters }: WindowWish): { width: number; height: number } | null {
  const styles = parameters?.viewport?.options?.[globals?.viewport?.value ?? '']?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
}

/** How a story that asks for a window or a theme of its own changes {@link modes}, as Chromatic merges it; null when it asks for neither. */
export function ownModes(wish: WindowWish) {
  const viewport = ownWindow(wish);
  // A story's own theme is stronger than a mode's: its light picture would be the dark one once more.
  const isDark = wish.globals?.tema === 'oscuro';
  if (!viewport && !isDark) return null;
  return {
    claro: { ...(viewport && { viewport }), disable: isDark },
    [PHONE]: { disable: viewport?.width === pictureWidth.phone },
    oscuro: { ...(viewport && { viewport }) },
  };
}
