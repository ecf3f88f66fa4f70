import { useEffect, useRef, useState } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { saveBlob } from '../PrintSheet/saveBlob.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { PdfDocument } from './pdfDocument.ts';

/** What draws a document: fetched when the first file is asked for, because it is heavier than any page. */
export interface PdfMaker {
  layoutPdf: (content: PdfDocument) => Blob;
}

/** The code that makes PDF files. */
export const fetchPdfMaker = (): Promise<PdfMaker> => import('./layoutPdf.ts');

const FAILED = 'No pudimos preparar el PDF. Revise su conexión e intente nuevamente, o use Imprimir.';

/**
 * «Descargar PDF»: makes the file and hands it over to the browser, without its print dialog. A second click while one is being made
 * makes no second one; a failure is a toast, and the page stays as it was; whoever has left the page gets neither file nor toast.
 * @param fetch only tests give another one
 */
export function usePdfDownload(fetch: () => Promise<PdfMaker> = fetchPdfMaker): {
  /** For the button's `loading`. */
  isMaking: boolean;
  download: (content: PdfDocument) => Promise<void>;
} {
  const toast = useToast();
  const once = useLatch();
  const [isMaking, setMaking] = useState(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const download = async (content: PdfDocument): Promise<void> => {
    await once(async () => {
      setMaking(true);
      try {
        const { layoutPdf } = await fetch();
        if (here.current) saveBlob(layoutPdf(content), content.fileName);
      } catch {
        if (here.current) toast.error(FAILED);
      } finally {
        setMaking(false);
      }
    });
  };
  return { isMaking, download };
}
