import type { getDocument, PDFWorker } from 'pdfjs-dist';

/** The parts of pdf.js that the viewer uses, and the address of its thread's code. */
export interface PdfLibrary {
  getDocument: typeof getDocument;
  PDFWorker: typeof PDFWorker;
  /**
   * Errors only: when a document is closed while its text is being read, the library would warn in the console about a text that is no
   * longer needed.
   */
  verbosity: number;
  workerAddress: string;
}
