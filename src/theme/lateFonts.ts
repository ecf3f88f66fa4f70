/* On a slow line the typefaces come after the program: a page that is read but does not answer is worth less than one in the device's letters. */

/** What the browser says of the connection; only Chromium does. */
interface Line {
  effectiveType?: string;
}

/** `4g` is the fastest kind there is: answers within some 270 ms. What a browser denies counts as not told. */
function isSlowLine(): boolean {
  try {
    const { effectiveType = '4g' } = (navigator as Navigator & { connection?: Line }).connection ?? {};
    return effectiveType !== '4g';
  } catch {
    return false;
  }
}

/** On a return visit the files are already kept (D-73) and need no connection. */
function isKept(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
}

/** On a slow line, keeps texts in the device's own fonts until {@link bringFonts}; these have the same width and height (fonts.css). */
export function holdFonts(): void {
  if (isSlowLine() && !isKept()) document.documentElement.dataset.fonts = 'late';
}

/** The program has loaded: now the fonts may use the line. */
export function bringFonts(): void {
  delete document.documentElement.dataset.fonts;
}
