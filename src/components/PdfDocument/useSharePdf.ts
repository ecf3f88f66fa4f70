import { useEffect, useRef, useState } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { canShareFile, type ShareWords, useShareText } from '../Share/useShareText.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { fetchPdfMaker, type PdfMaker } from './usePdfDownload.ts';

/** How long a tap waits for what makes the file, ms: browsers let a page share for a few seconds after it. */
const PATIENCE_MS = 1_500;

const PDF_TYPE = 'application/pdf';

/**
 * «Compartir» of what is also a file: the text, and the PDF with it where the phone's sheet takes files. What makes the file is fetched as
 * soon as the page stands, for a browser forgets the member's tap while it waits; where it does not come in time, or fails, the text goes
 * alone. A failure is a toast, never a rejection.
 * @param fetch only tests give another one
 */
export function useSharePdf(fetch: () => Promise<PdfMaker> = fetchPdfMaker): {
  /** For the button's `loading`. */
  isMaking: boolean;
  share: (content: () => PdfDocument, text: string, words: ShareWords) => Promise<void>;
} {
  const shareText = useShareText();
  const once = useLatch();
  const [isMaking, setMaking] = useState(false);
  const maker = useRef<Promise<PdfMaker | null>>(null);
  const [fetchOnce] = useState(() => fetch);
  useEffect(() => {
    if (!canShareFile(new File([], 'prueba.pdf', { type: PDF_TYPE }))) return;
    maker.current = fetchOnce().catch(() => null);
  }, [fetchOnce]);

  const fileOf = async (content: () => PdfDocument): Promise<File | null> => {
    const made = await Promise.race([maker.current, after(PATIENCE_MS)]);
    try {
      if (!made) return null;
      const document = content();
      return new File([made.layoutPdf(document)], document.fileName, { type: PDF_TYPE });
    } catch {
      return null;
    }
  };

  return {
    isMaking,
    share: async (content, text, words) => {
      if (!maker.current) return shareText(text, words);
      await once(async () => {
        setMaking(true);
        const file = await fileOf(content);
        setMaking(false);
        await shareText(text, words, file);
      });
    },
  };
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));
