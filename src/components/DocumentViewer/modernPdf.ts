import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PdfLibrary } from './pdfLibrary.ts';

/** pdf.js as its authors write it, for the browsers of this year. */
export const pdf: PdfLibrary = { getDocument, PDFWorker, verbosity: VerbosityLevel.ERRORS, workerAddress };
