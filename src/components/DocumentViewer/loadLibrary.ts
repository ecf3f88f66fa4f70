import type { PdfLibrary } from './pdfLibrary.ts';

/** The newest of what the library's own build takes for granted, in each of the engines: who has these has the rest. */
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
