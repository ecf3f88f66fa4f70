import type * as Library from 'pdfjs-dist';
import libraryAddress from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PdfLibrary } from './pdfLibrary.ts';

/**
 * The same library for older browsers: compiled to older syntax, with substitutes for missing functions. It is published unchanged: our
 * build would compile it for newer browsers than it is made for. Rejects when it does not come.
 */
export async function loadLegacyPdf(): Promise<PdfLibrary> {
  const { getDocument, PDFWorker, VerbosityLevel } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ libraryAddress
  )) as typeof Library;
  return { getDocument, PDFWorker, verbosity: VerbosityLevel.ERRORS, workerAddress };
}
