import type { PdfLibrary } from './pdfLibrary.ts';

/** Checks the newest features that the library's modern build needs, one for each engine: a browser with these has the rest too. */
function isNewEnough(): boolean {
  const newest: readonly [object, string][] = [
    [Map.prototype, 'getOrInsertComputed'],
    [Math, 'sumPrecise'],
    [Uint8Array, 'fromBase64'],
    [Promise, 'try'],
    [URL, 'parse'],
    [AbortSignal, 'any'],
  ];
  return newest.every(([owner, name]) => name in owner);
}

/** Fetches the build that this browser can run, and only that one. Rejects when it does not come. */
export async function loadLibrary(): Promise<PdfLibrary> {
  if (isNewEnough()) return (await import('./modernPdf.ts')).pdf;
  return (await import('./legacyPdf.ts')).loadLegacyPdf();
}
