import type * as Library from 'pdfjs-dist';
import libraryAddress from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PdfLibrary } from './pdfLibrary.ts';

/**
 * The same library with what older browsers lack: its own code in older words, and substitutes for missing functions. It is published as it
 * comes: our build would shorten a text that is made for other browsers than those it builds for. Rejects when it does not come.
 */
export async function loadLegacyPdf(): Promise<PdfLibrary> {
  const { getDocument, PDFWorker, VerbosityLevel } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ libraryAddress
  )) as typeof Library;
  return { getDocument, PDFWorker, verbosity: VerbosityLevel.ERRORS, workerAddress };
}
