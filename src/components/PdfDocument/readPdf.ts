import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader program finds it. */
export interface ReadPdf {
  /** The texts of each page, from the top down and in each line from the left. */
  pages: string[][];
  /** Each text with its place, mm from the page's upper left corner. */
  places: { page: number; text: string; left: number; right: number; top: number }[];
  title: unknown;
  language: unknown;
}

/** For tests: reads a made PDF with a library that knows nothing of the one that made it. */
export async function readPdf(blob: Blob): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[][] = [];
  const places: ReadPdf['places'] = [];
  const mm = (points: number) => (points * 25.4) / 72;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const found = items
      .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      .map(({ str, transform, width }) => {
        const [, , , , x = 0, y = 0] = transform as number[];
        return { page: number, text: str, left: mm(x), right: mm(x + width), top: mm(height - y) };
      })
      .sort((a, b) => (Math.abs(a.top - b.top) > 0.5 ? a.top - b.top : a.left - b.left));
    places.push(...found);
    pages.push(found.map(({ text }) => text));
  }
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as Record<string, unknown>;
  await task.destroy();
  return { pages, places, title: Title, language: Language };
}
