/** The windows in which a story is photographed, in CSS pixels: DESIGN.md «Breakpoints». */
export const pictureWidth = { desktop: 1200, phone: 390 } as const;

/**
 * Chromatic's modes: the same windows and themes as the pictures in the repository (testRun/examine.ts), so that both show the same. Only the
 * dark one goes further here, to every story: Chromatic decides by parameters, which cannot be told by title.
 */
export const modes = {
  'claro, escritorio': { viewport: pictureWidth.desktop, tema: 'claro' },
  'claro, móvil': { viewport: pictureWidth.phone, tema: 'claro' },
  'oscuro, escritorio': { viewport: pictureWidth.desktop, tema: 'oscuro' },
} as const;
