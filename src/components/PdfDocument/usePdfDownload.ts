import type { FileMaker } from '../MadeFile/fileMaker.ts';
import { useSaveFile } from '../MadeFile/useSaveFile.ts';
import type { PdfDocument } from './pdfDocument.ts';

/** What draws a document: fetched when the first file is asked for, because it is heavier than any page. */
export interface PdfMaker {
  makePdf: (content: PdfDocument) => Promise<Blob>;
}

/** The code that makes PDF files. */
const fetchPdfMaker = (): Promise<PdfMaker> => import('./makePdf.ts');

/**
 * A document as a file to save or to share.
 * @param fetch only tests give another one
 */
export function pdfFiles(fetch: () => Promise<PdfMaker> = fetchPdfMaker): FileMaker<PdfDocument> {
  return {
    type: 'application/pdf',
    nameOf: ({ fileName }) => fileName,
    fetch: async () => (await fetch()).makePdf,
    failed: 'No pudimos preparar el PDF. Revise su conexión e intente nuevamente, o use Imprimir.',
  };
}

/**
 * «Descargar PDF»: {@link useSaveFile} of a document.
 * @param fetch only tests give another one
 */
export function usePdfDownload(fetch: () => Promise<PdfMaker> = fetchPdfMaker): {
  /** For the button's `loading`. */
  isMaking: boolean;
  download: (content: PdfDocument) => Promise<void>;
} {
  const { isMaking, save } = useSaveFile(pdfFiles(fetch));
  return { isMaking, download: save };
}
