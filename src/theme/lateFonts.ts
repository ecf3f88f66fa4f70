/* On a slow line the typefaces come after the program: a page that is read but does not answer is worth less than one in the device's letters. */

/** What is known of the line; Chromium alone tells. */
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

/** On a return visit the files are here already (D-73), and need no line. */
function isKept(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
}

/** Until {@link bringFonts} the texts stand in the device's own letters, of the same width and height (fonts.css), where the line is slow. */
export function holdFonts(): void {
  if (isSlowLine() && !isKept()) document.documentElement.dataset.fonts = 'late';
}

/** The program answers: now the line is free for them. */
export function bringFonts(): void {
  delete document.documentElement.dataset.fonts;
}
