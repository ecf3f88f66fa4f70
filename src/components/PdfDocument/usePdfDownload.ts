import type { FileMaker } from '../MadeFile/fileMaker.ts';
import { useSaveFile } from '../MadeFile/useSaveFile.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { type PdfWords, pdfDocumentWords } from './PdfDocument.words.ts';
import type { PdfDocument } from './pdfDocument.ts';

/** The code that draws a document: fetched when the first file is asked for, because it is heavier than any page. */
export interface PdfMaker {
  makePdf: (content: PdfDocument) => Promise<Blob>;
}

/** The code that makes PDF files. */
const fetchPdfMaker = (): Promise<PdfMaker> => import('./makePdf.ts');

/**
 * A document as a file to save or to share.
 * @param fetch only tests give another one
 * @param words the paper's own in another language
 */
export function pdfFiles(
  fetch: () => Promise<PdfMaker> = fetchPdfMaker,
  words: PdfWords = pdfDocumentWords,
): FileMaker<PdfDocument> {
  return {
    type: 'application/pdf',
    nameOf: ({ fileName }) => fileName,
    fetch: async () => {
      const { makePdf } = await fetch();
      return words === pdfDocumentWords ? makePdf : (content) => makePdf({ words, ...content });
    },
    failed: words.failed,
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
  const { isMaking, save } = useSaveFile(pdfFiles(fetch, useMessages('PdfDocument', pdfDocumentWords)));
  return { isMaking, download: save };
}
