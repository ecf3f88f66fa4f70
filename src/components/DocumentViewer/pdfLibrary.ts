import type { getDocument, PDFWorker } from 'pdfjs-dist';

/** What the viewer needs of pdf.js, and where its thread's code is. */
export interface PdfLibrary {
  getDocument: typeof getDocument;
  PDFWorker: typeof PDFWorker;
  /** Errors only: it warns in the console of a text that nobody waits for any more, when a document is closed while it is read. */
  verbosity: number;
  workerAddress: string;
}
